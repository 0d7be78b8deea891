/** A text that is not shown when the object is converted to a string. */
export class Secret {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  unwrap(): string {
    return this.#text;
  }
  toString(): string {
    return 'Sensitive [value redacted]';
  }
}
