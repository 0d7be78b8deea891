const systemMessages: Readonly<Record<string, string>> = {
  ENOENT: 'No such file or directory',
  EACCES: 'Permission denied',
  EPERM: 'Operation not permitted',
  EISDIR: 'Is a directory',
  ENOTDIR: 'A part of the path is not a directory',
  ENOSPC: 'No space left on the disk',
  EROFS: 'The file system is read-only',
  ELOOP: 'Too many levels of symbolic links',
  ENAMETOOLONG: 'The name is too long',
  EMFILE: 'Too many open files',
};

/** Whether an error comes from the operating system. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** Returns a message for an error of the operating system. */
export function systemMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return systemMessages[code] ?? error.message;
}
