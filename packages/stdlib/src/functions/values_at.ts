import { FunctionError, isArray, oldText, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * The elements of an array at some indexes: numbers, or ranges such as `1-3` and `1...3`.
 *
 * @example
 * values_at(['a', 'b', 'c', 'd'], [0, '2-3']) # => ['a', 'c', 'd']
 */
export const values_at = oldFunction('values_at', (args) => {
  if (args.length < 2) throw wrongCount('values_at', args.length, '2');
  const [array = null, wanted = null] = args;
  if (!isArray(array)) throw problem('Requires array to work with');
  const indexes = flatten(wanted);
  if (indexes.length === 0) throw problem('You must provide at least one positive index to collect');
  return indexes.flatMap((index) => select(array, oldText(index)));
});

function select(array: readonly Value[], index: string): readonly Value[] {
  const range = /^(\d+)(?:(\.\.\.?)|-)(\d+)$/m.exec(index);
  if (range !== null) {
    const start = Number(range[1]);
    const stop = Number(range[3]);
    if (start > stop) throw problem('Stop index in given indices range is smaller than the start index');
    if (stop >= array.length) throw problem('Stop index in given indices range exceeds array size');
    return array.slice(start, range[2] === '...' ? stop : stop + 1);
  }
  if (!/^\d+$/m.test(index)) throw problem('Unknown format of given index');
  const [element] = array.slice(Number.parseInt(index, 10)).slice(0, 1);
  if (element === undefined) throw problem('Given index exceeds array size');
  return [element];
}

function flatten(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}

function problem(text: string): FunctionError {
  return new FunctionError(`values_at(): ${text}`);
}
