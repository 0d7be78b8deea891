/** The exports that compiled modules import, and those with which a host evaluates them. */
export { host, type EvaluationOptions, type RightScaleRuntime } from './host.js';
export { RightScaleError } from './errors/error.js';
export { failures, type FailureName } from './errors/failures.js';
export { step } from './evaluation/evaluation.js';
export type { Limits } from './evaluation/evaluation.js';
export { call, definition, type DefinitionDescription, script, type Script } from './modules/script.js';
export {
  and,
  appendAt,
  assert,
  dateTime,
  each,
  emptyCollection,
  float,
  global,
  globalReference,
  handleError,
  hash,
  hashOfPairs,
  href,
  hrefs,
  initialized,
  map,
  mapToCollection,
  mapToSeveral,
  needsApi,
  needsEngine,
  or,
  raise,
  range,
  reference,
  setGlobal,
  skipError,
  uninitialized,
  unknownDefinition,
  valueOrNull,
  valuesOf,
} from './modules/statements.js';
export { add, divide, modulo, multiply, negate, plus, power, subtract } from './operators/arithmetic.js';
export { equals, greater, greaterOrEqual, less, lessOrEqual, match, matchNot } from './operators/comparison.js';
export { bitAnd, bitOr } from './operators/logic.js';
export { append, between, index, replace } from './operators/slices.js';
export { DateTime } from './values/date-time.js';
export { Float } from './values/numbers.js';
export { Range } from './values/range.js';
export { regexp, Regexp } from './values/regexp.js';
export { ResourceCollection, resourceCollection } from './values/resource-collection.js';
export { truthy, type TypeName, typeName, type Value } from './values/value.js';
