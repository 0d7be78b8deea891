/**
 * Terraform's values, types and conversions for JavaScript code: for variables that plain data cannot express, and for
 * values of the type `any`.
 */
export { convert, describeMismatch, Mismatch, type Unification, unify } from './conversions/conversion.js';
export { BigFloat, type Parts } from './values/big-float.js';
export { areEqual } from './values/equality.js';
export { typeToJson, valueToJson } from './values/json-text.js';
export { parseNumber } from './values/number-text.js';
export {
  absoluteNumber,
  addNumbers,
  areNumbersEqual,
  compareNumbers,
  divideNumbers,
  doubleNumber,
  formatNumber,
  integerNumber,
  isNumber,
  moduloNumbers,
  multiplyNumbers,
  nearestDouble,
  negateNumber,
  type NumberValue,
  partsOfNumber,
  precisionOf,
  safeIntegerOf,
  subtractNumbers,
  truncateNumber,
} from './values/number.js';
export { setOf, setOfValues } from './values/sets.js';
export {
  BOOL,
  DYNAMIC,
  friendlyName,
  friendlyNameForConstraint,
  ListType,
  MapType,
  NUMBER,
  ObjectType,
  SetType,
  STRING,
  TupleType,
  type Type,
} from './values/type.js';
export {
  listOf,
  ListValue,
  mapOf,
  MapValue,
  normalizeText,
  NULL,
  NullValue,
  objectOf,
  ObjectValue,
  SetValue,
  TupleValue,
  typeOf,
  UnknownValue,
  type Value,
} from './values/value.js';
