import {
  DEFAULT,
  Float,
  FunctionError,
  inferType,
  isArray,
  PuppetHash,
  PuppetRegExp,
  rubyInspect,
  SemVer,
  Sensitive,
  Timespan,
  Timestamp,
  type Value,
} from '@pptjs/runtime';
import type { MappingNode, ScalarNode, YamlNode } from './node.js';
import { styleOf } from './style.js';

type Known = Exclude<YamlNode, { kind: 'alias' }>;

/**
 * The nodes of a value. Arrays, hashes and objects that come again are aliases of where they first came.
 * @throws {FunctionError} for a value that has no YAML
 */
export function yamlOf(value: Value, width: number | undefined): YamlNode {
  const seen = new Map<object, Known>();
  let anchors = 0;
  const make = (each: Value): YamlNode => {
    if (each === null || typeof each !== 'object' || each instanceof Float || each === DEFAULT)
      return scalarOf(each, width);
    const known = seen.get(each);
    if (known === undefined) {
      const node = compound(each, make);
      seen.set(each, node);
      return node;
    }
    known.anchor ??= String(++anchors);
    return { kind: 'alias', of: known };
  };
  return make(value);
}

function scalarOf(value: Value, width: number | undefined): ScalarNode {
  if (value === null) return { ...plain(''), isNull: true };
  if (typeof value === 'string') return { kind: 'scalar', text: value, isText: true, ...styleOf(value, width) };
  return plain(value instanceof Float ? floatText(value) : rubyInspect(value));
}

function floatText(float: Float): string {
  if (Number.isNaN(float.value)) return '.nan';
  return Number.isFinite(float.value) ? String(float) : `${float.value < 0 ? '-' : ''}.inf`;
}

function plain(text: string, tag?: string): ScalarNode {
  return { kind: 'scalar', text, style: 'plain', ...(tag !== undefined && { tag }) };
}

function compound(value: Value, make: (value: Value) => YamlNode): Known {
  if (isArray(value)) return { kind: 'sequence', items: value.map(make) };
  if (value instanceof PuppetHash)
    return { kind: 'mapping', pairs: Array.from(value, ([key, element]) => [make(key), make(element)]) };
  if (value instanceof PuppetRegExp) return plain(rubyInspect(value), '!ruby/regexp');
  if (value instanceof Sensitive)
    return object('Puppet::Pops::Types::PSensitiveType::Sensitive', [['value', make(value.unwrap())]]);
  if (value instanceof Timestamp)
    return object('Puppet::Pops::Time::Timestamp', [['nsecs', plain(String(value.nanoseconds))]]);
  if (value instanceof Timespan)
    return object('Puppet::Pops::Time::Timespan', [['nsecs', plain(String(value.nanoseconds))]]);
  if (value instanceof SemVer) return version(value, make);
  throw new FunctionError(`to_yaml(): a value of type ${inferType(value)} cannot be written as YAML`);
}

function version({ major, minor, patch, prerelease, build }: SemVer, make: (value: Value) => YamlNode): MappingNode {
  const identifiers = (text: string | null): YamlNode =>
    make(text?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? null);
  return object('SemanticPuppet::Version', [
    ['major', make(major)],
    ['minor', make(minor)],
    ['patch', make(patch)],
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
