import type { EvaluationError, Value } from '@pptjs/runtime';

/**
 * Where data come from: the files and functions that lookups may reach. The host bounds what `read` and `glob` may see.
 */
export interface HieraHost {
  /** The text of a file, null where there is none. */
  read(path: string): string | null;
  /** Files that match a pattern (`*`, `**`, `?`, `[…]`, `{…}`), sorted. */
  glob(pattern: string): readonly string[];
  /** The folder of a module. */
  modulePath(name: string): string | undefined;
  warn(message: string): void;
  /**
   * What the reference says of an error that Puppet code has raised within the call that `trace` was made in;
   * `undefined` where it was the call's own.
   */
  reasonWithin?(error: unknown, trace: EvaluationError): string | undefined;
  /**
   * What a text was read as, where the host keeps such; `parse` reads it where it was not, and what it throws is
   * thrown. A host without it has each evaluation read its files anew.
   */
  keep?(path: string, text: string, parse: () => Value): Value;
}

/** A host, and the evaluation that asks. */
export interface EvaluationHost extends HieraHost {
  /** Told of a variable that there is not: one that data mention, or the paths of a hierarchy. */
  unknownVariable(name: string, where: 'data' | 'path'): void;
  /** Whether there is a function of that name. */
  hasFunction(name: string): boolean;
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
