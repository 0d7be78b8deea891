import type { PuppetHash } from '@pptjs/runtime';

export type FunctionKind = 'data_hash' | 'lookup_key' | 'data_dig';

/**
 * Where an entry's data are, as its configuration states it. `mapped`: a variable's name, the name of each element, and
 * a template.
 */
export type Locations =
  | { readonly kind: 'none' }
  | { readonly kind: 'path' | 'glob' | 'uri'; readonly values: readonly string[] }
  | { readonly kind: 'mapped'; readonly values: readonly [string, string, string] };

/** A level of a hierarchy. */
export interface HierarchyEntry {
  readonly name: string;
  readonly kind: FunctionKind;
  readonly functionName: string;
  /** May hold interpolation; relative to the folder of the configuration. */
  readonly dataDirectory: string;
  readonly locations: Locations;
  readonly options: PuppetHash;
}

/** What a hiera.yaml says. */
export interface HieraConfig {
  readonly version: number;
  /** The file, or null for the layout that stands where there is none. */
  readonly file: string | null;
  /** The folder that relative paths start from. */
  readonly root: string;
  readonly hierarchy: readonly HierarchyEntry[];
  readonly defaultHierarchy: readonly HierarchyEntry[];
}
