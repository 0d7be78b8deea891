/** Literal formats of `sprintf` and `String` that JavaScript's own expressions can follow. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { argumentsOf, type Call, unwrap } from '../../ast/shapes.js';
import { Kind, safeRangeOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { PLAIN_TEXT } from './interpolation.js';

/** A part of a format that formats one value: `%-5d`. */
interface Directive {
  readonly flag: string;
  /** The least number of characters; 0 if there is none. */
  readonly width: number;
  readonly letter: string;
}

const DIRECTIVE = /%(?:%|([-0]?)([1-9]\d?)?([sdxXob]))/g;

/**
 * A template in place of a call of `sprintf`: `${$a}-${$b}` for `sprintf('%s-%d', $a, $b)`. Null if the format or the types
 * of the values need the function, and for other calls.
 */
export function templateOfFormat(
  builtin: string,
  node: Call,
  args: readonly (ESTree.Expression | ESTree.SpreadElement)[],
  context: LoweringContext,
): ESTree.Expression | null {
  const [format, ...values] = argumentsOf(node);
  if (builtin !== 'sprintf' || !context.module.hasPlainValues || node.lambda !== null || format === undefined)
    return null;
  const text = unwrap(format);
  const read = text.type === 'LiteralString' ? readFormat(text.value) : null;
  if (read === null || read.directives.length === 0 || read.directives.length !== values.length) return null;
  const parts: ESTree.Expression[] = [];
  for (const [i, directive] of read.directives.entries()) {
    const value = args[i + 1];
    const part =
      value === undefined || value.type === 'SpreadElement' ? null : formatted(directive, values[i]!, value, context);
    if (part === null) return null;
    parts.push(part);
  }
  return b.template(read.texts, parts);
}

/**
 * The text of a value in a format: `$x.toString(16)` for `String($x, '%x')`. Null if the format or the type of the value
 * needs the constructor of String.
 */
export function textInFormat(
  nodes: readonly Expression[],
  args: readonly ESTree.Expression[],
  context: LoweringContext,
): ESTree.Expression | null {
  const [node, format] = nodes;
  const [value] = args;
  if (node === undefined || value === undefined || format === undefined || nodes.length > 2) return null;
  const text = unwrap(format);
  const read = text.type === 'LiteralString' ? readFormat(text.value) : null;
  const [directive, ...others] = read?.directives ?? [];
  if (directive === undefined || others.length > 0 || read?.texts.some((each) => each !== '') !== false) return null;
  const part = formatted(directive, node, value, context);
  return part === value ? b.call(b.identifier('String'), [value]) : part;
}

/** Splits a format into its directives and the texts around them. Returns null if it has other directives. */
function readFormat(format: string): { readonly texts: string[]; readonly directives: readonly Directive[] } | null {
  const texts = [''];
  const directives: Directive[] = [];
  let end = 0;
  const addText = (text: string): void => void (texts[texts.length - 1] += text);
  for (const match of format.matchAll(DIRECTIVE)) {
    const [all, flag, width, letter] = match;
    addText(format.slice(end, match.index));
    end = match.index + all.length;
    if (letter === undefined) addText('%');
    else {
      directives.push({ flag: flag ?? '', width: Number(width ?? 0), letter });
      texts.push('');
    }
  }
  addText(format.slice(end));
  const literal = format.replaceAll(DIRECTIVE, '');
  return literal.includes('%') ? null : { texts, directives };
}

/** The text of a value, with the width of a directive; null if JavaScript formats such values in another way. */
function formatted(
  { flag, width, letter }: Directive,
  node: Expression,
  value: ESTree.Expression,
  context: LoweringContext,
): ESTree.Expression | null {
  const type = context.typeOf(node);
  const isInteger = hasOnly(type, Kind.integer);
  const isNatural = (safeRangeOf(type)?.from ?? -1) >= 0;
  // A width counts characters, and a text can have characters of two UTF-16 units. Zeros follow the sign.
  if (!isInteger && (letter !== 's' || width > 0 || flag !== '' || !hasOnly(type, PLAIN_TEXT))) return null;
  if (flag === '0' && (letter === 's' || !isNatural)) return null;
  const radix = RADIXES.get(letter.toLowerCase());
  if (radix !== undefined && !isNatural) return null;
  if (width === 0) return radix === undefined ? value : digits(value, radix, letter);
  const text = radix === undefined ? b.call(b.identifier('String'), [value]) : digits(value, radix, letter);
  const padding = flag === '0' ? [b.literal('0')] : [];
  return b.call(b.member(text, flag === '-' ? 'padEnd' : 'padStart'), [b.literal(width), ...padding]);
}

const RADIXES: ReadonlyMap<string, number> = new Map([
  ['b', 2],
  ['o', 8],
  ['x', 16],
]);

function digits(value: ESTree.Expression, radix: number, letter: string): ESTree.Expression {
  const text = b.call(b.member(value, 'toString'), [b.literal(radix)]);
  return letter === 'X' ? b.call(b.member(text, 'toUpperCase'), []) : text;
}
