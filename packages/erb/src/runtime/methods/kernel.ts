import { bailOut } from '../bail-out.js';
import { identical } from '../comparison.js';
import { ClassMethods } from '../dispatch.js';
import { json } from '../json.js';
import { inspect, text } from '../text.js';
import { type ClassName, isArray, isHash, RubyHash, type Value } from '../values.js';

const CLASSES: readonly ClassName[] = [
  'NilClass',
  'TrueClass',
  'FalseClass',
  'Integer',
  'Float',
  'String',
  'Symbol',
  'Array',
  'Hash',
  'Range',
  'Regexp',
  'MatchData',
];

/** The methods of all objects. */
export const kernelMethods = CLASSES.map((className) =>
  new ClassMethods(className)
    .method('to_s', [], (self) => text(self))
    .method('inspect', [], (self) => inspect(self))
    .method('nil?', [], (self) => self === null)
    .method('eql?', ['Any'], (self, other) => identical(self, other))
    .method('itself', [], (self) => self)
    .method('dup clone', [], (self) => copyOf(self))
    .withBlock('tap', [], (self, block) => {
      block(self);
      return self;
    })
    .withBlock('then yield_self', [], (self, block) => block(self)),
);

function copyOf(value: Value): Value {
  if (isArray(value)) return [...value];
  return isHash(value) ? RubyHash.from(value) : value;
}

/** `freeze`: strings and numbers never change. A frozen array or hash would raise errors later. */
export const freezeMethods = (
  ['NilClass', 'TrueClass', 'FalseClass', 'Integer', 'Float', 'String', 'Symbol'] as const
).map((className) => new ClassMethods(className).method('freeze', [], (self) => self));

/** The library json, which Puppet loads. */
export const jsonMethods = (
  ['NilClass', 'TrueClass', 'FalseClass', 'Integer', 'Float', 'String', 'Symbol', 'Array', 'Hash'] as const
).map((className) => new ClassMethods(className).method('to_json', [], (self) => json(self)));

export const nilMethods = new ClassMethods('NilClass')
  .method('to_a', [], () => [])
  .method('to_h', [], () => new RubyHash())
  .method('to_i', [], () => 0)
  .method('&', ['Any'], () => false)
  .method('|', ['Any'], (_, other) => other !== null && other !== false);

export const trueMethods = new ClassMethods('TrueClass')
  .method('&', ['Any'], (_, other) => other !== null && other !== false)
  .method('|', ['Any'], () => true)
  .method('^', ['Any'], (_, other) => other === null || other === false);

export const falseMethods = new ClassMethods('FalseClass')
  .method('&', ['Any'], () => false)
  .method('| ^', ['Any'], (_, other) => other !== null && other !== false);

export const symbolMethods = new ClassMethods('Symbol')
  .method('to_sym', [], (self) => self)
  .method('id2name name', [], (self) => text(self))
  .method('length size', [], (self) => asciiName(self).length)
  .method('empty?', [], (self) => text(self) === '');

function asciiName(symbol: symbol): string {
  const name = text(symbol);
  return /^[ -~]*$/.test(name) ? name : bailOut('Symbol#length');
}
