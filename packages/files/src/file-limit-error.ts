/** A file that is not read because of its size or kind. `code` and `path` are those of errors of the system. */
export class FileLimitError extends Error {
  override readonly name = 'FileLimitError';

  constructor(
    readonly code: 'FILE_TOO_LARGE' | 'FILE_UNREADABLE',
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}
