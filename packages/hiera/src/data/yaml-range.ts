import { isAlias, isMap, isScalar, isSeq, LineCounter, type Pair, visit } from 'yaml';
import type { Segment } from '../keys/key.js';
import { type FoundPart, lineRange } from '../text/line-range.js';
import { AliasedNodes } from './yaml-aliases.js';
import { parseDocuments } from './yaml.js';

/** A step of a path: the node of the key, if the step selects from a map, and the node of the value. */
interface Part {
  readonly key: unknown;
  readonly value: unknown;
}

export interface YamlRangeOptions {
  /** A string within the value, which is found in place of the value. */
  readonly fragment?: string | undefined;
  /** Whether the key of the value belongs to the part that is found. Default: false. */
  readonly withKey?: boolean;
}

/**
 * Finds the value that a path of keys and indexes leads to in a YAML text, for an error. A value that begins on another
 * line than its key is represented by the key. JSON is YAML as well.
 *
 * @returns the last part of the path that the text has; undefined if it does not have the first one
 */
export function findInYaml(
  text: string,
  path: readonly Segment[],
  { fragment, withKey = false }: YamlRangeOptions = {},
): FoundPart | undefined {
  const documents = parseDocuments(text, new LineCounter());
  const document = 'empty' in documents ? undefined : documents[0];
  if (document === undefined) return undefined;
  const aliases = new AliasedNodes(document);
  let part: Part = { key: null, value: document.contents };
  let depth = 0;
  for (const step of path) {
    const inner = stepInto(resolve(part.value, aliases), step, aliases);
    if (inner === undefined) break;
    part = inner;
    depth++;
  }
  if (depth === 0) return undefined;
  const range =
    (fragment === undefined ? undefined : rangeOfString(part, fragment, text)) ?? rangeOfPart(part, text, withKey);
  return range && { ...lineRange(text, ...range), depth };
}

function resolve(node: unknown, aliases: AliasedNodes): unknown {
  return isAlias(node) ? aliases.find(node) : node;
}

function stepInto(node: unknown, step: Segment, aliases: AliasedNodes): Part | undefined {
  if (isSeq(node)) {
    const value: unknown = typeof step === 'number' ? node.items[step] : undefined;
    return value === undefined ? undefined : { key: null, value };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.findLast(({ key }) => keyText(key) === String(step));
  if (pair !== undefined) return pair;
  for (const { key, value } of node.items as Pair[]) {
    const merged = keyText(key) === '<<' ? resolve(value, aliases) : undefined;
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const inner = isMap(source) || isAlias(source) ? stepInto(resolve(source, aliases), step, aliases) : undefined;
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

function keyText(key: unknown): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}

type Range = readonly [start: number, end: number];

function rangeOf(node: unknown): Range | undefined {
  const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}

function rangeOfPart({ key, value }: Part, text: string, withKey: boolean): Range | undefined {
  const [ofKey, ofValue] = [rangeOf(key), rangeOf(value)];
  if (ofKey === undefined || ofValue === undefined) return ofKey ?? ofValue;
  const isEmpty = ofValue[0] === ofValue[1];
  if (isEmpty || text.slice(ofKey[0], ofValue[0]).includes('\n')) return ofKey;
  return withKey ? [ofKey[0], ofValue[1]] : ofValue;
}

/** The range of the first `%{…}` of a string within a value. Undefined if the value does not have the string. */
function rangeOfString({ key, value }: Part, fragment: string, text: string): Range | undefined {
  let found: Range | undefined;
  for (const node of [key, value]) {
    if (found !== undefined || (!isScalar(node) && !isMap(node) && !isSeq(node))) continue;
    visit(node, {
      Scalar(_, scalar) {
        if (scalar.value !== fragment) return undefined;
        found = rangeOf(scalar);
        return visit.BREAK;
      },
    });
  }
  if (found === undefined) return undefined;
  const start = text.indexOf('%{', found[0]);
  const end = text.indexOf('}', start);
  return start < 0 || end < 0 || end >= found[1] || fragment.split('%{').length > 2 ? found : [start, end + 1];
}
