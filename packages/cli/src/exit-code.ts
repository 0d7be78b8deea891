/** What the process ends with; documented in docs/commands.md. */
export const ExitCode = {
  /** Everything asked for was done. */
  ok: 0,
  /** Puppet code has errors, or a file could not be read or written. */
  failed: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** `diff`: the catalogs differ. */
  different: 3,
  /** A fault of pptjs. */
  internal: 70,
} as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The command line cannot be obeyed; `message` says why in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Something outside the sources stands in the way (a folder that cannot be made, a file of facts that cannot be read).
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
