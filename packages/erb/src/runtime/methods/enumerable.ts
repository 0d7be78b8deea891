import { bailOut } from '../bail-out.js';
import { compare, equalElements, identical, order, sorted } from '../comparison.js';
import { ClassMethods } from '../dispatch.js';
import {
  type Block,
  type ClassName,
  type Instances,
  isArray,
  type Key,
  RubyHash,
  scalarKey,
  truthy,
  type Value,
} from '../values.js';
import { add } from './integer.js';

/** Returns the elements of a collection. The elements of a hash are its pairs. */
export type ElementsOf<C extends ClassName> = (self: Instances[C]) => readonly Value[];

/** Calls a block for each element. The loop also visits elements that the block adds to the array. */
function collect<T>(elements: readonly Value[], visit: (element: Value, index: number) => T): T[] {
  const results: T[] = [];
  for (let i = 0; i < elements.length; i++) results.push(visit(elements[i] ?? null, i));
  return results;
}

function select(elements: readonly Value[], test: (element: Value) => boolean): Value[] {
  const selected: Value[] = [];
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i] ?? null;
    if (test(element)) selected.push(element);
  }
  return selected;
}

function findIndex(elements: readonly Value[], test: (element: Value) => boolean): number {
  for (let i = 0; i < elements.length; i++) if (test(elements[i] ?? null)) return i;
  return -1;
}

function group(elements: readonly Value[], keyOf: (element: Value) => Value): RubyHash {
  const groups = new Map<Key, Value[]>();
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i] ?? null;
    const key = scalarKey(keyOf(element));
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [element]);
    else members.push(element);
  }
  return RubyHash.from(groups);
}

/** The first element with the least key, or with the greatest one if `direction` is -1. */
function extreme(elements: readonly Value[], direction: 1 | -1, keyOf: (element: Value) => Value): Value {
  let best: { readonly element: Value; readonly key: Value } | undefined;
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i] ?? null;
    const key = keyOf(element);
    if (best === undefined || order(key, best.key) * direction < 0) best = { element, key };
  }
  return best?.element ?? null;
}

/** `min` and `max` of elements that are equal but differ depend on the implementation. */
function extremeElement(elements: readonly Value[], direction: 1 | -1): Value {
  const found = extreme(elements, direction, (element) => element);
  for (const element of elements)
    if (compare(element, found) === 0 && !identical(element, found)) bailOut('min or max of equal values');
  return found;
}

function sortBy(elements: readonly Value[], block: Block): Value[] {
  const keyed = collect(elements, (element) => ({ element, key: block(element) }));
  return sorted(
    keyed,
    (left, right) => order(left.key, right.key),
    (left, right) => identical(left.element, right.element),
  ).map(({ element }) => element);
}

export function sort(elements: readonly Value[]): Value[] {
  return sorted(elements, order, identical);
}

/** The number of elements whose pairs can all be compared. */
const MAX_COMPARED = 60;

/** Sorts by a block. If the block does not define an order, the result depends on the implementation. */
function sortWith(elements: readonly Value[], block: Block): Value[] {
  if (elements.length > MAX_COMPARED) return bailOut('sort of many elements with a block');
  const orderOf = (left: Value, right: Value): number => {
    const result = block(left, right);
    return typeof result === 'number' ? result : bailOut('sort with a block');
  };
  const [first = null, second = null] = elements;
  // Ruby calls the block once for two elements, so its results cannot contradict each other.
  if (elements.length === 2) return orderOf(first, second) > 0 ? [second, first] : [first, second];
  const result = sorted(elements, orderOf, identical);
  for (const [index, left] of result.entries())
    for (const right of result.slice(index + 1))
      if (!identical(left, right) && (orderOf(left, right) >= 0 || orderOf(right, left) <= 0))
        bailOut('sort without an order');
  return result;
}

function inject(elements: readonly Value[], block: Block, start?: Value): Value {
  let result = start;
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i] ?? null;
    result = result === undefined ? element : block(result, element);
  }
  return result ?? null;
}

function sum(elements: readonly Value[]): Value {
  return elements.reduce<number | bigint>((total, element) => {
    if (typeof element !== 'number' && typeof element !== 'bigint') return bailOut('sum');
    return add(total, element);
  }, 0);
}

