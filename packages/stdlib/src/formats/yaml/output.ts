/** The text written so far, with the current column and indentation. */
export class YamlOutput {
  readonly step: number;
  readonly width: number;
  /** -1 before the first collection. */
  indent = -1;
  column = 0;
  /** Whether the last character is a blank. */
  #whitespace = true;
  /** Whether the current line contains only indentation. */
  isIndentation = true;
  /** Whether the document ends in line breaks that belong to a scalar. */
  isOpenEnded = false;
  #text = '';

  /** @param width the maximum line width; negative for no limit */
  constructor(step: number, width: number) {
    this.step = step < 2 || step > 9 ? 2 : step;
    const usable = width >= 0 && width <= this.step * 2 ? 80 : width;
    this.width = usable < 0 ? Infinity : usable;
  }

  get text(): string {
    return this.#text;
  }

  put(character: string): void {
    this.#text += character;
    this.column++;
  }

  /** Writes a character of a scalar. */
  write(character: string): void {
    this.put(character);
    this.isIndentation = false;
  }

  break(character = '\n'): void {
    this.#text += character;
    this.column = 0;
  }

  /** Writes a line break that belongs to a scalar. */
  writeBreak(character: string): void {
    this.break(character);
    this.isIndentation = true;
  }

  beginBlock(): void {
    this.break();
    this.isIndentation = true;
    this.#whitespace = true;
  }

  /** Writes a blank, unless the last character is one. */
  separate(): void {
    if (!this.#whitespace) this.put(' ');
  }

  /** Starts a new line, unless the current one contains only indentation, and indents it. */
  writeIndent(): void {
    const indent = Math.max(this.indent, 0);
    if (!this.isIndentation || this.column > indent || (this.column === indent && !this.#whitespace)) this.break();
    while (this.column < indent) this.put(' ');
    this.#whitespace = true;
    this.isIndentation = true;
  }

  /** Writes an indicator such as `-` or `:`. */
  indicator(text: string, { separate = false, whitespace = false, indentation = false } = {}): void {
    if (separate) this.separate();
    for (const character of text) this.put(character);
    this.#whitespace = whitespace;
    this.isIndentation &&= indentation;
  }

  endScalar(): void {
    this.#whitespace = false;
    this.isIndentation = false;
  }

  /** Runs `body` with the indentation increased by one level. */
  deeper(body: () => void, { flow = false, indentless = false } = {}): void {
    const before = this.indent;
    if (before < 0) this.indent = flow ? this.step : 0;
    else if (!indentless) this.indent += this.step;
    body();
    this.indent = before;
  }
}
