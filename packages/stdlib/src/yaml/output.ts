/** The text under way: what column it has come to, and how far lines are indented. */
export class YamlOutput {
  readonly step: number;
  readonly width: number;
  /** -1 before the first collection. */
  indent = -1;
  column = 0;
  /** Whether a blank stands right before. */
  #whitespace = true;
  /** Whether the line has but indentation so far. */
  indention = true;
  /** Whether the document ends in line breaks that count. */
  openEnded = false;
  #text = '';

  /** `width` may be negative: lines of any length. */
  constructor(step: number, width: number) {
    this.step = step < 2 || step > 9 ? 2 : step;
    const fitting = width >= 0 && width <= this.step * 2 ? 80 : width;
    this.width = fitting < 0 ? Infinity : fitting;
  }

  get text(): string {
    return this.#text;
  }

  put(character: string): void {
    this.#text += character;
    this.column++;
  }

  /** A character of a scalar. */
  write(character: string): void {
    this.put(character);
    this.indention = false;
  }

  break(character = '\n'): void {
    this.#text += character;
    this.column = 0;
  }

  /** A line break that belongs to a scalar. */
  writeBreak(character: string): void {
    this.break(character);
    this.indention = true;
  }

  beginBlock(): void {
    this.break();
    this.indention = true;
    this.#whitespace = true;
  }

  /** A blank, unless there is one. */
  separate(): void {
    if (!this.#whitespace) this.put(' ');
  }

  writeIndent(): void {
    const indent = Math.max(this.indent, 0);
    if (!this.indention || this.column > indent || (this.column === indent && !this.#whitespace)) this.break();
    while (this.column < indent) this.put(' ');
    this.#whitespace = true;
    this.indention = true;
  }

  indicator(text: string, { separate = false, whitespace = false, indention = false } = {}): void {
    if (separate) this.separate();
    for (const character of text) this.put(character);
    this.#whitespace = whitespace;
    this.indention &&= indention;
  }

  endScalar(): void {
    this.#whitespace = false;
    this.indention = false;
  }

  /** Runs `body` with lines further in. */
  deeper(body: () => void, { flow = false, indentless = false } = {}): void {
    const before = this.indent;
    if (before < 0) this.indent = flow ? this.step : 0;
    else if (!indentless) this.indent += this.step;
    body();
    this.indent = before;
  }
}
