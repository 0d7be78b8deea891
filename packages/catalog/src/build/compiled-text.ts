import type { Diagnostic } from '@pptjs/transpiler';

/** How the text of a compiled file begins: in Puppet a comment. */
const MARK = '# Compiled by pptjs. Do not edit: build the environment again.\n';

export interface CompiledFile {
  /** The Puppet file that it was made of. */
  readonly file: string;
  readonly code: string;
  readonly map: string;
  readonly warnings: readonly Diagnostic[];
}

/**
 * A compiled file of a built environment. It stands under the name of the Puppet file that it was made of, so that
 * whoever looks for a class or template finds it where it belongs.
 */
export function compiledText(compilation: CompiledFile): string {
  return `${MARK}${JSON.stringify(compilation)}\n`;
}

/** What the text of a compiled file holds; undefined for any other text. */
export function readCompiledText(text: string): CompiledFile | undefined {
  return text.startsWith(MARK) ? (JSON.parse(text.slice(MARK.length)) as CompiledFile) : undefined;
}
