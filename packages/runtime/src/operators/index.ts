export { access, at } from './access/access.js';
export { characterOf } from './access/string.js';
export {
  accumulating,
  accumulatingShallowly,
  addTo,
  appendTo,
  newAccumulator,
  putTo,
  shiftLeftTo,
  unfoldTo,
} from './accumulator.js';
export { add, addPair, addPairs, recordSum } from './add.js';
export { caseMatches, unmatchedSelector } from './case-matches.js';
export { appendElement, concatenate, merge, removeElements, removeKeys } from './collections.js';
export { greaterOrEqual, greaterThan, lessOrEqual, lessThan, orderOfNumbers } from './compare.js';
export { divide } from './divide.js';
export { equals, notEquals } from './equals.js';
export { isIn } from './in.js';
export { match, notMatch } from './match.js';
export { matchRegExp } from './match-regexp.js';
export { MatchRecord } from '../context/match-record.js';
export { modulo } from './modulo.js';
export { multiply } from './multiply.js';
export { negate } from './negate.js';
export { finiteResult, toDouble } from './numeric.js';
export { rubyEquals } from './ruby-equals.js';
export { shiftLeft, shiftRight } from './shift.js';
export { subtract } from './subtract.js';
export { truthy } from './truthy.js';
export { unfold } from './unfold.js';
