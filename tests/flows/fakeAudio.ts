// Web Audio without sound and without a clock: what was arranged is kept, and time passes when a test says so.

interface Node {
  to?: Node | undefined;
  connect(other: Node): Node;
  disconnect(): void;
}

/** A note that was arranged, and that can be heard. */
export interface HeardNote {
  /** In seconds. */
  at: number;
  /** In Hz. */
  pitch: number;
  wave: string;
  place: number;
}

class FakeParameter {
  value = 0;
  setValueAtTime(value: number): this {
    this.value = value;
    return this;
  }
  linearRampToValueAtTime(value: number): this {
    return this.setValueAtTime(value);
  }
  exponentialRampToValueAtTime(value: number): this {
    if (value <= 0) throw new RangeError("it never comes to nothing");
    return this.setValueAtTime(value);
  }
}

class FakeNode extends EventTarget implements Node {
  to: Node | undefined;
  readonly gain = new FakeParameter();
  readonly pan = new FakeParameter();
  readonly offset = new FakeParameter();
  readonly frequency = new FakeParameter();
  type = "";
  begin: number | undefined;
  end = Infinity;

  connect(other: Node): Node {
    this.to = other;
    return other;
  }

  disconnect(): void {
    this.to = undefined;
  }

  start(at = 0): void {
    this.begin = at;
  }

  stop(at = 0): void {
    this.end = at;
  }
}

export class FakeAudio {
  /** What a page has made. */
  static made: FakeAudio | undefined;
  currentTime = 0;
  state = "suspended";
  readonly destination = new FakeNode();
  #notes: FakeNode[] = [];
  #waiting: FakeNode[] = [];

  constructor() {
    FakeAudio.made = this;
  }

  readonly createGain = (): FakeNode => new FakeNode();
  readonly createStereoPanner = (): FakeNode => new FakeNode();

  createOscillator(): FakeNode {
    const node = new FakeNode();
    this.#notes.push(node);
    this.#waiting.push(node);
    return node;
  }

  createConstantSource(): FakeNode {
    const node = new FakeNode();
    this.#waiting.push(node);
    return node;
  }

  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.state = "suspended";
    return Promise.resolve();
  }

  /** Lets so many seconds pass. What ends meanwhile, and is joined to what is heard, says so in time. */
  pass(seconds: number): void {
    const until = this.currentTime + seconds;
    for (;;) {
      const due = this.#waiting.filter((node) => node.end <= until && this.#isHeard(node));
      const [next] = due.sort((one, other) => one.end - other.end);
      if (!next) break;
      this.currentTime = Math.max(this.currentTime, next.end);
      this.#waiting = this.#waiting.filter((node) => node !== next);
      next.dispatchEvent(new Event("ended"));
    }
    this.currentTime = until;
  }

  /** The notes that were arranged and were not cut off. */
  heard(): HeardNote[] {
    return this.#notes
      .filter((node) => this.#isHeard(node))
      .map((node) => ({
        at: node.begin ?? NaN,
        pitch: Math.round(node.frequency.value),
        wave: node.type,
        place: (node.to as FakeNode | undefined)?.to instanceof FakeNode ? panOf(node) : 0,
      }));
  }

  /** As if nothing had been arranged yet. */
  forget(): void {
    this.#notes = [];
    this.#waiting = [];
    this.currentTime = 0;
  }

  #isHeard(node: Node): boolean {
    return node === this.destination || (node.to !== undefined && this.#isHeard(node.to));
  }
}

/** Through its envelope to where it is placed. */
function panOf(node: FakeNode): number {
  return ((node.to as FakeNode).to as FakeNode).pan.value;
}
