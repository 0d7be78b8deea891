import {
  DEFAULT,
  encodeBase64,
  encodeUtf8,
  Float,
  functionError,
  inferType,
  isArray,
  PuppetHash,
  RubySymbol,
  PuppetRegExp,
  rubyInspect,
  SemVer,
  Sensitive,
  Timespan,
  textKind,
  Timestamp,
  type Value,
  wellFormedText,
} from '@pptjs/runtime/internal';
import { messages } from '../../messages.js';
import type { MappingNode, ScalarNode, YamlNode } from './node.js';
import { styleOf } from './style.js';

type AnchoredNode = Exclude<YamlNode, { kind: 'alias' }>;

/**
 * Converts a value to YAML nodes. The second and later occurrences of an array, hash or object become aliases.
 *
 * @param width the maximum line width, where the caller sets one
 * @throws {FunctionError} for a value that cannot be written as YAML
 */
export function toYamlNode(value: Value, width: number | undefined): YamlNode {
  const seen = new Map<object, AnchoredNode>();
  let anchors = 0;
  const convert = (each: Value): YamlNode => {
    if (each === null || typeof each !== 'object' || each instanceof Float || each === DEFAULT)
      return scalarOf(each, width);
    const first = seen.get(each);
    if (first === undefined) {
      const node = compound(each, convert);
      seen.set(each, node);
      return node;
    }
    first.anchor ??= String(++anchors);
    return { kind: 'alias', of: first };
  };
  return convert(value);
}

function scalarOf(value: Value, width: number | undefined): ScalarNode {
  if (value === null) return { ...plain(''), isNull: true };
  if (typeof value === 'string') return textScalar(value, width);
  return plain(value instanceof Float ? floatText(value) : rubyInspect(value));
}

/** @throws {EvaluationError} INVALID_UTF8, INCOMPATIBLE_ENCODINGS */
function textScalar(value: string, width: number | undefined): ScalarNode {
  if (textKind(value) === 'bytes')
    return { kind: 'scalar', text: encodeBase64(encodeUtf8(value)), style: 'literal', tag: '!binary' };
  return { kind: 'scalar', text: wellFormedText(value), isText: true, ...styleOf(value, width) };
}

function floatText(float: Float): string {
  if (Number.isNaN(float.value)) return '.nan';
  return Number.isFinite(float.value) ? String(float) : `${float.value < 0 ? '-' : ''}.inf`;
}

function plain(text: string, tag?: string): ScalarNode {
  return { kind: 'scalar', text, style: 'plain', ...(tag !== undefined && { tag }) };
}

function compound(value: Value, convert: (value: Value) => YamlNode): AnchoredNode {
  if (isArray(value)) return { kind: 'sequence', items: value.map(convert) };
  if (value instanceof PuppetHash)
    return { kind: 'mapping', pairs: Array.from(value, ([key, element]) => [convert(key), convert(element)]) };
  if (value instanceof PuppetRegExp) return plain(rubyInspect(value), '!ruby/regexp');
  if (value instanceof Sensitive)
    return object('Puppet::Pops::Types::PSensitiveType::Sensitive', [['value', convert(value.unwrap())]]);
  if (value instanceof Timestamp)
    return object('Puppet::Pops::Time::Timestamp', [['nsecs', plain(String(value.nanoseconds))]]);
  if (value instanceof Timespan)
    return object('Puppet::Pops::Time::Timespan', [['nsecs', plain(String(value.nanoseconds))]]);
  if (value instanceof SemVer) return version(value, convert);
  if (value instanceof RubySymbol) return plain(rubyInspect(value));
  throw functionError(messages.NO_YAML, { type: String(inferType(value)) });
}

function version({ major, minor, patch, prerelease, build }: SemVer, convert: (value: Value) => YamlNode): MappingNode {
  const identifiers = (text: string | null): YamlNode =>
    convert(text?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? null);
  return object('SemanticPuppet::Version', [
    ['major', convert(major)],
    ['minor', convert(minor)],
    ['patch', convert(patch)],
    ['prerelease', identifiers(prerelease)],
    ['build', identifiers(build)],
  ]);
}

function object(className: string, attributes: readonly (readonly [string, YamlNode])[]): MappingNode {
  return {
    kind: 'mapping',
    tag: `!ruby/object:${className}`,
    pairs: attributes.map(([name, value]) => [plain(name), value]),
  };
}
