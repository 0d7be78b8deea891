import { templateService } from '@pptjs/engine';
import {
  type AliasDefinition,
  type Definition,
  type ErrorOrigin,
  type EvaluationContext,
  type EvaluationError,
  type ParameterLookup,
  provideServices,
} from '@pptjs/runtime/internal';
import type { CompiledFiles } from '../compiled/compiled-files.js';
import type { PuppetModule } from '../environment/built-code.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { TextCache } from '../environment/compiler-host.js';
import { fileService } from '../environment/file-service.js';
import type { ResourceTypeProvider } from '../resource-types/module-resource-types.js';

/** Compiles a Puppet text. `file` is the file that messages name. */
export type LoadText = (text: string, file: string) => PuppetModule;

/** A source of functions, types or data besides Puppet files: Hiera data, Ruby code, functions in JavaScript. */
export interface CatalogExtension {
  /** Provides services to a new context. */
  provide?(context: EvaluationContext, environment: CatalogEnvironment, settings: ExtensionSettings): void;
  /** Wraps an evaluation: must call `body` and return its result. */
  around?<T>(context: EvaluationContext, environment: CatalogEnvironment, body: () => T): T;
  /** Finds a function that is not written in Puppet. */
  findFunction?(environment: CatalogEnvironment, name: string): Definition | undefined;
  /**
   * Finds a type that a module of the environment defines in another language. It takes precedence over a type alias with
   * the same name.
   */
  findModuleType?(environment: CatalogEnvironment, name: string, loadText: LoadText): AliasDefinition | undefined;
  /** Finds a type alias that no module of the environment defines. */
  findType?(environment: CatalogEnvironment, name: string): AliasDefinition | undefined;
  /** The names of the functions that `findFunction` finds, as far as they are known without loading code. */
  functionNames?(environment: CatalogEnvironment): readonly string[];
  /** The names of the types that `findType` finds. */
  typeNames?(environment: CatalogEnvironment): readonly string[];
  /** Reads a resource type that a module declares in Ruby, if its text alone is not sufficient. */
  findResourceType?: ResourceTypeProvider;
  /** Returns the function that finds the values of a class's parameters. */
  lookup?(context: EvaluationContext, className: string): ParameterLookup | undefined;
  /**
   * Finds the data from which `lookup` has the value of a class parameter, for an error. `path` leads to the part of the
   * value that is at fault: keys and indexes.
   */
  findData?(context: EvaluationContext, name: string, path: readonly (string | number)[]): ErrorOrigin | undefined;
  /** Removes outdated entries from the extension's caches. `CatalogCompiler.refresh` calls it. */
  refresh?(environment: CatalogEnvironment): void;
  /** Discards everything that an evaluation has left half changed, because a limit has ended it. */
  abandonEvaluation?(): void;
}

export interface ExtensionSettings {
  /** The cache on disk; undefined if there is none. */
  readonly cache: TextCache | undefined;
  /**
   * Describes, in Puppet's words, an error that Puppet code has raised within the call in which `trace` was created.
   * Returns undefined if the call itself has failed.
   */
  readonly reasonWithin: (error: unknown, trace: EvaluationError) => string | undefined;
}

/** Provides the files and templates of an environment to the functions of a context. */
export function provideEnvironment(to: EvaluationContext, environment: CatalogEnvironment, files: CompiledFiles): void {
  provideServices(to, {
    files: fileService(environment),
    templates: templateService((text, file, isFromFile) => files.loadTemplate(text, file, isFromFile)),
  });
}
