/** Literal formats of `sprintf` and `String` that JavaScript's own expressions can follow. */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { argumentsOf, type Call, literalText, unwrap } from '../../ast/shapes.js';
import { canBe, Kind, type Kinds, NUMBER_KINDS, safeRangeOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { isVariableOrLiteral } from '../sink.js';
import { type BuiltinCall, runtimeCall } from './builtin-call.js';
import { PLAIN_TEXT } from './interpolation.js';

/** A part of a format that formats one value: `%-5d`, `%<name>.2f`, `%{name}`. */
interface Directive {
  /** The key of the value; null if the directive formats the next argument. */
  readonly name: string | null;
  readonly flags: string;
  /** The least number of characters; 0 if there is none. */
  readonly width: number;
  /** The digits of the precision; null if there is none. */
  readonly precision: string | null;
  readonly letter: string;
}

/** Creates the expression of the text of a value. */
type Formatter = (value: ESTree.Expression) => ESTree.Expression;

interface ValueFormatter {
  readonly write: Formatter;
  /** Whether it is correct only for values that pass the test `isPlainText`. */
  readonly isTested: boolean;
}

/** The directives that the runtime reads ahead, without the numbers of arguments. */
const DIRECTIVE = /%(?:%|\{([^}]+)\}|(?:<([^>]+)>)?([ #+\-0]*)([1-9]\d{0,8})?(?:\.(\d{1,9}))?([sdiuoxXbBfeEgGaAp]))/g;

/**
 * A template in place of a call of `sprintf`: `${$a}-${$b}` for `sprintf('%s-%d', $a, $b)`. For values of other types, the
 * template is used if a test of the values allows it: `isPlainText($a) ? `${$a}` : sprintf('%s', $a)`. Null if the format or
 * the types of the values need the function.
 */
export function templateOfFormat(call: BuiltinCall): ESTree.Expression | null {
  const { node, args, context, out } = call;
  const [format, ...nodes] = argumentsOf(node);
  const read = formatOf(node, format, context);
  if (read === null || read.directives.length !== nodes.length) return null;
  if (args.some(({ type }) => type === 'SpreadElement') || read.directives.some(({ name }) => name !== null))
    return null;
  const [text, ...values] = args as readonly ESTree.Expression[];
  const formatters = formattersOf(read.directives, nodes, context);
  if (formatters === null || text === undefined) return null;
  const tested = formatters.flatMap(({ isTested }, i) => (isTested ? [i] : []));
  if (tested.length === 0) return templateOf(read.texts, formatters, values);
  const names = namesOf(values, context, out);
  if (names === null) return null;
  const test = b.joined(
    '&&',
    tested.map((i) => context.module.call('isPlainText', [names[i]!])),
  );
  return b.conditional(test, templateOf(read.texts, formatters, names), runtimeCall(call, [text, ...names]));
}

/** Expressions that have the values and can be evaluated several times. Null if they need statements. */
function namesOf(
  values: readonly ESTree.Expression[],
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): readonly ESTree.Expression[] | null {
  if (out === undefined) return values.every(isVariableOrLiteral) ? values : null;
  return values.map((value) => (isVariableOrLiteral(value) ? value : context.stored(value, out)));
}

/**
 * A template in place of a call of `sprintf` with a hash: `${$a}: ${$b}` for `sprintf('%{a}: %<b>d', { a => $a, b => $b })`.
 * Null if the format does not name the keys in their order, or needs the function, and for other calls.
 */
export function templateOfNames(
  builtin: string,
  node: Call,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const [format, hash, ...others] = argumentsOf(node);
  const read = builtin === 'sprintf' ? formatOf(node, format, context) : null;
  const named = hash === undefined || others.length > 0 ? null : unwrap(hash);
  if (read === null || named?.type !== 'LiteralHash' || named.entries.length !== read.directives.length) return null;
  const names = named.entries.map(({ key }) => literalText(unwrap(key)));
  // Each value is evaluated once, and in the order of the hash.
  const isInOrder = read.directives.every(({ name }, i) => name !== null && name === names[i]);
  if (!isInOrder || new Set(names).size < names.length) return null;
  const values = named.entries.map(({ value }) => value);
  const formatters = formattersOf(read.directives, values, context);
  if (formatters === null || formatters.some(({ isTested }) => isTested)) return null;
  // No value of a hash is unfolded.
  return templateOf(read.texts, formatters, context.elements(values, out) as ESTree.Expression[]);
}

/** The parts of the literal format of a call with plain values; null if there is none, or it has no directives. */
function formatOf(node: Call, format: Expression | undefined, context: LoweringContext): Format | null {
  if (!context.module.hasPlainValues || node.lambda !== null || format === undefined) return null;
  const text = unwrap(format);
  const read = text.type === 'LiteralString' ? readFormat(text.value) : null;
  return read === null || read.directives.length === 0 ? null : read;
}

/** The formatters of all values; null if one of them needs the function. */
function formattersOf(
  directives: readonly Directive[],
  values: readonly Expression[],
  context: LoweringContext,
): readonly ValueFormatter[] | null {
  const formatters: ValueFormatter[] = [];
  for (const [i, directive] of directives.entries()) {
    const type = context.typeOf(values[i]!);
    const certain = plainFormatter(directive, type) ?? sharedFormatter(directive, type, context);
    if (certain === null && !(context.repeats && isPlainDirective(directive) && canBe(type, PLAIN_TEXT))) return null;
    formatters.push({ write: certain ?? ((value) => value), isTested: certain === null });
  }
  return formatters;
}

/** Whether a directive is `%s`, which gives texts, Integers and booleans the text that a template gives them. */
function isPlainDirective({ flags, width, precision, letter }: Directive): boolean {
  return letter === 's' && flags === '' && width === 0 && precision === null;
}

function templateOf(
  texts: string[],
  formatters: readonly ValueFormatter[],
  values: readonly ESTree.Expression[],
): ESTree.Expression {
  return b.template(
    texts,
    values.map((value, i) => formatters[i]!.write(value)),
  );
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
  if (text.type !== 'LiteralString') return null;
  const type = context.typeOf(node);
  const words = WORDS.get(text.value);
  if (words !== undefined)
    return hasOnly(type, Kind.boolean) ? b.conditional(value, b.literal(words[0]), b.literal(words[1])) : null;
  const read = readFormat(text.value);
  const [directive, ...others] = read?.directives ?? [];
  if (directive === undefined || others.length > 0 || read?.texts.some((each) => each !== '') !== false) return null;
  if (!isFormatOfString(directive, type)) return null;
  const formatter = plainFormatter(directive, type) ?? sharedFormatter(directive, type, context);
  const part = formatter?.(value) ?? null;
  return part === value ? b.call(b.identifier('String'), [value]) : part;
}

/** The texts of true and false in the formats of String. */
const WORDS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['%t', ['true', 'false']],
  ['%T', ['True', 'False']],
  ['%y', ['yes', 'no']],
  ['%Y', ['Yes', 'No']],
]);

/** Whether String formats the values of a type with a directive as `sprintf` does. It rejects a flag that is repeated. */
function isFormatOfString({ name, flags, letter }: Directive, type: PuppetType): boolean {
  if (name !== null || new Set(flags).size < flags.length) return false;
  if (letter === 's') return !flags.includes('#') && hasOnly(type, PLAIN_TEXT);
  if (REALS.includes(letter)) return hasOnly(type, Kind.float) || safeRangeOf(type) !== null;
  return 'dxXobB'.includes(letter) && hasOnly(type, Kind.integer);
}

interface Format {
  /** The texts before, between and after the directives. */
  readonly texts: string[];
  readonly directives: readonly Directive[];
}

/** Splits a format into its directives and the texts around them. Returns null if it has other directives. */
function readFormat(format: string): Format | null {
  const texts = [''];
  const directives: Directive[] = [];
  let end = 0;
  const addText = (text: string): void => void (texts[texts.length - 1] += text);
  for (const match of format.matchAll(DIRECTIVE)) {
    const [all, textName, name, flags = '', width, precision = null, letter = 's'] = match;
    addText(format.slice(end, match.index));
    end = match.index + all.length;
    if (all === '%%') addText('%');
    else {
      directives.push({ name: textName ?? name ?? null, flags, width: Number(width ?? 0), precision, letter });
      texts.push('');
    }
  }
  addText(format.slice(end));
  const literal = format.replaceAll(DIRECTIVE, '');
  return literal.includes('%') ? null : { texts, directives };
}

/** JavaScript's own text of the values of a type; null if it formats such values in another way. */
function plainFormatter({ flags, width, precision, letter }: Directive, type: PuppetType): Formatter | null {
  const isInteger = hasOnly(type, Kind.integer);
  const isNatural = (safeRangeOf(type)?.from ?? -1) >= 0;
  const isZeroed = flags === '0';
  if (precision !== null || !PLAIN_FLAGS.has(flags) || !PLAIN_LETTERS.has(letter)) return null;
  // A width counts characters, and a text can have characters of two UTF-16 units. Zeros follow the sign.
  if (!isInteger && (letter !== 's' || width > 0 || flags !== '' || !hasOnly(type, PLAIN_TEXT))) return null;
  if (isZeroed && (letter === 's' || !isNatural)) return null;
  const radix = RADIXES.get(letter.toLowerCase());
  if (radix !== undefined && !isNatural) return null;
  if (width === 0) return radix === undefined ? (value) => value : (value) => digits(value, radix, letter);
  const padding = isZeroed ? [b.literal('0')] : [];
  return (value) => {
    const text = radix === undefined ? b.call(b.identifier('String'), [value]) : digits(value, radix, letter);
    return b.call(b.member(text, flags === '-' ? 'padEnd' : 'padStart'), [b.literal(width), ...padding]);
  };
}

const PLAIN_FLAGS: ReadonlySet<string> = new Set(['', '-', '0']);
const PLAIN_LETTERS: ReadonlySet<string> = new Set(['s', 'd', 'i', 'u', 'x', 'X', 'o', 'b']);

/**
 * A function of the runtime that formats values with one directive, and is a constant of the module: `format($x)`. Null for
 * code that runs once, and for values of types that the directive rejects or that `sprintf` converts first.
 */
function sharedFormatter(
  { flags, width, precision, letter }: Directive,
  type: PuppetType,
  { module, repeats }: LoweringContext,
): Formatter | null {
  if (!repeats || !hasOnly(type, kindsFor(letter))) return null;
  const text = `%${flags}${width === 0 ? '' : width}${precision === null ? '' : `.${precision}`}${letter}`;
  return (value) => {
    const formatter = b.pureCall(module.imported('runtime', 'formatterOf'), [b.literal(text)]);
    return b.call(module.constant('format', formatter), [value]);
  };
}

/** The letters of the formats of real numbers. */
const REALS = 'feEgGaA';

/** The kinds of the values that a conversion accepts. Floats that are not finite have no digits of integers. */
function kindsFor(letter: string): Kinds {
  if (letter === 's' || letter === 'p') return PLAIN_TEXT | Kind.float;
  return REALS.includes(letter) ? NUMBER_KINDS : Kind.integer;
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