export function unique(elements: readonly Value[], keyOf: (element: Value) => Value): Value[] {
  const keys = new Set<Key>();
  return select(elements, (element) => {
    const key = scalarKey(keyOf(element));
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

export function slices(elements: readonly Value[], size: number): Value[][] {
  if (size <= 0) return bailOut('each_slice');
  const result: Value[][] = [];
  for (let start = 0; start < elements.length; start += size) result.push(elements.slice(start, start + size));
  return result;
}

export function firstElements(elements: readonly Value[], count: number): readonly Value[] {
  return count < 0 ? bailOut('first') : elements.slice(0, count);
}

function tally(elements: readonly Value[]): RubyHash {
  const counts = new Map<Key, number>();
  for (const element of elements) {
    const key = scalarKey(element);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return RubyHash.from(counts);
}

export function zip(elements: readonly Value[], others: readonly (readonly Value[])[]): Value[] {
  return elements.map((element, index) => [element, ...others.map((other) => other[index] ?? null)]);
}

/** Returns the pair of a key and a value in `to_h`. */
function pairOf(value: Value): readonly [Value, Value] {
  return isArray(value) && value.length === 2 ? [value[0] ?? null, value[1] ?? null] : bailOut('to_h');
}

/** The methods of Enumerable, for a class with elements. */
export function enumerableMethods<C extends ClassName>(className: C, elementsOf: ElementsOf<C>): ClassMethods<C> {
  const methods = new ClassMethods<C>(className)
    .method('to_a entries', [], (self) => elementsOf(self))
    .method('first', [], (self) => elementsOf(self)[0] ?? null)
    .method('first take', ['Index'], (self, count) => firstElements(elementsOf(self), count))
    .method('drop', ['Index'], (self, count) => (count < 0 ? bailOut('drop') : elementsOf(self).slice(count)))
    .method('any?', [], (self) => elementsOf(self).some(truthy))
    .method('all?', [], (self) => elementsOf(self).every(truthy))
    .method('none?', [], (self) => !elementsOf(self).some(truthy))
    .method('one?', [], (self) => elementsOf(self).filter(truthy).length === 1)
    .method('count', [], (self) => elementsOf(self).length)
    .method('sort', [], (self) => sort(elementsOf(self)))
    .method('min', [], (self) => extremeElement(elementsOf(self), 1))
    .method('max', [], (self) => extremeElement(elementsOf(self), -1))
    .method('minmax', [], (self) => [extremeElement(elementsOf(self), 1), extremeElement(elementsOf(self), -1)])
    .method('sum', [], (self) => sum(elementsOf(self)))
    .method('tally', [], (self) => tally(elementsOf(self)))
    .variadic('zip', 'Array', (self, ...others) => zip(elementsOf(self), others));
  addTests(methods, elementsOf);
  addConversions(className, methods, elementsOf);
  return methods;
}

function addTests<C extends ClassName>(methods: ClassMethods<C>, elementsOf: ElementsOf<C>): void {
  methods
    .withBlock('any?', [], (self, block) => findIndex(elementsOf(self), (each) => truthy(block(each))) >= 0)
    .withBlock('all?', [], (self, block) => findIndex(elementsOf(self), (each) => !truthy(block(each))) < 0)
    .withBlock('none?', [], (self, block) => findIndex(elementsOf(self), (each) => truthy(block(each))) < 0)
    .withBlock('one?', [], (self, block) => {
      let count = 0;
      return findIndex(elementsOf(self), (each) => truthy(block(each)) && ++count > 1) < 0 && count === 1;
    })
    .withBlock('count', [], (self, block) => select(elementsOf(self), (each) => truthy(block(each))).length)
    .withBlock('find detect', [], (self, block) => {
      const elements = elementsOf(self);
      const index = findIndex(elements, (each) => truthy(block(each)));
      return index < 0 ? null : (elements[index] ?? null);
    })
    .withBlock('find_index', [], (self, block) => {
      const index = findIndex(elementsOf(self), (each) => truthy(block(each)));
      return index < 0 ? null : index;
    })
    .withBlock('find_all', [], (self, block) => select(elementsOf(self), (each) => truthy(block(each))))
    .withBlock('partition', [], (self, block) => {
      const rejected: Value[] = [];
      const selected = select(elementsOf(self), (each) => {
        const isSelected = truthy(block(each));
        if (!isSelected) rejected.push(each);
        return isSelected;
      });
      return [selected, rejected];
    })
    .withBlock('take_while', [], (self, block) => {
      const elements = elementsOf(self);
      const end = findIndex(elements, (each) => !truthy(block(each)));
      return end < 0 ? [...elements] : elements.slice(0, end);
    })
    .withBlock('drop_while', [], (self, block) => {
      const elements = elementsOf(self);
      const start = findIndex(elements, (each) => !truthy(block(each)));
      return start < 0 ? [] : elements.slice(start);
    });
}

function addConversions<C extends ClassName>(className: C, methods: ClassMethods<C>, elementsOf: ElementsOf<C>): void {
  methods
    .withBlock('map collect', [], (self, block) => collect(elementsOf(self), (each) => block(each)))
    .withBlock('flat_map collect_concat', [], (self, block) =>
      collect(elementsOf(self), (each) => block(each)).flatMap((each) => (isArray(each) ? each : [each])),
    )
    .withBlock('filter_map', [], (self, block) => collect(elementsOf(self), (each) => block(each)).filter(truthy))
    .withBlock('each_with_index', [], (self, block) => {
      collect(elementsOf(self), (each, index) => block(each, index));
      return self as Value;
    })
    .withBlock('each_with_object', ['Any'], (self, block, memo) => {
      collect(elementsOf(self), (each) => block(each, memo));
      return memo;
    })
    .withBlock('each_slice', ['Index'], (self, block, size) => {
      for (const slice of slices(elementsOf(self), size)) block(slice);
      return self as Value;
    })
    .withBlock('inject reduce', [], (self, block) => inject(elementsOf(self), block))
    .withBlock('inject reduce', ['Any'], (self, block, start) => inject(elementsOf(self), block, start))
    .withBlock('sum', [], (self, block) => sum(collect(elementsOf(self), (each) => block(each))))
    .withBlock('group_by', [], (self, block) => group(elementsOf(self), block))
    .withBlock('min_by', [], (self, block) => extreme(elementsOf(self), 1, block))
    .withBlock('max_by', [], (self, block) => extreme(elementsOf(self), -1, block))
    .withBlock('sort_by', [], (self, block) => sortBy(elementsOf(self), block))
    .withBlock('sort', [], (self, block) => sortWith(elementsOf(self), block))
    .withBlock('uniq', [], (self, block) => {
      const elements = elementsOf(self);
      // Array#uniq does not call the block for a single element.
      return className === 'Array' && elements.length < 2 ? [...elements] : unique(elements, block);
    });
}

/** `to_h` of pairs. */
export function hashOfPairs(elements: readonly Value[]): RubyHash {
  return RubyHash.from(elements.map(pairOf));
}

export function includes(elements: readonly Value[], value: Value): boolean {
  return elements.some((element) => equalElements(element, value));
}
