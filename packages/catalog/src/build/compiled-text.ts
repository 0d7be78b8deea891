import type { Diagnostic } from '@pptjs/transpiler';

/** The first line of a compiled file: a comment in Puppet. */
const HEADER = '# Compiled by pptjs. Do not edit: build the environment again.\n';

export interface CompiledFile {
  /** The path of the Puppet source. */
  readonly file: string;
  readonly code: string;
  readonly map: string;
  readonly warnings: readonly Diagnostic[];
}

/**
 * Returns the text of a compiled file in a built environment. The file has the name of its Puppet source, so that
 * classes and templates are found where they are in the source environment.
 */
export function compiledText(compilation: CompiledFile): string {
  return `${HEADER}${JSON.stringify(compilation)}\n`;
}

/** Reads the text of a compiled file. Returns undefined for any other text. */
export function readCompiledText(text: string): CompiledFile | undefined {
  return text.startsWith(HEADER) ? (JSON.parse(text.slice(HEADER.length)) as CompiledFile) : undefined;
}
