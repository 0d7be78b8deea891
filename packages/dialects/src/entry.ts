import type { Dialect } from '@pptjs/transpiler/dialect';

/** The facts about a dialect that are known before it is loaded. */
export interface DialectEntry {
  /** See `Dialect.name`. */
  readonly name: string;
  /** See `Dialect.title`. */
  readonly title: string;
  /** The extensions of the files that the dialect compiles unless another dialect is named. May be empty. */
  readonly extensions: readonly string[];
  /** Whether pptjs ships the dialect. The version of the compiler covers only these. */
  readonly isShipped: boolean;
  /** Imports the dialect. */
  load(): Promise<Dialect>;
  /**
   * Loads the dialect without waiting, for hooks that Node calls synchronously.
   *
   * @throws an error with the code `ERR_REQUIRE_ESM` in versions of Node that cannot `require` an ES module
   */
  loadSync(): Dialect;
}
