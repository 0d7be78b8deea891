/**
 * A file that is not read because of its size or kind. It has the properties of an error of the system, by which
 * `isSystemError` knows it: a process may have several copies of this class.
 */
export class FileLimitError extends Error {
  override readonly name = 'FileLimitError';
  readonly syscall = 'read';

  constructor(
    readonly code: 'FILE_TOO_LARGE' | 'FILE_UNREADABLE',
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}
