import {
  type ExportedResource,
  type ExportedSource,
  type LogEntry,
  PuppetHash,
  type Strictness,
} from '@pptjs/runtime/internal';
import type { FunctionProvider } from '../compiled/module-definitions.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { CatalogExtension } from '../extensions/catalog-extension.js';
import type { ResourceTypeProvider } from '../resource-types/module-resource-types.js';

/** The options that apply to all catalogs of a compiler. */
export interface CompilerOptions {
  readonly environment: CatalogEnvironment;
  /** How to treat questionable code: ignore it (`off`), warn, or fail (`error`). Default: `error`, as in Puppet. */
  readonly strict?: Strictness;
  /** Whether an unknown variable is an error. Default: true. */
  readonly strictVariables?: boolean;
  /** The folder of the cache on disk, for compiled modules and data. Without it, nothing is cached on disk. */
  readonly cacheDirectory?: string;
  /**
   * The time that the evaluation of one catalog may take, in seconds. It ends endless loops and regular expressions too.
   * Default: no limit. Only Node can end an evaluation: elsewhere, the option has no effect.
   */
  readonly timeLimit?: number;
  /**
   * The size of the heap of this process, in MiB, at which the evaluation of a catalog fails. Default: no limit. Only Node
   * can measure the heap: elsewhere, the option has no effect.
   */
  readonly memoryLimit?: number;
  /** Whether the compiler looks for dependency cycles in its catalogs. The search is within the limits. Default: false. */
  readonly findsCycles?: boolean;
  /** Values of `$settings::name` that replace the defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Providers of functions that are not written in Puppet. They take precedence over the extensions. */
  readonly functions?: readonly FunctionProvider[];
  /** Providers of resource types that modules declare in Ruby. They take precedence over the extensions. */
  readonly resourceTypes?: readonly ResourceTypeProvider[];
  /** The texts of the warnings that were already logged. Compilers that share this set log each warning once. */
  readonly warnings?: Set<string>;
  /** The sources of an evaluation besides Puppet code: data, functions in JavaScript, Ruby. */
  readonly extensions?: readonly CatalogExtension[];
  /** Called with each Puppet file that the compiler has compiled and loads, for example to measure its coverage. */
  readonly onModule?: (module: LoadedModule) => void;
}

/** A compiled Puppet file. */
export interface LoadedModule {
  /** The URL of the script in V8. */
  readonly url: string;
  readonly file: string;
  readonly code: string;
  /** Returns the source map of the code. */
  readonly map: () => string;
}

/** The input of one catalog besides the environment, as plain values. */
export interface NodeOptions {
  /**
   * The node name. Defaults to the certificate name, then to the facts `clientcert`, `fqdn` and `networking.fqdn`, then
   * to `localhost`.
   */
  readonly node?: string;
  readonly facts?: Readonly<Record<string, unknown>> | PuppetHash;
  /** Members of `$trusted`, added to `certname`, `hostname`, `domain`, `authenticated` and `extensions`. */
  readonly trusted?: Readonly<Record<string, unknown>>;
  readonly serverFacts?: Readonly<Record<string, unknown>>;
  /** Other top-scope variables. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Classes of the node besides those of the main manifest, with their parameters: those of an external classifier. */
  readonly classes?: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  /** Resources that other nodes export, or a source that finds them when a collector needs them. */
  readonly exported?: readonly ExportedResource[] | ExportedSource;
  /** The version of the catalog. Default: the current time in seconds. */
  readonly version?: number | string;
  /** The UUID of the catalog. Default: a random one. */
  readonly uuid?: string;
  readonly log?: (entry: LogEntry) => void;
}

/** Returns the name of the node that the options describe: see `NodeOptions.node`. */
export function nodeName(options: NodeOptions): string {
  const { node, trusted } = options;
  const name =
    node ??
    trusted?.['certname'] ??
    findFact(options, 'clientcert') ??
    findFact(options, 'fqdn') ??
    member(findFact(options, 'networking'), 'fqdn');
  return typeof name === 'string' ? name : 'localhost';
}

/** Returns the fact of a node with this name; undefined if it has none. */
export function findFact({ facts }: NodeOptions, name: string): unknown {
  return member(facts, name);
}

function member(value: unknown, name: string): unknown {
  if (value instanceof PuppetHash) return value.get(name);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** Returns the members of `$trusted`: those of a local node with this name, overridden by `trusted`. */
export function trustedFacts(
  node: string,
  trusted: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const dot = node.indexOf('.');
  const [hostname, domain] = dot < 0 ? [node, null] : [node.slice(0, dot), node.slice(dot + 1)];
  return { authenticated: 'local', certname: node, extensions: {}, hostname, domain, ...trusted };
}
