import { DYNAMIC, ListType, NUMBER, SetType, STRING, type Type } from '../../values/type.js';
import { UNKNOWN, UnknownValue } from '../../values/value.js';

const STRINGS = new ListType(STRING);
const ANY_LIST = new ListType(DYNAMIC);
const ANY_SET = new SetType(DYNAMIC);

/** The functions whose result has the same type for all arguments. */
const RESULT_TYPES: ReadonlyMap<string, Type> = new Map<string, Type>([
  ...['abs', 'ceil', 'floor', 'length', 'log', 'max', 'min', 'pow', 'signum'].map((name) => [name, NUMBER] as const),
  ...[
    ...['chomp', 'formatdate', 'indent', 'join', 'jsonencode', 'lower', 'replace', 'strrev', 'substr', 'timeadd'],
    ...['title', 'trim', 'trimprefix', 'trimspace', 'trimsuffix', 'upper'],
  ].map((name) => [name, STRING] as const),
  ...['compact', 'sort', 'split'].map((name) => [name, STRINGS] as const),
  ...['chunklist', 'distinct'].map((name) => [name, ANY_LIST] as const),
  ...['setintersection', 'setsubtract', 'setunion'].map((name) => [name, ANY_SET] as const),
  ['range', new ListType(NUMBER)],
]);

/**
 * The result of a call with an argument that is not known. Its type counts where HCL evaluates the condition of a `for`
 * expression once before the first iteration.
 */
export function unknownResult(name: string): UnknownValue {
  const type = RESULT_TYPES.get(name);
  return type === undefined ? UNKNOWN : new UnknownValue(type);
}
