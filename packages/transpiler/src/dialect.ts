/**
 * The part of the transpiler that is independent of a language: what a dialect needs (diagnostics, places in the source,
 * ESTree builders, the module builder), and the functions that compile with a dialect.
 */
export * from './dialect/index.js';
export * from './diagnostics/index.js';
export * as build from './estree/index.js';
export type { CommentedProgram } from './estree/index.js';
export type { Mapping } from './printer/index.js';
export {
  characterCount,
  decodeSource,
  type EncodingFault,
  firstCharacters,
  firstIndex,
  type LineAndColumn,
  LineIndex,
  type SourceRange,
} from './text/index.js';
export { fromSources, version } from './version.js';
