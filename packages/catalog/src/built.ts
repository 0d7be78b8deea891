/** Compiles the catalogs of built environments, without Node: in a browser, a worker, or any other JavaScript engine. */
export {
  type BuiltCatalogOptions,
  BuiltEnvironment,
  builtEnvironment,
  type BuiltEnvironmentOptions,
} from './built/built-environment.js';
export { BuiltEnvironmentError } from './built-environment-error.js';
export type { FindSourceMap } from './built/bundle-locator.js';
export { compileCatalog, type CompileBuiltCatalogOptions } from './built/compile-built-catalog.js';
export type {
  DescribedFunction,
  DescribedSource,
  EnvironmentDescription,
  ModuleNamespace,
  RubyRecord,
  RubyRequirements,
} from './built/environment-description.js';
export { CatalogCompiler, type CompiledCatalog } from './compilation/catalog-compiler.js';
export { CatalogCompileError, type CatalogFailure, type LogLine } from './compilation/catalog-failure.js';
export type { FailureOrigin } from './compilation/failure-origin.js';
export { NeedsLoading } from './compiled/needs-loading.js';
export type { CompilerOptions, NodeOptions } from './settings/compiler-options.js';
export type { CompilerHost } from './environment/compiler-host.js';
export type { CatalogExtension } from './extensions/catalog-extension.js';
export { portableExtensions } from './extensions/portable-extensions.js';
