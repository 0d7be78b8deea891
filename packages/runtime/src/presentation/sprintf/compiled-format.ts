import { memoize } from '../../text/memoize.js';
import type { PuppetHash } from '../../values/hash.js';
import type { Value } from '../../values/value.js';
import type { FormatArguments } from './arguments.js';
import { formatter } from './conversion.js';
import type { Flags } from './flags.js';

/** A format as text that stays, and directives. */
export interface CompiledFormat {
  readonly parts: readonly (string | CompiledDirective)[];
  /** The number of arguments that the directives read in order; null if one of them has a number or a name. */
  readonly sequence: number | null;
  /** Whether an argument is the width of a directive. Such a format is `applySequence`'s only. */
  readonly hasWidths: boolean;
  /** Whether there are directives, and all have names. */
  readonly isNamed: boolean;
}

interface CompiledDirective {
  readonly apply: (value: Value) => string;
  /** As `apply`, for each width that precedes the value among the arguments; null if the width is not an argument. */
  readonly withWidth: ((width: number) => (value: Value) => string) | null;
  /** A number, a name in its brackets, or null for the next argument. */
  readonly argument: number | string | null;
  /** The name without brackets; empty if there is none. */
  readonly name: string;
}

/** The directives of most formats: nothing in them is an error, and only their widths come from arguments. */
const DIRECTIVE =
  /%(?:(%)|(\{[^}]+\})|(?:([1-9]\d{0,8})\$|(<[^>]+>))?([ #+\-0]*)([1-9]\d{0,8}|\*)?(?:\.(\d{1,9}))?([sdiuoxXbBfeEgGaAp]))/g;

/**
 * Reads a format once for all its uses. Returns null if the format has other directives than `DIRECTIVE`: the reader in
 * directive.ts reads these when they are used, because errors in a format and in its arguments have an order.
 */
export const compileFormat = /* @__PURE__ */ memoize((text: string): CompiledFormat | null => {
  const parts: (string | CompiledDirective)[] = [];
  let end = 0;
  for (const match of text.matchAll(DIRECTIVE)) {
    const [whole, percent, named, number, label, flags = '', width, precision, type] = match;
    const before = text.slice(end, match.index);
    if (before.includes('%')) return null;
    if (before !== '') parts.push(before);
    end = match.index + whole.length;
    if (percent !== undefined) parts.push('%');
    else {
      const takesWidth = width === '*';
      // Ruby reads the width as an argument in order, which such a directive must not follow.
      if (takesWidth && (number ?? label) !== undefined) return null;
      const read: Flags = {
        space: flags.includes(' '),
        sharp: flags.includes('#'),
        plus: flags.includes('+'),
        minus: flags.includes('-'),
        zero: flags.includes('0'),
        width: width === undefined || takesWidth ? null : Number(width),
        precision: precision === undefined ? null : Number(precision),
      };
      parts.push({
        apply: formatter(type ?? '{', read),
        withWidth: takesWidth ? formatterByWidth(type ?? '{', read) : null,
        argument: number === undefined ? (label ?? named ?? null) : Number(number),
        name: (label ?? named ?? '').slice(1, -1),
      });
    }
  }
  const rest = text.slice(end);
  if (rest.includes('%')) return null;
  if (rest !== '') parts.push(rest);
  const directives = parts.filter((part) => typeof part !== 'string');
  const sequence = directives.every(({ argument }) => argument === null) ? directives.length : null;
  const widths = directives.filter(({ withWidth }) => withWidth !== null).length;
  return {
    parts,
    sequence: sequence === null ? null : sequence + widths,
    hasWidths: widths > 0,
    isNamed: sequence !== 0 && directives.every(({ name }) => name !== ''),
  };
});

/** The number of widths of one directive for which the formatters are kept. */
const MAX_WIDTHS = 200;

/** A negative width aligns the text to the left. */
function formatterByWidth(type: string, flags: Flags): (width: number) => (value: Value) => string {
  const formatters = new Map<number, (value: Value) => string>();
  return (width) => {
    let apply = formatters.get(width);
    if (apply === undefined) {
      apply = formatter(type, { ...flags, width: Math.abs(width), minus: flags.minus || width < 0 });
      if (formatters.size < MAX_WIDTHS) formatters.set(width, apply);
    }
    return apply;
  };
}

/**
 * Applies a format.
 * @throws {FunctionError} with Ruby's message
 */
export function applyFormat({ parts }: CompiledFormat, args: FormatArguments): string {
  let result = '';
  for (const part of parts) {
    if (typeof part === 'string') result += part;
    else {
      const { apply, argument, name } = part;
      const value =
        argument === null
          ? args.next()
          : typeof argument === 'number'
            ? args.numbered(argument)
            : args.named(name, argument);
      result += apply(value);
    }
  }
  return result;
}

/**
 * Applies a format whose directives read their arguments in order, from `first` on. There are enough arguments. Returns null
 * if a width is not an Integer of this size.
 */
export function applySequence({ parts }: CompiledFormat, args: readonly Value[], first: number): string | null {
  let result = '';
  let next = first;
  for (const part of parts) {
    if (typeof part === 'string') result += part;
    else if (part.withWidth === null) result += part.apply(args[next++] as Value);
    else {
      const width = args[next++];
      if (typeof width !== 'number' || Math.abs(width) > MAX_WIDTH) return null;
      result += part.withWidth(width)(args[next++] as Value);
    }
  }
  return result;
}

const MAX_WIDTH = 1_000_000;

/** Applies a format whose directives have names. Returns null if there is no value for one of them. */
export function applyNamed({ parts }: CompiledFormat, values: PuppetHash): string | null {
  let result = '';
  for (const part of parts) {
    const value = typeof part === 'string' ? part : values.get(part.name);
    if (value === undefined) return null;
    result += typeof part === 'string' ? part : part.apply(value);
  }
  return result;
}
