import { hasErrors, type ParsedSource, type SourceOptions } from '@pptjs/transpiler/dialect';
import type { ExpressionTree, FileTree } from '../syntax/nodes.js';
import { parse } from '../syntax/parse.js';
import { type Declarations, declare } from './declare.js';

/** A file with its declarations. */
export interface DeclaredFile extends FileTree {
  readonly declarations: Declarations;
}

export type TerraformTree = ExpressionTree | DeclaredFile;

/** Parses a source, and checks the declarations of a file. */
export function parseSource(source: string, options?: SourceOptions): ParsedSource<TerraformTree> {
  const { tree, diagnostics } = parse(source, options);
  if (tree === null || tree.goal === 'expression') return { tree, diagnostics };
  const { declarations, diagnostics: found } = declare(tree.body, tree.positions, tree.file);
  return { tree: hasErrors(found) ? null : { ...tree, declarations }, diagnostics: [...diagnostics, ...found] };
}
