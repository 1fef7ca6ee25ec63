// The types of calls and answers that people have compiled against.
export type Answer<T> = {
    ok: true;
    value: T;
    error?: undefined;
} | {
    ok: false;
    error: RequestError;
    value?: undefined;
};
export type AroundPosition = {
    position: number;
    moves: number;
    counts: Array<number>;
    whole: number;
};
export type Catalogue = {
    version: string;
    rulesets: Array<RulesetCard>;
    conventions: Array<ConventionCard>;
    winners: Array<WinnerCard>;
    theorems: Array<TheoremCard & Partial<TheoremProse>>;
    refusals?: Record<string, Record<string, Text>>;
    limits: Limits;
};
export type Cells = {
    row: number;
    column: number;
    rows: number;
    columns: number;
    classes: Uint16Array | Uint32Array;
    labels?: Array<string>;
};
export type Census = {
    bound: number;
    heaps: number;
    positionCount: number;
    board: string;
    heapTokens?: HeapTokens;
    passes: number;
    players: number;
    tokenOffsets: Uint32Array;
    tokens: Float64Array;
    method: Method;
    outcome?: Uint8Array;
    grundy?: Float64Array;
    gameValue?: Uint8Array;
};
export type Change = {
    place: number;
    from: number;
    to: Array<number>;
    ends?: [
        number,
        number
    ];
};
export type Chart = {
    rows: number;
    columns: number;
    method: Method;
    counts: Uint32Array;
    sequences?: Array<ChartedSequence>;
};
export type ChartedSequence = {
    kind: "grundy" | "outcome" | "game-value" | "winners";
    method: Method;
    period?: number;
    preperiod?: number;
    saltus?: number;
    status?: "proved" | "observed";
    counts: Uint32Array;
    first: Uint32Array;
    last: Uint32Array;
    beyond?: number;
    sparse?: Sparse;
};
export type Choice = {
    word: string;
    name: Text;
};
export type ClaimVerdict = {
    key: string;
    cases: number;
    failures: number;
    shownBy: Array<Array<Shown>>;
};
export type Component = {
    ruleset: string;
    params: Record<string, ParameterValue>;
};
export type ConventionCard = {
    kind: "normal" | "misere" | "alliance";
    name: Text;
    says: Text;
};
export type Counterexample = {
    position: Array<number>;
    rank: number;
    label: string;
    notation: string;
    prediction: Prediction;
    value: PositionValue;
};
export type ErrorCode = "unknown-ruleset" | "unknown-key" | "missing-value" | "wrong-type" | "not-an-integer" | "out-of-range" | "too-many" | "repeated" | "no-token" | "unexpected-character" | "unclosed-bracket" | "text-too-long" | "unknown-choice" | "cyclic-graph" | "unknown-vertex" | "unknown-position" | "nested-sum" | "not-a-ranking" | "unknown-convention" | "unknown-theorem" | "does-not-apply" | "no-heaps" | "no-puzzle" | "too-many-positions" | "too-many-moves" | "out-of-memory" | "cancelled" | "internal";
export type Evaluation = {
    method: Method;
    theorem?: string;
    outcome?: Uint8Array;
    grundy?: Float64Array;
    remoteness?: Float64Array;
    gameValue?: Uint8Array;
    winners?: Uint8Array;
};
export type Example = {
    notation: string;
    written: string;
    says?: Text;
};
export type ExplainedComponent = {
    notation: string;
    label: string;
    grundy: number;
};
export type ExplainedOption = {
    position: Array<number>;
    label: string;
    value: PositionValue;
    winning: boolean;
    moves: Array<Move>;
    reply?: Reply;
};
export type ExplainedPeriod = {
    component?: number;
    period: number;
    preperiod: number;
    proof: "window" | "guy-smith";
    reach: number;
    parts: number;
    lookedThrough: number;
    heaps: Array<PeriodHeap>;
};
export type Explanation = {
    position: Array<number>;
    label: string;
    notation: string;
    asked: Notation;
    method: Method;
    theorem?: string;
    value: PositionValue;
    optionCount?: number;
    options: Array<ExplainedOption>;
    mexWitnesses?: Array<number>;
    movers?: Array<MoverChoice>;
    components?: Array<ExplainedComponent>;
    periods?: Array<ExplainedPeriod>;
    theorems: Array<TheoremVerdict>;
};
export type Exploration = {
    notation: string;
    start: Notation;
    board: string;
    heapTokens?: HeapTokens;
    positionCount: number;
    moveCount: number;
    pPositionCount?: number;
    players: number;
    tokenOffsets: Uint32Array;
    tokens: Float64Array;
    labels: Array<string>;
    number: Uint32Array;
    optionOffsets?: Uint32Array;
    options?: Uint32Array;
    coverOffsets: Uint32Array;
    covers: Uint32Array;
    coversExact: boolean;
    winningOffsets: Uint32Array;
    winning: Uint32Array;
    winningFor?: Uint32Array;
    outcome?: Uint8Array;
    grundy?: Uint32Array | Float64Array;
    remoteness?: Uint32Array;
    gameValue?: Uint8Array;
    winners?: Uint8Array;
    layer: Uint32Array;
    layerCount: number;
    direction: "down" | "right";
    x: Float32Array;
    y: Float32Array;
    nodeWidth: number;
    nodeHeight: number;
    width: number;
    height: number;
    part?: PartOfGraph;
    around?: AroundPosition;
};
export type Fit = {
    count?: number;
    moves: Array<FittingMove>;
    refusal?: Refusal;
};
export type FittingMove = {
    move: Move;
    position: Array<number>;
    label: string;
};
export type FormulaExamples = {
    both: Array<string>;
    outcome: Array<string>;
    gameValue: Array<string>;
};
export type Genera = {
    genera: Array<Genus>;
    firstWild?: number;
    positions: number;
};
export type Genus = {
    grundy: number;
    misere: Array<number>;
    label: string;
    tame: boolean;
};
export type Grid = {
    rows: number;
    columns: number;
    layers?: number;
    method: Method;
    outcome?: Uint8Array;
    grundy?: Uint16Array;
    gameValue?: Uint8Array;
    winners?: Uint8Array;
};
export type HeapTokens = {
    ordered: boolean;
    behind: Array<string>;
};
export type Instance = {
    notation: string;
    ruleset: string;
    play: "normal" | "misere" | WinnerCard["word"];
    players?: number;
    bound: number;
    heaps?: number;
};
export type Limits = {
    textLength: number;
    heaps: number;
    splitHeaps: number;
    heapSize: number;
    setSize: number;
    edges: number;
    components: number;
    players: number;
    positions: number;
    moves: number;
    evaluated: number;
    listedOptions: number;
    movesSent: number;
    exactCovers: number;
    drawnPositions: number;
    aroundMoves: number;
    gridSide: number;
    gridCells: number;
    sieveCells: number;
    sequence: number;
    checkedBound: number;
    checkedHeaps: number;
};
export type Method = "search" | "recursion" | "sprague-grundy" | "period" | "theorem";
export type Move = {
    board: string;
    component?: number;
    first: number;
    changes: Array<Change>;
};
export type MoverChoice = {
    winner: number;
    options: Array<number>;
};
export type NimHeap = {
    size: number;
    places: Array<number>;
};
export type Notation = {
    ruleset: string;
    params: Record<string, ParameterValue>;
    position: Array<number>;
    label: string;
    notation: string;
    words?: Record<string, Words>;
    written: string;
    components?: Array<string>;
    edges?: Array<[
        number,
        number
    ]>;
    names?: Array<string>;
    arrows?: Array<[
        number,
        number
    ]>;
    splits: boolean;
    parts: number;
    swept?: Array<number>;
    slopes?: Array<number>;
};
export type Outcome = "P" | "N";
export type Painting = {
    width: number;
    height: number;
    pixels: Uint8Array;
};
export type ParameterCard = {
    key: string;
    name: Text;
    meaning: Text;
    adds?: Text;
    range: ParameterRange;
    required: boolean;
    initial?: ParameterValue;
};
export type ParameterRange = {
    kind: "integer";
    least: number;
    most: number;
} | {
    kind: "set";
    least: number;
    most: number;
} | {
    kind: "choice";
    choices: Array<Choice>;
} | {
    kind: "text";
    long: boolean;
} | {
    kind: "rule";
};
export type ParameterValue = number | Array<number> | string | Array<Component>;
export type PartOfGraph = {
    method: Method;
    theorem?: string;
};
export type PeriodHeap = {
    heap: number;
    remainder: number;
    like: number;
};
export type Phase = "building" | "solving" | "placing" | "refining" | "comparing" | "done";
export type PositionValue = {
    outcome?: Outcome;
    grundy?: number;
    remoteness?: number;
    gameValue?: number;
    winners?: Array<number>;
};
export type PredictedValue = {
    kind: "grundy";
    grundy: number;
} | {
    kind: "outcome";
    outcome: Outcome;
} | {
    kind: "game-value";
    turns: number;
} | {
    kind: "remoteness";
    moves: number;
} | {
    kind: "undefined";
};
export type Prediction = {
    kind: "silent";
} | {
    kind: "exactly";
    value: PredictedValue;
} | {
    kind: "one-of";
    values: Array<PredictedValue>;
};
export type Puzzle = {
    position: Array<number>;
    label: string;
    notation: string;
    winning: number;
    optionCount: number;
    remoteness?: number;
    positions: number;
};
export type Quantity = {
    kind: "integer";
    value: number;
} | {
    kind: "list";
    values: Array<number>;
} | {
    kind: "set";
    values: Array<number>;
} | {
    kind: "binary-columns";
    rows: Array<number>;
    sum: number;
} | {
    kind: "column-counts";
    rows: Array<number>;
    modulus: number;
    counts: Array<number>;
} | {
    kind: "cycle";
    runs: Array<Run>;
    from: number;
    to: number;
} | {
    kind: "case";
    name: string;
};
export type Refusal = {
    of: string;
    key: string;
    numbers: Record<string, RefusalNumber>;
};
export type RefusalNumber = number | Array<number>;
export type Reply = {
    position: Array<number>;
    label: string;
};
export type RequestError = {
    code: ErrorCode;
    field: string;
    span?: [
        number,
        number
    ];
    limit?: number;
    got?: number | string;
};
export type RulesetCard = {
    id: string;
    aliases: Array<string>;
    board: string;
    heapTokens?: HeapTokens;
    mostHeaps?: number;
    name: Text;
    rules: Text;
    wordings: Array<Wording>;
    parameters: Array<ParameterCard>;
    examples: Array<Example>;
    formulas?: FormulaExamples;
    sources?: Array<string>;
};
export type RulesetProse = {
    says: Array<Text>;
    sources: Array<string>;
};
export type Run = {
    value: number;
    length: number;
};
export type Sequence = {
    values: Uint16Array | Uint32Array;
    kind: "grundy" | "outcome" | "game-value" | "winners";
    period?: number;
    preperiod?: number;
    saltus?: number;
    status?: "proved" | "observed";
    method: Method;
};
export type Shown = {
    label: string;
    notation: string;
};
export type Sieve = {
    rows: number;
    columns: number;
    byStones: boolean;
    found: Uint16Array;
    struck: Uint16Array;
};
export type SolverMove = {
    move?: FittingMove;
};
export type Sparse = {
    mask: number;
    rare: number;
    last?: number;
};
export type Step = {
    done: boolean;
    phase: Phase;
    positions: number;
    moves: number;
    total?: number;
    shareable?: true;
};
export type Text = {
    en: string;
    zh: string;
};
export type TheoremCard = {
    id: string;
    name: Text;
    status: TheoremStatus;
    instances: Array<Instance>;
};
export type TheoremProse = {
    statement: Text;
    argument: Text;
    formula: string;
    reasons: Record<string, Text>;
    quantities: Record<string, Text>;
    claims: Record<string, Text>;
    proof: Text;
    source: string;
    errata?: Text;
};
export type TheoremStatus = "proved" | "needs-hypothesis" | "conjecture" | "observed";
export type TheoremVerdict = {
    id: string;
    status: TheoremStatus;
    prediction: Prediction;
    agrees?: boolean;
    reason?: string;
    quantities: Record<string, Quantity>;
    winningMoves: Array<Move>;
    nimHeaps?: Array<NimHeap>;
};
export type Verification = {
    theorem: string;
    status: TheoremStatus;
    method: Method;
    bound?: number;
    heaps?: number;
    positions: number;
    predicted: number;
    agreed: number;
    counterexamples: Array<Counterexample>;
    mostCounterexamples: number;
    claims: Array<ClaimVerdict>;
    proof: Array<ClaimVerdict>;
    outcome?: Uint8Array;
};
export type WinnerCard = {
    word: "first-stuck" | `after-${number}` | "last-mover";
    says: Text;
    fewestPlayers: number;
};
export type Wording = {
    of: Record<string, string>;
    rules: Text;
};
export type Words = {
    en: string;
    zh: string;
};
export interface Options {
    budget?: {
        positions?: number;
        moves?: number;
    };
    allMoves?: boolean;
    neighbourhood?: number;
    around?: {
        position: PositionInput;
        moves: number;
    };
    places?: "drawn" | "covers";
    onProgress?: (progress: Progress) => void;
    signal?: AbortSignal;
}
export type Progress = Omit<Step, "done">;
export interface Game {
    ruleset: string;
    params?: Params;
    convention?: Convention;
}
export type Params = {
    [key: string]: ParameterValue | ParamStructure | readonly SumComponent[];
};
export interface SumComponent {
    ruleset: string;
    params?: Params;
}
export type ParamStructure = ReadonlyArray<readonly string[]> | Record<string, readonly string[]>;
export type Convention = {
    kind: "normal" | "misere";
} | {
    kind: "alliance";
    players: number;
    winner?: "first-stuck" | "last-mover" | number;
    preferences?: "standard" | ReadonlyArray<readonly number[]>;
};
export type PositionInput = string | ReadonlyArray<number | PositionInput>;
export interface Touch {
    place: number;
    to?: ReadonlyArray<number | null>;
}
export interface Opponent {
    level?: number;
    seed?: number;
    mover?: number;
}
export interface PuzzleInput {
    level: number;
    seed: number;
}
export interface GridInput {
    rows: number;
    columns: number;
    layers?: number;
    fixed?: readonly number[];
    places?: readonly [
        row: number,
        column: number
    ];
}
export interface HeapsInput {
    length: number;
    from?: number;
    width?: number;
    doubling?: boolean;
    beside?: readonly Game[];
}
export interface ChartInput {
    value: "outcome" | "grundy" | "gameValue" | "winner";
    mover?: number;
    against?: Game;
    colours?: readonly string[];
    scale?: readonly string[];
}
export interface CellsInput {
    row: number;
    column: number;
    rows: number;
    columns: number;
    labels?: boolean;
}
export interface MosaicInput {
    columns: number;
    classes: Uint16Array;
    colours: readonly string[];
    scale?: readonly string[];
    ink?: boolean;
}
export interface WindowInput {
    cells: number;
    pixels: number;
    left: number;
    top: number;
    width: number;
    height: number;
    rowHeight?: number;
}
export interface SequenceInput {
    length: number;
}
export type Scope = {
    jiaEnding?: boolean;
    share?: {
        index: number;
        of: number;
    };
} & ({
    bound: number;
    heaps?: number;
} | {
    from: PositionInput;
});
export interface FormulaInput {
    formula: string;
}
export interface Mexplorer {
    catalogue(): Answer<Catalogue>;
    parse(text: string): Answer<Notation>;
    read(game: Game, position: PositionInput): Answer<Notation>;
    evaluate(game: Game, positions: readonly PositionInput[], options?: Options): Promise<Answer<Evaluation>>;
    explore(game: Game, position: PositionInput, options?: Options): Promise<Answer<Exploration>>;
    explain(game: Game, position: PositionInput, options?: Options): Promise<Answer<Explanation>>;
    fit(game: Game, position: PositionInput, touched: readonly Touch[], options?: Options): Promise<Answer<Fit>>;
    reply(game: Game, position: PositionInput, opponent: Opponent, options?: Options): Promise<Answer<SolverMove>>;
    puzzle(game: Game, asked: PuzzleInput, options?: Options): Promise<Answer<Puzzle>>;
    grid(game: Game, grid: GridInput, options?: Options): Promise<Answer<Grid>>;
    chart(game: Game, grid: GridInput | HeapsInput, shown: ChartInput, options?: Options): Promise<Answer<Chart>>;
    cells(game: Game, grid: GridInput | HeapsInput, shown: ChartInput, cells: CellsInput, options?: Options): Promise<Answer<Cells>>;
    paint(game: Game, grid: GridInput | HeapsInput, shown: ChartInput, window: WindowInput, options?: Options): Promise<Answer<Painting>>;
    mosaic(picture: MosaicInput, window: WindowInput, options?: Options): Promise<Answer<Painting>>;
    sieve(game: Game, grid: GridInput, options?: Options): Promise<Answer<Sieve>>;
    sequence(game: Game, sequence: SequenceInput, options?: Options): Promise<Answer<Sequence>>;
    genus(game: Game, heaps: SequenceInput, options?: Options): Promise<Answer<Genera>>;
    verify(theorem: string | FormulaInput, game: Game, scope: Scope, options?: Options): Promise<Answer<Verification>>;
    census(game: Game, scope: {
        bound: number;
        heaps?: number;
    }, options?: Options): Promise<Answer<Census>>;
}
