/** Where in a value (or a call) a mismatch is. */
export interface PathElement {
  readonly kind: 'parameter' | 'block' | 'return' | 'index' | 'entry' | 'key' | 'variant';
  readonly text: string;
}

export type Path = readonly PathElement[];

export const BLOCK: PathElement = { kind: 'block', text: 'block' };

export function parameter(name: string): PathElement {
  return { kind: 'parameter', text: `parameter '${name}'` };
}

export function index(number: number): PathElement {
  return { kind: 'index', text: `index ${number}` };
}

export function entry(key: string): PathElement {
  return { kind: 'entry', text: `entry '${key}'` };
}

export function keyOf(key: string): PathElement {
  return { kind: 'key', text: `key of entry '${key}'` };
}

export function variant(number: number): PathElement {
  return { kind: 'variant', text: `variant ${number}` };
}

/**
 * The path without saying which members of Variants were looked at: mismatches at the same place can be told as one.
 */
export function canonical(path: Path): string {
  return path
    .filter(({ kind }) => kind !== 'variant')
    .map(({ text }) => text)
    .join(' ');
}
