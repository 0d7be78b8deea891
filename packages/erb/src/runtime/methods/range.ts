import { bailOut } from '../bail-out.js';
import { ClassMethods } from '../dispatch.js';
import { endOf, firstMatch } from '../regexp.js';
import { type MatchData, type Range, truthy, type Value } from '../values.js';
import { enumerableMethods } from './enumerable.js';
import { sliceOf, sliceOfRange } from './string.js';

const MAX_SIZE = 100_000;

function elementsOf(range: Range): number[] {
  const size = range.end - range.first + 1;
  if (size > MAX_SIZE) return bailOut('a large Range');
  return Array.from({ length: Math.max(0, size) }, (_, index) => range.first + index);
}

function covers({ first, end }: Range, value: Value): boolean {
  if (typeof value === 'number' || typeof value === 'bigint') return value >= first && value <= end;
  const isOther = value === null || typeof value === 'boolean' || typeof value === 'string';
  return isOther ? false : bailOut('Range#include?');
}

/** The methods of Range that differ from those of Enumerable. */
export const rangeMethods = new ClassMethods('Range')
  .method('begin first', [], ({ first }) => first)
  .method('end last', [], ({ last }) => last)
  .method('size', [], ({ first, end }) => Math.max(0, end - first + 1))
  .method('include? member? cover? ===', ['Any'], covers)
  .method('exclude_end?', [], ({ excludesEnd }) => excludesEnd)
  .withBlock('each', [], (self, block) => {
    for (const element of elementsOf(self)) block(element);
    return self;
  })
  .withBlock('reverse_each', [], (self, block) => {
    for (const element of elementsOf(self).reverse()) block(element);
    return self;
  })
  .withBlock('select filter', [], (self, block) => elementsOf(self).filter((element) => truthy(block(element))))
  .withBlock('reject', [], (self, block) => elementsOf(self).filter((element) => !truthy(block(element))))
  .withBlock('step', ['Index'], (self, block, step) => {
    if (step <= 0) return bailOut('Range#step');
    for (const element of elementsOf(self)) if ((element - self.first) % step === 0) block(element);
    return self;
  });

export const rangeElements = enumerableMethods('Range', elementsOf);

export const regexpMethods = new ClassMethods('Regexp')
  .method('=~', ['String'], (self, other) =>
    /[\ud800-\udfff]/.test(other) ? bailOut('=~') : (firstMatch(self, other)?.index ?? null),
  )
  .method('=~', ['NilClass'], () => null)
  .method('match', ['String'], (self, other) => firstMatch(self, other))
  .method('match', ['NilClass'], () => null)
  .method('match?', ['String'], (self, other) => firstMatch(self, other) !== null)
  .method('match?', ['NilClass'], () => false)
  .method('source', [], ({ source }) => (source.includes('\\') ? bailOut('Regexp#source') : source));

export const matchMethods = new ClassMethods('MatchData')
  .method('[]', ['Index'], (self, index) => (index < 0 ? bailOut('MatchData#[]') : (self.groups[index] ?? null)))
  .method('[]', ['String'], (self, name) =>
    self.names.has(name) ? (self.names.get(name) ?? null) : bailOut('MatchData#[]'),
  )
  .method('[]', ['Index', 'Index'], ({ groups }, start, length) =>
    // Versions of Ruby differ in a slice that goes beyond the end.
    start < 0 || start + length > groups.length ? bailOut('MatchData#[]') : sliceOf(groups, start, length),
  )
  .method('[]', ['Range'], ({ groups }, range) =>
    range.first < 0 || range.end >= groups.length ? bailOut('MatchData#[]') : sliceOfRange(groups, range),
  )
  .method('to_a', [], ({ groups }) => groups)
  .method('captures', [], ({ groups }) => groups.slice(1))
  .method('pre_match', [], ({ text, index }) => text.slice(0, index))
  .method('post_match', [], (self: MatchData) => self.text.slice(endOf(self)));

export const addressMethods = new ClassMethods('IPAddr')
  .method('ipv4?', [], ({ family }) => family === 4)
  .method('ipv6?', [], ({ family }) => family === 6);
