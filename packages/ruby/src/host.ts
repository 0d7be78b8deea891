import type { PuppetHash, Value } from '@pptjs/runtime';
import type { SandboxFiles } from './sandbox.js';

/** What Ruby code may ask of the evaluation under way, besides its scope. */
export interface RubyHost {
  /** The modules' folders, which Ruby may read. */
  readonly files: SandboxFiles;
  /** The folders that hold modules, in order of search. */
  readonly modulePath: readonly string[];
  readonly environment: string;
  /** Calls a function of any kind, by name. */
  callFunction(name: string, args: readonly (Value | ((...values: Value[]) => Value))[]): Value;
  hasFunction(name: string): boolean;
  /** Whether there is a function of the old interface. */
  hasOldFunction(name: string): boolean;
  /**
   * The Ruby file of a function of the old interface; without text where it is built in; `undefined` where there is
   * none.
   */
  oldFunction(name: string): { readonly path: string; readonly source: string | null } | undefined;
  /** Where the call under way stands. */
  callingPlace(): { readonly file: string | null; readonly line: number | null };
  /** The folder of a module. */
  moduleDirectory(name: string): string | undefined;
  /** The path of a module's file, by `module/path`. */
  findFile(kind: 'files' | 'templates', name: string): string | undefined;
  /**
   * A template, by `module/path`.
   * @throws {FunctionError} where there is none
   */
  template(name: string): { readonly path: string; readonly source: string };
  /** A setting of Puppet; undef where it is not known. */
  setting(name: string): Value;
  /** The reference of a resource in the catalog (`File[/x]`), undef where there is none. */
  findResource(reference: string): Value;
  /** The value of a resource's attribute. */
  attribute(reference: string, name: string): Value;
  /** The defaults of a resource type's attributes in the current scope. */
  resourceDefaults(type: string): PuppetHash;
  /** The classes that are evaluated. */
  classes(): readonly string[];
  /** The tags of the current scope. */
  tags(): readonly string[];
  /** The Ruby file of a native resource type. */
  typeFile(name: string): { readonly path: string; readonly source: string } | undefined;
}
