// Sixty openings of the page, views and games in either language, on screens of two sizes, with values told and hidden: what they
// show is kept, so that whoever moves things sees what is another thing for it.

export interface Opening {
  name: string;
  link: string;
  size: "wide" | "narrow";
}

/** What is opened in each of four ways: told, hidden, and either in Chinese on a narrow screen. */
const EACH: Record<string, [told: string, hidden: string]> = {
  graph: [
    "nim(1,2,3)?color=outcome&at=(1,1,3)",
    "nim(1,2,3)?color=outcome&hide=values&shown=(),(1)&at=(1,1)",
  ],
  grundy: ["bash[m=3](7)?at=(6)&line=(7)", "bash[m=3](7)?hide=values&shown=(),(1),(2)&at=(2)"],
  players: [
    "nim(1,2,2)?play=last-mover&players=3&at=(1,2)",
    "nim(1,2,2)?play=last-mover&players=3&hide=values&shown=()",
  ],
  table: [
    "nim(1,2,3)?view=table&sort=-grundy",
    "nim(1,2,3)?view=table&hide=values&shown=(1,1)&color=outcome",
  ],
  board: ["hackenbush(0-1-2-3,0-5-6,1-4)?view=board", "hackenbush(0-1-2-3,0-5-6,1-4)?view=board&hide=values"],
  grid: [
    "wythoff(5,8)?view=grid&at=(3,5)",
    "wythoff(5,8)?view=grid&hide=values&shown=(),(1,2)&at=(1,2)&color=outcome",
  ],
  sieve: ["wythoff(5,8)?view=grid&sieve=2", "wythoff(5,8)?view=grid&hide=values"],
  sequence: ["kayles(20)?view=sequence&at=(7)", "kayles(20)?view=sequence&hide=values&shown=(1),(2)&at=(2)"],
  structures: ["nim(1,2,3)?view=structures", "nim(1,2,3)?view=structures&hide=values&shown=(1,2,3)"],
  large: ["nim(30,30,30)?color=outcome", "nim(9,9,9)?hide=values&color=outcome"],
  theorems: [
    "nim(1,2,3)?view=theorems&theorem=bouton",
    "nim(1,2,3)?color=outcome&hide=values&kernel=(),(1,1)",
  ],
  labelled: ["nim(1,2,3)?step=14&at=(1,2,3)", "nim(1,2,3)?step=6&color=outcome"],
  lesson: [
    "nim(1,2,3)?color=outcome&lesson=why-lost&page=answers",
    "nim(1,2,3)?color=outcome&line=(1,1,2)&hide=values&shown=(),(1),(2),(3),(1,1)&lesson=why-lost&page=aim",
  ],
  remoteness: [
    "euclid(5,13)?color=remoteness&labels=value",
    "euclid(5,13)?color=remoteness&hide=values&shown=(1,0)",
  ],
  misere: [
    "nim(1,1,2,2)?play=misere&moves=all&at=(1,1,2)",
    "nim(1,1,2,2)?play=misere&hide=values&shown=(2,2)&at=(2,2)",
  ],
};

const chinese = (link: string): string => `${link}&lang=zh`;

export const OPENINGS: readonly Opening[] = Object.entries(EACH).flatMap(([name, [told, hidden]]) => [
  { name: `${name} told`, link: told, size: "wide" as const },
  { name: `${name} hidden`, link: hidden, size: "wide" as const },
  { name: `${name} told zh`, link: chinese(told), size: "narrow" as const },
  { name: `${name} hidden zh`, link: chinese(hidden), size: "narrow" as const },
]);
