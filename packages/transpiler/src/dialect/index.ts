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
export type { Link, Links, SourceOutline, UsedDefinition } from './links.js';
export { ModuleBuilder, type ModuleOptions } from './module-builder.js';
export type { ModuleFormat } from './module-format.js';
export type {
  DialectRuntime,
  EvaluationServices,
  LogLevel,
  RuntimeFailure,
  RuntimeModule,
  SourcePlace,
} from './runtime.js';
