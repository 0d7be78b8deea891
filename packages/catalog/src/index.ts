/** Compiles the catalogs of environments on disk: manifests, modules, data, facts. */
export {
  buildEnvironment,
  type BuildOptions,
  type BuiltFile,
  type EnvironmentBuild,
} from './build/build-environment.js';
export { digestOf, INDEX_FILE } from './built-files/environment-index.js';
export { environmentKey } from './build/environment-key.js';
export { type FunctionToCompile, recordOfRuby, type RubyReading } from './build/ruby-record.js';
export { BuiltEnvironment } from './built/built-environment.js';
export { BuiltEnvironmentError } from './built-environment-error.js';
export {
  CatalogCompiler,
  type CatalogOutcome,
  type ConvertCatalog,
  type ReadNode,
  type CompiledCatalog,
} from './compilation/catalog-compiler.js';
export { CatalogCompileError, type CatalogFailure, type LogLine } from './compilation/catalog-failure.js';
export type { FailureOrigin } from './compilation/failure-origin.js';
export { compileCatalog, type CompileCatalogOptions } from './compile-catalog.js';
export {
  type DependencyCycle,
  DependencyCycleError,
  describeDependencyCycles,
  findDependencyCycles,
} from './cycles/dependency-cycles.js';
export type { CatalogContent } from './cycles/graph-resource.js';
export type { FunctionProvider } from './compiled/module-definitions.js';
export { NeedsLoading } from './compiled/needs-loading.js';
export { type CompilerOptions, type NodeOptions, trustedFacts } from './settings/compiler-options.js';
export type { TextCache } from './environment/compiler-host.js';
export { ConfigVersionError, type ConfigVersionOptions, runConfigVersion } from './disk/config-version.js';
export { Environment } from './disk/environment.js';
export { type EnvironmentSettings, environmentSettings } from './disk/environment-settings.js';
export type { EnvironmentOptions } from './disk/read-layout.js';
export { CatalogEnvironment, type ManifestSource } from './environment/catalog-environment.js';
export { BundledEnvironment, linkEnvironment, type LinkOptions } from './linker/link-environment.js';
export { isBuiltEnvironment } from './built-files/module-files.js';
export { indexedFiles, type IndexedFile } from './linker/read-index.js';
export {
  dependencyText,
  forgeModule,
  installCommand,
  type MetadataDependency,
  metadataDependencies,
} from './environment/module-metadata.js';
export { type Module, Modules } from './environment/modules.js';
export type { CatalogExtension } from './extensions/catalog-extension.js';
export { parseExportedResources } from './exported/parse-exported.js';
export { withAgentFacts } from './facts/agent-facts.js';
export { FactsError } from './facts/facts-error.js';
export { type NodeFacts, parseFacts, selectNode } from './facts/parse-facts.js';
export { hieraData } from './extensions/hiera-data.js';
export { digestCatalog, type DigestedCatalog } from './disk/catalog-digest.js';
export { packFiles } from './build/pack-files.js';
export { javascriptFunctions } from './disk/javascript-functions.js';
export { moduleExtensions, type ModuleExtensionsOptions } from './disk/module-extensions.js';
export { loadRubyCompiler } from './disk/erb-package.js';
export { libraryOf } from './extensions/ruby-descriptions.js';
export { rubyFunctionFile } from './extensions/ruby-functions.js';
export { loadRuby, rubyCode } from './disk/ruby-package.js';
export { bundledStdlib, stdlibCode } from './extensions/stdlib.js';
export { PuppetDb } from './puppetdb/puppetdb.js';
export type { QuerySource } from './puppetdb/query-source.js';
export { RecordedAnswers } from './puppetdb/recorded-answers.js';
export { ModuleResourceTypes, type ResourceTypeProvider } from './resource-types/module-resource-types.js';
export { PUPPET_VERSION } from './settings/puppet-version.js';
