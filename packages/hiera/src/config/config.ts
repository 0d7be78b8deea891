import type { PuppetHash } from '@pptjs/runtime/internal';
import type { Segment } from '../keys/key.js';

/** The layers that have a configuration. */
export type ConfigLayer = 'global' | 'environment' | 'module';

/** A hiera.yaml. */
export interface ConfigSource {
  readonly file: string;
  readonly text: string;
  readonly layer: ConfigLayer;
}

/** The kinds of data functions. `v4_data_hash` has no parameters. */
export type FunctionKind = 'data_hash' | 'lookup_key' | 'data_dig' | 'v4_data_hash';

/**
 * The locations of a level's data, as hiera.yaml declares them. For `mapped`, `variable` names the collection and
 * `element` the variable that holds each of its elements in `template`. `extension` is added to each path that does not end
 * in it after its variables are replaced.
 */
export type Locations =
  | { readonly kind: 'none' }
  | { readonly kind: 'path'; readonly values: readonly string[]; readonly extension?: string }
  | { readonly kind: 'glob' | 'uri'; readonly values: readonly string[] }
  | { readonly kind: 'mapped'; readonly variable: string; readonly element: string; readonly template: string };

/** A level of a hierarchy. */
export interface HierarchyEntry {
  readonly name: string;
  /** The keys and indexes that lead to the entry in the hiera.yaml. Empty for the default hierarchy. */
  readonly path: readonly Segment[];
  readonly kind: FunctionKind;
  /** The keys that lead to the name of the function in the hiera.yaml: in the entry or in the defaults. */
  readonly functionPath: readonly Segment[];
  readonly functionName: string;
  /** Relative to the folder of the configuration. May contain interpolation. */
  readonly dataDirectory: string;
  readonly locations: Locations;
  readonly options: PuppetHash;
}

/** The content of a hiera.yaml. */
export interface HieraConfig {
  readonly version: number;
  /** Empty for a configuration that is in no file. */
  readonly file: string;
  /** The folder that relative paths start from. */
  readonly root: string;
  readonly hierarchy: readonly HierarchyEntry[];
  readonly defaultHierarchy: readonly HierarchyEntry[];
}
