import { integer, type Value } from '@pptjs/runtime';

/** Data may hold numbers that the language could not compute: they stay what they are. */
export function wholeNumber(value: bigint): Value & (number | bigint) {
  return BigInt.asIntN(64, value) === value ? integer(value) : value;
}
