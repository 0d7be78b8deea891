import type { Value } from '@pptjs/runtime';

/** Where data come from: the files and functions that lookups may reach. The host bounds what `read` and `glob` may see. */
export interface HieraHost {
  /** The text of a file, null where there is none. */
  read(path: string): string | null;
  /** Files that match a pattern (`*`, `**`, `?`, `[…]`, `{…}`), sorted. */
  glob(pattern: string): readonly string[];
  /** The folder of a module. */
  modulePath(name: string): string | undefined;
  warn(message: string): void;
  /**
   * What a text was read as, where the host keeps such; `parse` reads it where it was not, and what it throws is thrown.
   * A host without it has each evaluation read its files anew.
   */
  keep?(path: string, text: string, parse: () => Value): Value;
}

/** The layers that a lookup searches; a layer without a configuration is left out. */
export interface HieraSettings {
  /** The global layer's hiera.yaml. */
  readonly globalConfig?: string;
  readonly environment: { readonly name: string; readonly path?: string };
}

/** The value of a variable for interpolation (`facts`, `::environment`, `x::y`), `undefined` where there is none. */
export type VariableLookup = (name: string) => Value | undefined;

export function joinPath(base: string, path: string): string {
  return path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`;
}
