/** `yamlencode` and `yamldecode`. */
import { Scalar, stringify } from 'yaml';
import { formatNumber, isNumber } from '../../values/number.js';
import { isComposite, isSequence, MapValue, normalizeText, ObjectValue, type Value } from '../../values/value.js';
import { defineFunction } from '../calls/function-definition.js';
import { anyOrNull, text } from '../calls/parameters.js';
import { readYaml } from '../yaml/reader.js';

/** Terraform quotes all keys and strings; a string of several lines is a literal block. */
const STYLE = {
  lineWidth: 0,
  indentSeq: false,
  defaultKeyType: 'QUOTE_DOUBLE',
  defaultStringType: 'QUOTE_DOUBLE',
  blockQuote: 'literal',
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  version: '1.2',
} as const;

export const yamlencode = defineFunction('yamlencode', [anyOrNull('value')], (value) => {
  const text = normalizeText(stringify(plainOf(value), { ...STYLE, aliasDuplicateObjects: false }));
  // A plain scalar that is the whole document has a mark at its end.
  return isComposite(value) || typeof value === 'string' ? text : `${text}...\n`;
});

/** A value as the package `yaml` prints it. */
function plainOf(value: Value): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.includes('\n') ? literalBlock(value) : value;
  if (isSequence(value)) return value.elements.map(plainOf);
  if (value instanceof ObjectValue) return plainMap(value.attributes);
  if (value instanceof MapValue) return plainMap(value.entries);
  return isNumber(value) ? numberScalar(formatNumber(value)) : null;
}

function plainMap(members: ReadonlyMap<string, Value>): ReadonlyMap<string, unknown> {
  return new Map(Array.from(members, ([name, value]) => [name, plainOf(value)]));
}

function literalBlock(value: string): Scalar {
  const scalar = new Scalar(value);
  scalar.type = Scalar.BLOCK_LITERAL;
  return scalar;
}

/** A scalar with the digits of a number, which may have more of them than a JavaScript number. */
function numberScalar(digits: string): Scalar {
  const scalar = new Scalar(Number(digits));
  scalar.source = digits;
  scalar.type = Scalar.PLAIN;
  return scalar;
}

export const yamldecode = defineFunction('yamldecode', [text('src')], readYaml);
