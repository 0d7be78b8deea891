import type { Diagnostic } from '@pptjs/transpiler';

/** The findings about a file. */
export interface FileFindings {
  /** The absolute path. */
  readonly path: string;
  /** The name of the file in messages. */
  readonly file: string;
  readonly text: string;
  /** The errors and warnings that do not depend on types, in Puppet's order. */
  readonly diagnostics: readonly Diagnostic[];
  /** The findings about types, in the order of the source. A file with errors has none. */
  readonly findings: readonly Diagnostic[];
}

/** The findings about a file that follow from several files: about data and its classes, or about code and the code that it uses. */
export type CrossFileFindings = Pick<FileFindings, 'file' | 'text' | 'findings'>;
