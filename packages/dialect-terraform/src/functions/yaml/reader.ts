import { isAlias, isMap, isScalar, isSeq, parseAllDocuments, Scalar } from 'yaml';
import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { toText } from '../../conversions/conversion.js';
import { checkSize, countSteps } from '../../evaluation/limits.js';
import { quoteText } from '../../values/quoting.js';
import { friendlyName, STRING } from '../../values/type.js';
import { isNull, NULL, NullValue, objectOf, ObjectValue, TupleValue, typeOf, type Value } from '../../values/value.js';
import { CallFailure } from '../calls/failures.js';
import { resolveScalar, TAG_PREFIX } from './scalars.js';

/** Deeper documents would exhaust the stack. */
const MAX_DEPTH = 200;
const TOO_DEEP = `the document is nested more than ${MAX_DEPTH} levels deep`;

/**
 * Reads a document as HashiCorp's library go-cty-yaml 1.0 does.
 *
 * @throws CallFailure if the text is not one document, or if a value has no counterpart in Terraform
 */
export function readYaml(source: string): Value {
  const documents = parseAllDocuments(source, { schema: 'failsafe', prettyErrors: false, uniqueKeys: false });
  const reader = new YamlReader(source);
  if ('empty' in documents) throw missingDocument(source);
  const [document, next] = documents;
  if (document === undefined) return NULL;
  const [error] = document.errors;
  if (error !== undefined) throw new CallFailure(error.code === 'RESOURCE_EXHAUSTION' ? TOO_DEEP : error.message);
  const value = reader.value(document.contents, 0);
  if (next !== undefined) throw reader.failure(next.range[0], 'unexpected extra content after value');
  return value;
}

/** The error about a text without a document. The library ends the last line if it has no end. */
function missingDocument(source: string): CallFailure {
  const lines = source.endsWith('\n') ? source.split('\n').length - 1 : source.split('\n').length;
  return new CallFailure(`on line ${lines}, column 1: missing start of document`);
}

interface Anchored {
  readonly value: Value;
  /** The number of steps that it takes to visit the value. */
  readonly steps: number;
}

class YamlReader {
  readonly #source: string;
  /** The values of complete nodes with anchors. */
  readonly #anchors = new Map<string, Anchored>();
  /** The anchors of the nodes around. */
  readonly #pending: string[] = [];
  #steps = 0;

  constructor(source: string) {
    this.#source = source;
  }

  value(node: unknown, depth: number): Value {
    this.#countSteps(1);
    if (depth > MAX_DEPTH) throw new CallFailure(TOO_DEEP);
    if (isAlias(node)) return this.#alias(node.source, node);
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return NULL;
    const { anchor } = node;
    if (anchor === undefined) return this.#valueOf(node, depth);
    const before = this.#steps;
    this.#pending.push(anchor);
    const value = this.#valueOf(node, depth);
    this.#pending.pop();
    this.#anchors.set(anchor, { value, steps: this.#steps - before });
    return value;
  }

  /** An error about the text at an offset. The library counts lines from 0, and does not mention the first one. */
  failure(offset: number, reason: string): CallFailure {
    const before = this.#source.slice(0, offset);
    const line = before.split('\n').length - 1;
    const column = Array.from(before.slice(before.lastIndexOf('\n') + 1)).length + 1;
    return new CallFailure(line === 0 ? reason : `on line ${line}, column ${column}: ${reason}`);
  }

  #countSteps(count: number): void {
    this.#steps += count;
    countSteps(count);
  }

  #alias(name: string, node: Node): Value {
    if (this.#pending.includes(name))
      throw this.#failureAt(node, `cannot refer to anchor ${quoteText(name)} from inside its own definition`);
    const target = this.#anchors.get(name);
    if (target === undefined) throw this.#failureAt(node, `reference to undefined anchor ${quoteText(name)}`);
    this.#countSteps(target.steps);
    return target.value;
  }

  #valueOf(node: Scalar | YAMLMap | YAMLSeq, depth: number): Value {
    if (isScalar(node)) return this.#scalar(node);
    const tag = tagOf(node);
    const kind = isMap(node) ? 'map' : 'seq';
    if (tag !== '' && tag !== TAG_PREFIX + kind)
      throw this.#failureAt(node, `can't interpret ${isMap(node) ? 'mapping' : 'sequence'} as ${tag}`);
    checkSize(node.items.length);
    if (isMap(node)) return objectOf(node.items.flatMap((pair) => this.#members(pair, depth)));
    return new TupleValue(node.items.map((item) => this.value(item, depth + 1)));
  }

  #scalar(node: Scalar): Value {
    const value = this.#located(node, () => resolveScalar(this.#textOf(node), tagOf(node), isQuoted(node)));
    if (tagOf(node) !== '' || node.type === 'PLAIN') return value;
    // Only plain scalars are implicitly of another type than string.
    const text = toText(value);
    return isNull(value) ? new NullValue(STRING) : typeof text === 'string' ? text : value;
  }

  /** The members of an object that a pair stands for: one, or those of a merged mapping. */
  #members({ key, value }: Pair, depth: number): readonly (readonly [string, Value])[] {
    const keyNode = key instanceof Scalar ? key : null;
    if (keyNode === null) {
      const offset = isMap(key) || isSeq(key) || isAlias(key) ? this.#startOf(key) : 0;
      throw this.failure(offset, 'only strings are allowed as mapping keys');
    }
    const text = this.#textOf(keyNode);
    if (text === '<<' && tagOf(keyNode) === '') {
      const merged = this.value(value, depth + 1);
      if (merged instanceof ObjectValue) return [...merged.attributes];
      throw this.#failureAt(keyNode, `cannot merge ${friendlyName(typeOf(merged))} into mapping`);
    }
    const name = toText(resolveScalar(text, tagOf(keyNode), isQuoted(keyNode)));
    if (typeof name !== 'string') throw this.#failureAt(keyNode, 'mapping key cannot be null');
    return [[name, this.value(value, depth + 1)]];
  }

  /** The text of a scalar. The package resolves some tags itself, and then keeps the text. */
  #textOf({ value, source = '', type, range }: Scalar): string {
    const text = typeof value === 'string' ? value : source;
    // The package adds a line break to a block that ends with the document without one.
    const isCut = type?.startsWith('BLOCK') === true && range?.[1] === this.#source.length;
    return isCut && !this.#source.endsWith('\n') && text.endsWith('\n') ? text.slice(0, -1) : text;
  }

  #located<T>(node: Node, read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw error instanceof CallFailure ? this.#failureAt(node, error.message) : error;
    }
  }

  #failureAt(node: Node, reason: string): CallFailure {
    return this.failure(this.#startOf(node), reason);
  }

  /** The offset of a node, which begins with its tag and its anchor. */
  #startOf({ range }: Node): number {
    const start = range?.[0] ?? 0;
    const properties = /(?:[&!]\S*\s+)+$/.exec(this.#source.slice(0, start));
    return start - (properties?.[0].length ?? 0);
  }
}

function isQuoted({ type }: Scalar): boolean {
  return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
}

function tagOf({ tag = '' }: { readonly tag?: string | undefined }): string {
  return tag.startsWith('!!') ? TAG_PREFIX + tag.slice(2) : tag;
}
