import { bailOut } from '../bail-out.js';
import { equalElements } from '../comparison.js';
import { ClassMethods } from '../dispatch.js';
import { type Block, RubyHash, scalarKey, truthy, type Value } from '../values.js';
import { flatten } from './array.js';
import { sort, unique } from './enumerable.js';

/** Returns an array that may be changed. In code that calls changing methods, all arrays are its own. */
function own(elements: readonly Value[]): Value[] {
  return elements as Value[];
}

function replace(self: readonly Value[], elements: readonly Value[]): readonly Value[] {
  own(self).splice(0, self.length, ...elements);
  return self;
}

/** Replaces the elements; nil if their number stays the same. */
function shrink(self: readonly Value[], elements: readonly Value[]): Value {
  const isChanged = elements.length !== self.length;
  replace(self, elements);
  return isChanged ? self : null;
}

function setAt(self: readonly Value[], index: number, value: Value): Value {
  const offset = index < 0 ? index + self.length : index;
  if (offset < 0 || offset > self.length + 10_000) return bailOut('Array#[]=');
  while (self.length < offset) own(self).push(null);
  own(self)[offset] = value;
  return value;
}

function ownHash(hash: unknown): RubyHash {
  return hash instanceof RubyHash ? hash : bailOut('a hash of Puppet');
}

const arrayChanges = new ClassMethods('Array')
  .method('<<', ['Any'], (self, value) => {
    own(self).push(value);
    return self;
  })
  .variadic('push append', 'Any', (self, ...values) => {
    own(self).push(...values);
    return self;
  })
  .variadic('unshift prepend', 'Any', (self, ...values) => {
    own(self).unshift(...values);
    return self;
  })
  .variadic('concat', 'Array', (self, ...others) => {
    own(self).push(...others.flat(1));
    return self;
  })
  .method('pop', [], (self) => own(self).pop() ?? null)
  .method('shift', [], (self) => own(self).shift() ?? null)
  .method('[]=', ['Index', 'Any'], setAt)
  .method('delete', ['Any'], (self, value) => {
    const found = self.filter((element) => equalElements(element, value));
    replace(
      self,
      self.filter((element) => !equalElements(element, value)),
    );
    return found.length === 0 ? null : (found[found.length - 1] ?? null);
  })
  .method('delete_at', ['Index'], (self, index) => {
    const offset = index < 0 ? index + self.length : index;
    return offset < 0 ? null : (own(self).splice(offset, 1)[0] ?? null);
  })
  .method('compact!', [], (self) =>
    shrink(
      self,
      self.filter((element) => element !== null),
    ),
  )
  .method('uniq!', [], (self) =>
    shrink(
      self,
      unique(self, (element) => element),
    ),
  )
  .method('flatten!', [], (self) => {
    const hasArrays = self.some((element) => Array.isArray(element));
    replace(self, flatten(self));
    return hasArrays ? self : null;
  })
  .method('reverse!', [], (self) => replace(self, [...self].reverse()))
  .method('sort!', [], (self) => replace(self, sort(self)))
  .method('clear', [], (self) => replace(self, []))
  .withBlock('map! collect!', [], (self, block) => {
    for (let i = 0; i < self.length; i++) own(self)[i] = block(self[i] ?? null);
    return self;
  })
  .withBlock('select! filter!', [], (self, block) =>
    shrink(
      self,
      self.filter((element) => truthy(block(element))),
    ),
  )
  .withBlock('reject!', [], (self, block) =>
    shrink(
      self,
      self.filter((element) => !truthy(block(element))),
    ),
  )
  .withBlock('delete_if', [], (self, block) =>
    replace(
      self,
      self.filter((element) => !truthy(block(element))),
    ),
  );

/** Deletes the pairs for which a block is truthy or falsy. Returns whether there are any. */
function deletePairs(hash: RubyHash, block: Block, deleted: boolean): boolean {
  const found = [...hash].filter(([key, value]) => truthy(block(key, value)) === deleted);
  for (const [key] of found) hash.delete(scalarKey(key));
  return found.length > 0;
}

const hashChanges = new ClassMethods('Hash')
  .method('[]= store', ['Any', 'Any'], (self, key, value) => {
    ownHash(self).set(scalarKey(key), value);
    return value;
  })
  .method('delete', ['Any'], (self, key) => {
    const hash = ownHash(self);
    const value = hash.get(scalarKey(key)) ?? null;
    hash.delete(scalarKey(key));
    return value;
  })
  .variadic('merge! update', 'Hash', (self, ...others) => {
    const hash = ownHash(self);
    for (const other of others) for (const [key, value] of other) hash.set(scalarKey(key), value);
    return hash;
  })
  .method('clear', [], (self) => {
    const hash = ownHash(self);
    for (const key of [...hash.keys()]) hash.delete(scalarKey(key));
    return hash;
  })
  .withBlock('delete_if', [], (self, block) => {
    deletePairs(ownHash(self), block, true);
    return self;
  })
  .withBlock('reject!', [], (self, block) => (deletePairs(ownHash(self), block, true) ? self : null))
  .withBlock('select! filter!', [], (self, block) => (deletePairs(ownHash(self), block, false) ? self : null));

/** The methods that change their receiver. */
export const changingMethods = [arrayChanges, hashChanges];
