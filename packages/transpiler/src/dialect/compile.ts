import { isStackOverflow } from '@pptjs/runtime/stack-overflow';
import { type Diagnostic, type DiagnosticTable, diagnosticFrom } from '../diagnostics/index.js';
import type { CommentedProgram } from '../estree/index.js';
import { type Mapping, print, printMapped, sourceMapComment, sourceMapText } from '../printer/index.js';
import type { DeclarationFile } from './declaration-builder.js';
import { declareTree } from './declare.js';
import type { DeclaredModule, FrontEnd, SourceOptions } from './dialect.js';
import { EMPTY_OUTLINE, type Links, type SourceOutline } from './links.js';
import { ModuleBuilder, type ModuleOptions } from './module-builder.js';
import type { ModuleFormat } from './module-format.js';

export interface CompileOptions<Tree = unknown> extends SourceOptions {
  /** The name of the source file in the module. Defaults to `file`. */
  readonly moduleFile?: string;
  /** Whether the module contains the comments of the source. Defaults to true. */
  readonly comments?: boolean;
  /** Defaults to `esm`. */
  readonly format?: ModuleFormat;
  /**
   * Finds the definitions of other files that the source uses. Called once for a source without errors. By default, the
   * module imports no other file, and the evaluation looks up the names.
   */
  readonly link?: (outline: SourceOutline) => Links;
  /** Whether to create a source map beside the code (`external`), within it (`inline`), or not at all (default). */
  readonly sourceMap?: 'external' | 'inline' | 'none';
  /** The URL of the source file in the source map, relative to the map. Defaults to `file`. */
  readonly mapSource?: string;
  /**
   * The URL of an external map. The code names it in its last line. White space in it is percent-encoded. Without it,
   * the code names no map.
   */
  readonly mapFile?: string;
  /**
   * Whether to declare the exports of the module in TypeScript. The URL of the declaration map is `declarationMapFile`.
   * Defaults to false.
   */
  readonly typed?: boolean;
  /** The other sources whose types the declarations may import. */
  readonly others?: readonly DeclaredModule<Tree>[];
  /** The URL of the declaration map, relative to the declarations. Without it, they name no map. */
  readonly declarationMapFile?: string | undefined;
}

export interface CompileResult {
  /** The JavaScript module; null if the source has errors. */
  readonly code: string | null;
  /** The source map as JSON, also if the code contains it; null if none was requested. */
  readonly map: string | null;
  /** The number of import and export declarations in the module, each of which begins a line. */
  readonly declarations: number;
  /** The TypeScript declarations; null if none were requested, or the dialect has none. */
  readonly types: DeclarationFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a source of a dialect to a JavaScript module. Never throws: errors are reported as diagnostics. */
export function compileWith<Tree>(
  dialect: FrontEnd<Tree>,
  source: string,
  options: CompileOptions<Tree> = {},
): CompileResult {
  if (source.length > MAX_SOURCE_LENGTH) return withoutCode([sizeFault(source, options.file)]);
  const { tree, diagnostics } = dialect.parse(source, options);
  if (tree === null) return withoutCode(diagnostics);
  try {
    return compileTree(dialect, source, tree, diagnostics, options);
  } catch (error) {
    if (!isStackOverflow(error) || dialect.nestingFault === undefined) throw error;
    return withoutCode([...diagnostics, dialect.nestingFault(tree, options.file ?? '')]);
  }
}

/** The limit for the length of a source, in UTF-16 code units. A longer source is hardly written by hand. */
const MAX_SOURCE_LENGTH = 16 * 1024 * 1024;

const declarations = {
  FILE_TOO_LARGE: {
    text: 'The source has {length} characters; the limit is {limit}',
    severity: 'error',
    help: 'Split the file.',
  },
} as const satisfies DiagnosticTable;

function sizeFault({ length }: string, file = ''): Diagnostic {
  const place = { file, line: 1, column: null, start: 0, end: 0 };
  const parameters = { length: String(length), limit: String(MAX_SOURCE_LENGTH) };
  return diagnosticFrom(declarations, 'FILE_TOO_LARGE', parameters, place);
}

function withoutCode(diagnostics: readonly Diagnostic[]): CompileResult {
  return { code: null, map: null, declarations: 0, types: null, diagnostics };
}

function compileTree<Tree>(
  dialect: FrontEnd<Tree>,
  source: string,
  tree: Tree,
  diagnostics: readonly Diagnostic[],
  options: CompileOptions<Tree>,
): CompileResult {
  const { file = '', moduleFile = file, comments = true, format = 'esm', sourceMap = 'none' } = options;
  const links = options.link?.(dialect.outline?.(tree) ?? EMPTY_OUTLINE);
  const module = new ModuleBuilder({ file: moduleFile, source, format, comments, links });
  const javascript = dialect.lower(tree, module);
  const declarations = javascript.body.filter(
    ({ type }) => type.startsWith('Import') || type.startsWith('Export'),
  ).length;
  const types = options.typed === true ? declareTree(dialect, tree, source, options) : null;
  if (sourceMap === 'none') return { code: print(javascript), map: null, declarations, types, diagnostics };
  const { code, mappings } = printMapped(javascript);
  const map = sourceMapText(mappings, source, { source: options.mapSource ?? file });
  const url = sourceMap === 'inline' ? sourceMapUrl(map) : options.mapFile;
  const linked = url === undefined ? code : code + sourceMapComment(url);
  return { code: linked, map, declarations, types, diagnostics };
}

/** Every host has this function; the types of ECMAScript do not declare it. */
declare const btoa: (bytes: string) => string;

/** Returns a `data:` URL with a source map. */
export function sourceMapUrl(map: string): string {
  const bytes = encodeURIComponent(map).replace(/%(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return `data:application/json;charset=utf-8;base64,${btoa(bytes)}`;
}

export interface GeneratedModule {
  readonly code: string;
  /** Computes the source map's mappings, by printing the module again. */
  mappings(): readonly Mapping[];
  /** Computes the source map as JSON, by printing the module again. Its source is the file of the module. */
  sourceMap(): string;
}

/** Generates the JavaScript module of a tree without errors. */
export function generateWith<Tree>(dialect: FrontEnd<Tree>, tree: Tree, options: ModuleOptions): GeneratedModule {
  const javascript: CommentedProgram = dialect.lower(tree, new ModuleBuilder(options));
  const mappings = (): Mapping[] => printMapped(javascript).mappings;
  return {
    code: print(javascript),
    mappings,
    sourceMap: () => sourceMapText(mappings(), options.source, { source: options.file }),
  };
}
