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
  /** Whether there are directives, and all have names. */
  readonly isNamed: boolean;
}

interface CompiledDirective {
  readonly apply: (value: Value) => string;
  /** A number, a name in its brackets, or null for the next argument. */
  readonly argument: number | string | null;
  /** The name without brackets; empty if there is none. */
  readonly name: string;
}

/** The directives of most formats: nothing in them is an error, and their widths do not come from arguments. */
const DIRECTIVE =
  /%(?:(%)|(\{[^}]+\})|(?:([1-9]\d{0,8})\$|(<[^>]+>))?([ #+\-0]*)([1-9]\d{0,8})?(?:\.(\d{1,9}))?([sdiuoxXbBfeEgGaAp]))/g;

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
      const read: Flags = {
        space: flags.includes(' '),
        sharp: flags.includes('#'),
        plus: flags.includes('+'),
        minus: flags.includes('-'),
        zero: flags.includes('0'),
        width: width === undefined ? null : Number(width),
        precision: precision === undefined ? null : Number(precision),
      };
      parts.push({
        apply: formatter(type ?? '{', read),
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
  return { parts, sequence, isNamed: sequence !== 0 && directives.every(({ name }) => name !== '') };
});

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

/** Applies a format whose directives read their arguments in order, from `first` on. There are enough arguments. */
export function applySequence({ parts }: CompiledFormat, args: readonly Value[], first: number): string {
  let result = '';
  let next = first;
  for (const part of parts) result += typeof part === 'string' ? part : part.apply(args[next++] as Value);
  return result;
}

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
