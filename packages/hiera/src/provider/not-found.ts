/** Thrown by `$context.not_found()`; the entry that called the data function catches it. */
export class NotFoundSignal extends Error {
  override readonly name = 'NotFoundSignal';
}
