/** The failure of a call. The message has no period at its end. */
export class CallFailure extends Error {
  override readonly name: string = 'CallFailure';
}

/** The failure of a call because of one of its arguments. */
export class ArgumentFailure extends CallFailure {
  override readonly name = 'ArgumentFailure';
  /** The index of the argument, after the expansion of the last one. */
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}
