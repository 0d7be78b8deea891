import { statSync } from 'node:fs';

const systemMessages: Readonly<Record<string, string>> = {
  ENOENT: 'No such file or directory',
  EACCES: 'Permission denied',
  EPERM: 'Operation not permitted',
  EISDIR: 'Is a directory',
  ENOTDIR: 'A part of the path is not a directory',
  ENOSPC: 'No space left on the disk',
  EDQUOT: 'The disk quota is used up',
  EFBIG: 'The file is too large',
  EIO: 'Input/output error',
  EROFS: 'The file system is read-only',
  ELOOP: 'Too many levels of symbolic links',
  ENAMETOOLONG: 'The name is too long',
  EMFILE: 'Too many open files',
  ENFILE: 'Too many open files in the system',
  EADDRINUSE: 'The address is in use',
  EADDRNOTAVAIL: 'This machine does not have the address',
};

/** The system reports this with the code of a full disk. */
const TOO_MANY_WATCHED_FILES = 'The system cannot watch more files. On Linux, raise fs.inotify.max_user_watches';

/** Errors of the operating system that say that a path leads to no file. */
const ABSENCE_CODES: ReadonlySet<string | undefined> = new Set([
  'ENOENT',
  'ENOTDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'EINVAL',
]);

/** Errors of the operating system that only writing causes. */
const WRITE_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** Whether an error comes from the operating system. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/**
 * Whether an error means that there is no file at a path. All other errors, such as that of a damaged disk, say nothing
 * about the file.
 */
export function isAbsence(error: unknown): boolean {
  return isSystemError(error) && ABSENCE_CODES.has(error.code);
}

/** Whether there is no file at a path. A path below a folder that the process may not read counts as a file. */
export function isAbsent(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch (error) {
    return isAbsence(error);
  }
}

/** Returns a message for an error of the operating system. */
export function systemMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' && isSystemError(error) && error.syscall === 'watch') return TOO_MANY_WATCHED_FILES;
  return systemMessages[code] ?? descriptionIn(error.message) ?? error.message;
}

/**
 * Returns the text of an error. For an error of the operating system, the text is its path, or the address of a server, and
 * `systemMessage`.
 */
export function errorText(error: unknown): string {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  const place = pathOf(error) ?? addressOf(error);
  return place === undefined ? systemMessage(error) : `${place}: ${systemMessage(error)}`;
}

/** The properties of an error of a server that cannot listen. */
interface ListenError extends NodeJS.ErrnoException {
  readonly address?: string;
  readonly port?: number;
}

function addressOf({ syscall, address, port }: ListenError): string | undefined {
  return syscall === 'listen' && port !== undefined ? `${address ?? ''}:${port}` : undefined;
}

/** A copy has two paths. The target is the one that cannot be written. */
function pathOf({ code = '', path, dest }: NodeJS.ErrnoException & { readonly dest?: string }): string | undefined {
  return WRITE_CODES.has(code) ? (dest ?? path) : path;
}

/** Returns the description in a message of Node, such as `EBUSY: resource busy or locked, open 'a'`. */
function descriptionIn(message: string): string | undefined {
  const description = /^E[A-Z0-9]+: (.+?), \w+(?: '|$)/.exec(message)?.[1];
  return description && description.charAt(0).toUpperCase() + description.slice(1);
}
