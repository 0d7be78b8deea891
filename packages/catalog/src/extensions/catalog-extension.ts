import { templateService } from '@pptjs/engine';
import {
  type AliasDefinition,
  type Definition,
  type EvaluationContext,
  type EvaluationError,
  provideServices,
  type Template,
  type Value,
} from '@pptjs/runtime';
import type { CompiledFiles } from '../compiled/compiled-files.js';
import type { Environment } from '../environment/environment.js';
import { fileService } from '../environment/file-service.js';
import type { ResourceTypeProvider } from '../resource-types/module-resource-types.js';

/** Something that evaluations of an environment have besides its files: Hiera's data, Ruby. */
export interface CatalogExtension {
  /** Gives a new context what it has to offer. */
  provide?(context: EvaluationContext, environment: Environment, settings: ExtensionSettings): void;
  /** Runs an evaluation. */
  around?<T>(context: EvaluationContext, environment: Environment, body: () => T): T;
  /** Finds a function that is not written in Puppet. */
  findFunction?(environment: Environment, name: string): Definition | undefined;
  /** Finds a type alias that no module of the environment has. */
  findType?(environment: Environment, name: string): AliasDefinition | undefined;
  /** Says what is known of a resource type that a module has in Ruby, where a look at its text does not tell. */
  findResourceType?: ResourceTypeProvider;
  /** The value of a class's parameter by its full name; undefined where there is none. */
  lookup?(context: EvaluationContext, name: string): Value | undefined;
  /** Removes what is out of date from the extension's caches. `CatalogCompiler.refresh` calls it. */
  refresh?(environment: Environment): void;
}

export interface ExtensionSettings {
  /** The folder for what is kept of files that were read; nothing is kept where it is not given. */
  readonly cacheDirectory: string | undefined;
  /**
   * What the reference says of an error that Puppet code has raised within the call that `trace` was made in;
   * `undefined` where it was the call's own.
   */
  readonly reasonWithin: (error: unknown, trace: EvaluationError) => string | undefined;
}

/** Lets the functions of a context use the files and templates of an environment. */
export function provideEnvironment(to: EvaluationContext, environment: Environment, files: CompiledFiles): void {
  provideServices(to, {
    files: fileService(environment),
    templates: templateService((text, file, isFile) => files.loadText(text, file, true, isFile) as Template),
  });
}
