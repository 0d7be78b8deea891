import type { Eyaml } from '@pptjs/hiera';
import type { RubyFunctionData } from '@pptjs/ruby-code';
import type { ResourceTypeData } from '@pptjs/runtime/internal';
import type { CompilerWarning } from '../environment/built-code.js';

/** The language of the sources of built environments. */
export const DIALECT = 'puppet';

/** The namespace of a module, or an object with a getter `default` that evaluates the module. */
export interface ModuleNamespace {
  readonly default?: unknown;
}

interface DescribedModule {
  readonly module: ModuleNamespace;
  readonly digest?: string;
}

/** A compiled Puppet file. The default export of its module is a manifest or a template. */
export interface DescribedSource extends DescribedModule {
  /** The definitions of the file: `class widgets`, `function widgets::size`. */
  readonly defines?: readonly string[];
  /** The compiler's warnings, which every catalog logs that loads the file. */
  readonly warnings?: readonly CompilerWarning[];
}

/** A JavaScript file that exports functions of `defineFunction`. */
export interface DescribedFunction extends DescribedModule {
  /** The path of the file in the environment. */
  readonly file: string;
}

/** The Ruby code that catalogs may need. All lists are sorted. */
export interface RubyRequirements {
  /** The names of the functions that do not compile to JavaScript. */
  readonly functions: readonly string[];
  /** The names of resource types whose attributes only Ruby can read. */
  readonly resourceTypes: readonly string[];
  /** The paths of the ERB templates that do not compile to JavaScript. */
  readonly templates: readonly string[];
}

/**
 * Facts about the modules' Ruby code, recorded by the build. Code without an entry is read with Ruby when it is needed.
 */
export interface RubyRecord {
  /** The resource types by name; null if nothing but the existence of the type is known. */
  readonly resourceTypes: Readonly<Record<string, ResourceTypeData | null>>;
  /** The signatures of functions by name. */
  readonly functions: Readonly<Record<string, RubyFunctionData>>;
  /** The code that runs in Ruby: catalogs that use it need Ruby. */
  readonly requirements: RubyRequirements;
}

/** The record of an environment whose Ruby code has not been read. */
export const NO_RUBY: RubyRecord = {
  resourceTypes: {},
  functions: {},
  requirements: { functions: [], resourceTypes: [], templates: [] },
};

/** The argument of `builtEnvironment` in the index of a built environment. All paths are relative to the environment. */
export interface EnvironmentDescription {
  readonly name: string;
  /** The version of the compiler that has built the environment. Only the same version can run it. */
  readonly compiler: string;
  /** The language of the sources. */
  readonly dialect: string;
  readonly digest: string;
  /** The folders of modules. */
  readonly modulepath: readonly string[];
  /** The setting `environment_data_provider`. */
  readonly dataProvider?: string;
  /** The path of the main manifest: a file, or a folder of files. Default: `manifests`. */
  readonly manifest?: string;
  /** The sources of the main manifest, in the order of their evaluation. */
  readonly manifests: readonly string[];
  readonly ruby?: RubyRecord;
  /** The compiled Puppet files, by the path of the source. */
  readonly sources: Readonly<Record<string, DescribedSource>>;
  /** The other files, by path. The default export of a module is a text, or `{ base64 }`. */
  readonly files?: Readonly<Record<string, DescribedModule>>;
  /** The ERB templates that compile to JavaScript, by path. Their texts are in `files` too, for the interpreter. */
  readonly templates?: Readonly<Record<string, DescribedModule>>;
  /** The Ruby functions that compile to JavaScript, by the path of the file. Their texts are in `files` too. */
  readonly compiledFunctions?: Readonly<Record<string, DescribedModule>>;
  /** The JavaScript functions, by name. */
  readonly functions?: Readonly<Record<string, DescribedFunction>>;
  /** The JavaScript files that functions import, by path. */
  readonly imports?: Readonly<Record<string, { readonly digest?: string }>>;
  /** Decrypts the values of hiera-eyaml. Present if the environment has such values. */
  readonly eyaml?: Eyaml;
}
