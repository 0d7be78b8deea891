export {
  compileWith,
  type CompileOptions,
  type CompileResult,
  type GeneratedModule,
  generateWith,
  sourceMapUrl,
} from './compile.js';
export type {
  DeclaredModule,
  Dialect,
  ErrorRange,
  FrontEnd,
  ParsedSource,
  SharedTypeNames,
  SourceOptions,
} from './dialect.js';
export { type DeclaredSource, type DeclareOptions, declareWith } from './declare.js';
export { DeclarationBuilder, type DeclarationFile, type DeclarationOptions } from './declaration-builder.js';
export { EMPTY_OUTLINE, type Link, type Links, type SourceOutline, type UsedDefinition } from './links.js';
export { ModuleBuilder, type ModuleOptions } from './module-builder.js';
export type { ModuleFormat } from './module-format.js';
export { outlineWith } from './outline.js';
export type {
  DialectRuntime,
  EvaluationServices,
  LogLevel,
  RuntimeFailure,
  RuntimeModule,
  SourcePlace,
} from './runtime.js';
