import { EmulatedRegExp } from 'oniguruma-to-es';

/**
 * The corrections of a match of a JavaScript expression: groups to remove, and groups that take the text of other
 * groups.
 */
export interface Emulation {
  readonly hiddenCaptures?: number[];
  readonly strategy?: string | null;
  readonly transfers?: [number, number[]][];
}

/** Creates a JavaScript expression whose auxiliary groups are hidden, as `translateRegExp` specifies. */
export function emulated(compiled: RegExp, emulation: Emulation): RegExp {
  return new EmulatedRegExp(compiled.source, compiled.flags, emulation);
}
