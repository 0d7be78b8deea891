import type { PuppetType } from '../../values/type.js';
import { ANY } from '../any.js';
import { CallableType } from '../callable.js';
import { Size } from '../size.js';
import { TupleType } from '../tuple.js';
import { UNDEF } from '../undef.js';
import { describe } from './describe.js';
import { CountMismatch, type Mismatch, missingBlock, TypeMismatch, unexpectedBlock } from './mismatch.js';
import { BLOCK, index, type Path } from './path.js';

/** What is wrong with a function of type `actual` where one of type `expected` is asked for. */
export function describeCallable(
  expected: CallableType,
  original: PuppetType,
  actual: PuppetType,
  path: Path,
): Mismatch[] {
  if (expected.isAssignable(actual)) return [];
  if (!(actual instanceof CallableType)) return [new TypeMismatch(path, original, actual)];
  const wanted = expected.parameters;
  const given = actual.parameters;
  if (wanted !== null && given !== null) {
    const wrong = describeArguments(wanted, given, path);
    if (wrong.length > 0) return wrong;
  }
  const wantedReturn = expected.returns ?? ANY;
  const givenReturn = actual.returns ?? ANY;
  if (!wantedReturn.isAssignable(givenReturn))
    return describe(wantedReturn, givenReturn, [...path, { kind: 'return', text: 'return' }]);
  return describeBlock(expected.block, actual.block, path);
}

function describeArguments(wanted: TupleType, given: TupleType, path: Path): Mismatch[] {
  const size = wanted.givenSize();
  const theirs = given.givenSize();
  if (!(theirs.min <= size.min && theirs.max >= size.max)) return [new CountMismatch(path, size, countOf(given))];
  return given.types.flatMap((type, i) => {
    const type_ = wanted.typeAt(i) ?? ANY;
    return type_.isAssignable(type) ? [] : describe(type_, type, [...path, index(i)]);
  });
}

function countOf(given: TupleType): Size {
  return given.givenSize();
}

function describeBlock(wanted: PuppetType | null, given: PuppetType | null, path: Path): Mismatch[] {
  const needed = wanted ?? UNDEF;
  const there = given ?? UNDEF;
  if (needed.isAssignable(there)) return [];
  if (there.isAssignable(UNDEF)) return [missingBlock([...path, BLOCK])];
  return wanted === null ? [unexpectedBlock([...path, BLOCK])] : describe(needed, there, [...path, BLOCK]);
}
