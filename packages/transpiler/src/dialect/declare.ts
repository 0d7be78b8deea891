import type { Diagnostic } from '../diagnostics/index.js';
import { DeclarationBuilder, type DeclarationFile, type DeclarationOptions } from './declaration-builder.js';
import type { DeclaredModule, FrontEnd, SourceOptions } from './dialect.js';

export interface DeclareOptions<Tree = unknown>
  extends SourceOptions, Partial<Omit<DeclarationOptions, 'source' | 'mapFile'>> {
  /** The other sources whose types the declarations may import. */
  readonly others?: readonly DeclaredModule<Tree>[];
  /** The URL of the declaration map, relative to the declarations. Without it, they name no map. */
  readonly declarationMapFile?: string | undefined;
}

export interface DeclaredSource {
  /** Null if the source has errors, or the dialect has no declarations. */
  readonly types: DeclarationFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Declares the exports of the module of a source in TypeScript, without creating the module. Never throws. */
export function declareWith<Tree>(
  dialect: FrontEnd<Tree>,
  source: string,
  options: DeclareOptions<Tree> = {},
): DeclaredSource {
  const { tree, diagnostics } = dialect.parse(source, options);
  return { types: tree === null ? null : declareTree(dialect, tree, source, options), diagnostics };
}

/** Declares the exports of the module of a tree without errors. Returns null if the dialect has no declarations. */
export function declareTree<Tree>(
  dialect: FrontEnd<Tree>,
  tree: Tree,
  source: string,
  {
    file = '',
    format = 'esm',
    comments = true,
    mapSource = file,
    declarationMapFile,
    others = [],
  }: DeclareOptions<Tree>,
): DeclarationFile | null {
  if (dialect.declare === undefined) return null;
  const options = { source, format, comments, mapSource, mapFile: declarationMapFile };
  return dialect.declare(tree, new DeclarationBuilder(options), others);
}
