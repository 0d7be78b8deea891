/** The exit codes of the process, which docs/commands.md documents. */
export const ExitCode = {
  /** The command succeeded. */
  ok: 0,
  /** Puppet code has errors, or a file cannot be read or written. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** `diff`: the catalogs differ. */
  different: 3,
  /** pptjs has a bug. */
  internal: 70,
  /** SIGINT (Ctrl-C) ended the command. */
  interrupted: 130,
  /** SIGTERM ended the command. */
  terminated: 143,
} as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The command line is wrong. `message` says why, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file or folder that the command line names cannot be used. `message` says why, in one line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
