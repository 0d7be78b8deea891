import type { CompiledModule, FindModule } from '@pptjs/engine';
import type { CompiledFunction, CompiledTemplate } from '@pptjs/erb/runtime';
import type { RubyFunctionData } from '@pptjs/ruby-code';
import type { HostFunction, Manifest, ResourceTypeData, Template } from '@pptjs/runtime/internal';

export type PuppetModule = Manifest | Template;

/** A compiled and loaded file. */
export interface LoadedFile {
  readonly module: PuppetModule;
  readonly warnings: readonly CompilerWarning[];
}

/** A warning of the compiler about a file. */
export interface CompilerWarning {
  /** The text without the place. */
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1; null if only the line is known. */
  readonly column: number | null;
}

/** Finds compiled modules to locate errors and attributes in their Puppet source. */
export interface ModuleLocator {
  readonly find: FindModule;
  /** Returns the modules of a Puppet file, by its absolute path. */
  modulesOf(file: string): Iterable<CompiledModule>;
}

/** The code of a built environment. */
export interface BuiltCode {
  /** The recorded resource types of modules' Ruby code; null if nothing but the existence of the type is known. */
  readonly resourceTypes: Readonly<Record<string, ResourceTypeData | null>>;
  /** The names of the functions in JavaScript. */
  readonly functionNames: readonly string[];
  readonly locator: ModuleLocator;
  /** Returns the compiled form of a Puppet file, by its absolute path; undefined if the environment has no such file. */
  load(file: string): LoadedFile | undefined;
  /** Returns a compiled ERB template, by the absolute path of its file; undefined if it did not compile. */
  template(file: string): CompiledTemplate | undefined;
  /** Returns the recorded signatures of a Ruby function; undefined if the function could not be described. */
  rubyFunction(name: string): RubyFunctionData | undefined;
  /** Returns a compiled Ruby function, by the absolute path of its file; undefined if it did not compile. */
  compiledFunction(file: string): CompiledFunction | undefined;
  /** Maps the name of a file in compiled code to its absolute path. Returns any other name unchanged. */
  fileOf(name: string): string;
  /** Returns the file of a JavaScript function and the functions that it exports; undefined if there is no such file. */
  findFunctions(name: string): { readonly file: string; readonly functions: readonly HostFunction[] } | undefined;
}
