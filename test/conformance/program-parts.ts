/** What random programs of functions consist of. */

/**
 * A kind of values. Each line of `literals` and `forms` is an expression. In a form,
 *
 * - `@Kind` stands for a value of a kind, and `@Return` for one of the kind that the function returns,
 * - `|a:Kind, b:Kind| Kind` for a block with parameters and a result of these kinds,
 * - `|a:Kind, b:Kind| { … }` for a block with parameters of these kinds, which values in its text can use.
 */
export interface Kind {
  readonly type: string;
  readonly literals: readonly string[];
  readonly forms: readonly string[];
  /** Kinds whose values all have this kind, too. */
  readonly includes?: readonly string[];
}

export type Kinds = Readonly<Record<string, Kind>>;

export interface ProgramParts {
  /** Definitions that each program begins with. Forms use them. */
  readonly definitions: string;
  readonly kinds: Kinds;
  /** Whether functions also return their variables, so that a change of a shared value shows. */
  readonly returnsVariables: boolean;
  /** Whether variables of blocks may have the names of variables around the block. */
  readonly shadowsVariables: boolean;
  /** Whether variables are assigned in branches and by lists, and parameters of blocks may have types. */
  readonly hasBranches: boolean;
}

/** Returns the lines of a text without the spaces around them. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the kinds, where those in `added` have its forms `weight` times. */
export function withForms(kinds: Kinds, added: Readonly<Record<string, string>>, weight: number): Kinds {
  const extended = Object.entries(added).map(([name, text]) => {
    const kind = kinds[name]!;
    const forms = Array.from({ length: weight }, () => lines(text)).flat();
    return [name, { ...kind, forms: [...kind.forms, ...forms] }] as const;
  });
  return { ...kinds, ...Object.fromEntries(extended) };
}
