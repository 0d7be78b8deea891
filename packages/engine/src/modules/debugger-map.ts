import { sourceMapUrl } from '@pptjs/transpiler/dialect';

/** The parts of Node that the search for a debugger needs. */
interface NodeModules {
  (name: 'node:inspector'): { url(): string | undefined };
  (name: 'node:url'): { pathToFileURL(path: string): { readonly href: string } };
}

interface NodeGlobal {
  readonly process?: { readonly getBuiltinModule?: NodeModules; readonly sourceMapsEnabled?: boolean };
}

/** A module that exists only in memory. */
export interface EvaluatedModule {
  /** The path of the source; empty for a text without a file. */
  readonly file: string;
  /** The number of lines that the engine counts before the code. */
  readonly headLines: number;
  /** Returns the source map of the code. Called only if a debugger may read it. */
  readonly map: () => string;
}

/**
 * The comment after the code of a module that leads a debugger to its source: the source map, with the URL of the file.
 * Empty if the process has no inspector (`node --inspect`). Empty also if Node applies source maps to stacks itself: the
 * stacks must contain positions in the JavaScript code, to which errors are located.
 */
export function debuggerMap({ file, headLines, map }: EvaluatedModule): string {
  const { getBuiltinModule: node, sourceMapsEnabled = false } = (globalThis as NodeGlobal).process ?? {};
  if (node === undefined || sourceMapsEnabled || file === '' || node('node:inspector').url() === undefined) return '';
  const content = JSON.parse(map()) as { readonly mappings: string };
  const text = JSON.stringify({
    ...content,
    sources: [node('node:url').pathToFileURL(file).href],
    mappings: ';'.repeat(headLines) + content.mappings,
  });
  return `//# sourceMappingURL=${sourceMapUrl(text)}\n`;
}
