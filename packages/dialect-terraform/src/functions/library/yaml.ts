/** `yamlencode` and `yamldecode`. */
import { isAlias, isMap, isScalar, isSeq, type Node, parseAllDocuments, Scalar, stringify, visit } from 'yaml';
import { checkSize, countSteps } from '../../evaluation/limits.js';
import { parseNumber } from '../../values/number-text.js';
import { formatNumber, isNumber } from '../../values/number.js';
import { quoteText } from '../../values/quoting.js';
import { isNull, isSequence, normalizeText, NULL, objectOf, ObjectValue, MapValue } from '../../values/value.js';
import { TupleValue, type Value } from '../../values/value.js';
import { CallFailure } from '../calls/failures.js';
import { defineFunction } from '../calls/function-definition.js';
import { anyOrNull, text } from '../calls/parameters.js';
import { decodeBase64 } from '../formats/base64.js';

/** Deeper documents would exhaust the stack. */
const MAX_DEPTH = 200;
const TOO_DEEP = `the document is nested more than ${MAX_DEPTH} levels deep`;

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

export const yamlencode = defineFunction('yamlencode', [anyOrNull('value')], (value) =>
  normalizeText(stringify(plainOf(value), { ...STYLE, aliasDuplicateObjects: false })),
);

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

export const yamldecode = defineFunction('yamldecode', [text('src')], (source) => {
  const documents = parseAllDocuments(source, { schema: 'failsafe', prettyErrors: false, uniqueKeys: false });
  if ('empty' in documents) return NULL;
  const [document] = documents;
  if (document === undefined) return NULL;
  if (documents.length > 1) throw new CallFailure('unexpected extra content after value');
  const [error] = document.errors;
  if (error !== undefined) throw new CallFailure(error.code === 'RESOURCE_EXHAUSTION' ? TOO_DEEP : error.message);
  return new YamlReader(document.contents).value(document.contents, 0);
});

class YamlReader {
  readonly #anchors = new Map<string, Node>();

  constructor(root: Node | null) {
    visit(root, (_, node) => {
      if (isScalar(node) || isMap(node) || isSeq(node)) {
        if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
      }
    });
  }

  value(node: unknown, depth: number): Value {
    countSteps();
    if (depth > MAX_DEPTH) throw new CallFailure(TOO_DEEP);
    if (node === null || node === undefined) return NULL;
    if (isAlias(node)) {
      const target = this.#anchors.get(node.source);
      if (target === undefined) throw new CallFailure(`reference to undefined anchor ${quoteText(node.source)}`);
      return this.value(target, depth + 1);
    }
    if (isScalar(node)) return scalarValue(node);
    if (isSeq(node)) {
      checkSize(node.items.length);
      return new TupleValue(node.items.map((item) => this.value(item, depth + 1)));
    }
    if (!isMap(node)) throw new CallFailure('unsupported document');
    return objectOf(this.#members(node, depth));
  }

  /** The members of a mapping. Those of merged mappings come first, so that the mapping's own members win. */
  #members(node: { readonly items: readonly { key: unknown; value: unknown }[] }, depth: number): [string, Value][] {
    const merged: [string, Value][] = [];
    const own: [string, Value][] = [];
    for (const { key, value } of node.items) {
      if (isScalar(key) && key.value === '<<' && key.type === 'PLAIN') {
        const source = this.value(value, depth + 1);
        const sources = isSequence(source) ? source.elements.toReversed() : [source];
        for (const each of sources) {
          if (!(each instanceof ObjectValue)) throw new CallFailure('cannot merge a value that is not a mapping');
          merged.push(...each.attributes);
        }
        continue;
      }
      const name = this.value(key, depth + 1);
      if (isSequence(name) || name instanceof ObjectValue || isNull(name)) {
        throw new CallFailure('only string keys are allowed');
      }
      own.push([isNumber(name) ? formatNumber(name) : String(name), this.value(value, depth + 1)]);
    }
    return [...merged, ...own];
  }
}

const BOOLS: Readonly<Record<string, boolean>> = {
  true: true,
  True: true,
  TRUE: true,
  false: false,
  False: false,
  FALSE: false,
};

const NULLS: ReadonlySet<string> = new Set(['', '~', 'null', 'Null', 'NULL']);
const INFINITY = /^([+-]?)\.(?:inf|Inf|INF)$/;
const PREFIX = 'tag:yaml.org,2002:';

/** A scalar by its tag, or by its text if it has none and is not quoted. */
function scalarValue(node: Scalar): Value {
  // The package resolves some tags itself, and then keeps the text.
  const source = typeof node.value === 'string' ? node.value : (node.source ?? '');
  const tag = node.tag?.startsWith(PREFIX) === true ? `!!${node.tag.slice(PREFIX.length)}` : (node.tag ?? '');
  const isExplicit = tag !== '' && tag !== '!!str';
  if (!isExplicit) return node.type === 'PLAIN' && tag === '' ? plainScalar(source) : normalizeText(source);
  const invalid = new CallFailure(`cannot parse ${quoteText(source)} as ${tag}`);
  switch (tag) {
    case '!':
      return normalizeText(source);
    case '!!binary':
      if (typeof decodeBase64(source) === 'number') throw new CallFailure(`${invalid.message}: not valid base64`);
      return source;
    case '!!bool': {
      const value = Object.hasOwn(BOOLS, source) ? BOOLS[source] : undefined;
      if (value === undefined) throw invalid;
      return value;
    }
    case '!!int':
    case '!!float': {
      const value = plainScalar(source);
      if (!isNumber(value)) throw invalid;
      return value;
    }
    case '!!null':
      return NULL;
    case '!!timestamp':
      return normalizeText(source);
    default:
      throw new CallFailure(`unsupported tag ${quoteText(tag)}`);
  }
}

function plainScalar(source: string): Value {
  if (NULLS.has(source)) return NULL;
  const bool = Object.hasOwn(BOOLS, source) ? BOOLS[source] : undefined;
  if (bool !== undefined) return bool;
  const infinity = INFINITY.exec(source);
  if (infinity !== null) return infinity[1] === '-' ? -Infinity : Infinity;
  if (/^\.(?:nan|NaN|NAN)$/.test(source)) throw new CallFailure('floating point NaN is not supported');
  if (!/^[-+.0-9]/.test(source)) return normalizeText(source);
  return parseNumber(source.replaceAll('_', '')) ?? normalizeText(source);
}
