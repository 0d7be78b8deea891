import type { CompiledFunction, CompiledTemplate } from '@pptjs/erb/runtime';
import type { SandboxFiles } from '@pptjs/ruby';
import type { Argument, CreatedResource, PuppetHash, Scope, Value } from '@pptjs/runtime/internal';

/**
 * The catalog that is being compiled, as Ruby code sees it. Resources and definitions are hashes, whose entries
 * ruby-lib/puppet/resource.rb reads.
 */
export interface RubyCatalog {
  name(): string;
  tags(): readonly string[];
  resources(): Value;
  /** Returns a resource by its reference (`File[/x]`), or undef if it does not exist. */
  find(reference: string): Value;
  /** Returns a class or defined type of the environment, or undef if it does not exist. */
  definition(kind: string, name: string): Value;
  /** Adds a resource that the code of the current scope creates. */
  add(resource: CreatedResource): void;
  /** The resource that contains the declarations in a scope. */
  resourceOf(scope: Scope): { readonly reference: string; describe(): Value };
  /** The class, defined type or node whose code runs in a scope. */
  sourceOf(scope: Scope): Value;
  /** The scope that declared the class or resource of a scope. */
  declaring(scope: Scope): Scope | null;
}

/** Provides the running evaluation to Ruby code. Variables come from the evaluation's context instead. */
export interface RubyHost {
  /** The files that Ruby can read: those of the modules. */
  readonly files: SandboxFiles;
  /** The folders in which Ruby code can expect to write. They are in memory. */
  temporaryFolders(): readonly string[];
  /** The folders that contain modules, in the order of the search. */
  readonly modulePath: readonly string[];
  readonly environment: string;
  /** The path of the environment's main manifest; null if it has none. */
  readonly manifest: string | null;
  /** Calls a function of any kind. */
  callFunction(name: string, args: readonly Argument[]): Value;
  hasFunction(name: string): boolean;
  /** Whether there is a function with the legacy interface. */
  hasLegacyFunction(name: string): boolean;
  /**
   * Returns the Ruby file of a function with the legacy interface, or `undefined` if there is no such function. The
   * source of a built-in function is null.
   */
  legacyFunction(name: string): { readonly path: string; readonly source: string | null } | undefined;
  /** Returns the place of the running call. */
  callingPlace(): { readonly file: string | null; readonly line: number | null };
  /** Returns the name and the folder of each module. */
  modules(): readonly (readonly [name: string, folder: string])[];
  /** Returns the folder of a module. */
  moduleDirectory(name: string): string | undefined;
  /** Returns the path of a module's file, by `module/path`. */
  findFile(kind: 'files' | 'templates', name: string): string | undefined;
  /**
   * Returns a template, by `module/path`.
   * @throws {FunctionError} if it does not exist
   */
  template(name: string): { readonly path: string; readonly source: string };
  /** Returns a template as JavaScript, or null if only Ruby can render it. */
  compiledTemplate(source: string, file: string): CompiledTemplate | null;
  /**
   * Returns a function with the legacy interface as JavaScript, or null if only Ruby can execute it.
   *
   * @param path the file that `legacyFunction` has found
   */
  compiledLegacyFunction(name: string, path: string): CompiledFunction | null;
  /** Returns a setting of Puppet, or undef if it is unknown. */
  setting(name: string): Value;
  readonly catalog: RubyCatalog;
  /** Returns the defaults of a resource type's attributes in the current scope. */
  resourceDefaults(type: string): PuppetHash;
  /** Returns the classes that have been evaluated. */
  classes(): readonly string[];
  /** Gives a variable of a scope a value that a template has changed. */
  changeVariable(scope: Scope, name: string, value: Value): void;
  /** Returns the Ruby file of a native resource type. */
  typeFile(name: string): { readonly path: string; readonly source: string } | undefined;
}
