import { bailOut, type Block, method, spread, text, type Value } from '@pptjs/erb/runtime';
import { describe } from './wire.js';

/** The arguments of the calls of a block. */
export type Calls = string[];

const compare = method('<=>');

/** The blocks of recorded cases, by the names that test/record/erb/answer.rb gives them. */
export function blocks(calls: Calls): ReadonlyMap<string, Block> {
  return new Map<string, Block>([
    ['x', (x = null) => x],
    ['x.to_s', (x = null) => text(x)],
    ['x.nil?', (x = null) => x === null],
    ['x.to_s.length', (x = null) => [...text(x)].length],
    ['[x, 1]', (x = null) => [x, 1]],
    ['1', () => 1],
    ['true', () => true],
    ['nil', () => null],
    ['a <=> b', spread((a = null, b = null) => compare(a, b))],
    ['b <=> a', spread((a = null, b = null) => compare(b, a))],
    ['b', spread((a: Value = null, b: Value = null) => (calls.push(`${describe(a)} ${describe(b)}`), b))],
    ['*a', (...all) => (calls.push(describe(all)), all.length)],
    ['bail-out', () => bailOut('the block')],
  ]);
}
