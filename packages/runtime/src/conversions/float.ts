import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { type Message } from '../errors/messages.js';
import { floatSeconds } from '../text/time/seconds.js';
import { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import type { Integer } from '../values/value.js';
import { fail, refuse } from './constructor.js';
import { readInteger } from './integer.js';

const messages = {
  INVALID_VALUE: { text: 'invalid value for Float(): {text}' },
} as const satisfies Record<string, Message>;

export type Convertible = Integer | Float | boolean | string | Timespan | Timestamp;

/** Matches texts of numbers: decimal with an optional fraction and exponent, hexadecimal, octal, and binary. */
export const NUMBER_PATTERN = String.raw`Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/]`;

/** The most common texts of numbers, which JavaScript reads as Ruby does. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?$/;

const types = {
  Convertible: `Variant[Numeric, Boolean, ${NUMBER_PATTERN}, Timespan, Timestamp]`,
  NamedArgs: "Struct[{'from' => Convertible, Optional['abs'] => Boolean}]",
};

/** `Float(from, abs)` */
export const newFloat = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_float',
      dispatch(['Convertible from', 'Boolean abs?'], convert, { types }),
      dispatch(
        ['NamedArgs hash_args'],
        (args: PuppetHash) => convert(args.get('from') as Convertible, args.get('abs') as boolean | undefined),
        { types },
      ),
      refuse('Float', ['Any from', 'Boolean abs?']),
    ),
    (general) =>
      (...args) => {
        const [from] = args;
        const isPlain = args.length === 1 && (typeof from === 'string' ? DECIMAL.test(from) : typeof from === 'number');
        return isPlain ? new Float(Number(from)) : general(...args);
      },
  ),
);

function convert(from: Convertible, abs = false): Float {
  const number = toNumber(from);
  return new Float(abs ? Math.abs(number) : number);
}

function toNumber(from: Convertible): number {
  if (typeof from === 'boolean') return from ? 1 : 0;
  if (from instanceof Float) return from.value;
  if (from instanceof Timespan || from instanceof Timestamp) return floatSeconds(from);
  return typeof from === 'string' ? readFloat(from) : Number(from);
}

/** Reads a text that matches the pattern. A leading zero does not make it octal. */
export function readFloat(text: string): number {
  const plain = text.replaceAll(/\s/g, '');
  if (/^[+-]0B/.test(plain)) return fail(messages.INVALID_VALUE, { text: JSON.stringify(text) });
  return /^[+-]?0[xXbB]/.test(plain) ? Number(readInteger(plain, null)) : Number(plain);
}
