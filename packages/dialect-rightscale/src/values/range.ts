import { checkElementCount } from '../evaluation/evaluation.js';
import { type Integer, integerOf } from './numbers.js';
import { successor } from './successor.js';

/** A range of integers or of strings. Both bounds are part of it. */
export class Range {
  readonly first: Integer | string;
  readonly last: Integer | string;

  constructor(first: Integer | string, last: Integer | string) {
    this.first = first;
    this.last = last;
  }
}

/** The elements of a range, in Ruby's order. A range whose first bound is greater than its last bound is empty. */
export function rangeElements({ first, last }: Range): (Integer | string)[] {
  if (typeof first === 'string') return typeof last === 'string' ? strings(first, last) : [];
  return typeof last === 'string' ? [] : integers(BigInt(first), BigInt(last));
}

function integers(first: bigint, last: bigint): Integer[] {
  if (first > last) return [];
  checkElementCount(Number(last - first) + 1);
  const elements: Integer[] = [];
  for (let value = first; value <= last; value++) elements.push(integerOf(value) ?? value);
  return elements;
}

/** As Ruby's `String#upto`: numbers count as numbers, and the search ends with a text longer than the last one. */
function strings(first: string, last: string): string[] {
  const isNumeric = /^\d+$/.test(first) && /^\d+$/.test(last);
  if (isNumeric) {
    const width = first.length;
    return integers(BigInt(first), BigInt(last)).map((value) => String(value).padStart(width, '0'));
  }
  if (/^[ -~]$/.test(first) && /^[ -~]$/.test(last)) return characters(first.charCodeAt(0), last.charCodeAt(0));
  if (first > last) return [];
  const elements: string[] = [];
  for (let text = first; text !== '' && text.length <= last.length; text = successor(text)) {
    elements.push(text);
    if (text === last) break;
    if (elements.length % 1024 === 0) checkElementCount(elements.length);
  }
  return elements;
}

function characters(first: number, last: number): string[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String.fromCharCode(first + index));
}
