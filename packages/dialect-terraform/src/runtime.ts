/** The exports that emitted code imports. The functions of the language are in the entry `functions`. */
export { TerraformError } from './evaluation/terraform-error.js';
export { call, callExpanded } from './functions/calls/call.js';
export { unknownFunction } from './functions/calls/unknown-function.js';
export { host } from './host.js';
export { functionsNotAllowed, unknownVariable, variablesNotAllowed } from './modules/names.js';
export {
  cycle,
  output,
  required,
  terraformFile,
  type TerraformFile,
  type TerraformOutput,
  validate,
  variableObject,
} from './modules/terraform-file.js';
export {
  ANY,
  BOOL,
  listType,
  mapType,
  NUMBER,
  objectType,
  optional,
  setType,
  STRING,
  tupleType,
} from './modules/type-constraint.js';
export { attribute, index } from './operators/access.js';
export { add, divide, modulo, multiply, negate, subtract } from './operators/arithmetic.js';
export {
  and,
  equals,
  greaterOrEqual,
  greaterThan,
  lessOrEqual,
  lessThan,
  not,
  notEquals,
  or,
} from './operators/comparison.js';
export { forGroups, forObject, forTuple } from './operators/comprehension.js';
export { conditional } from './operators/conditional.js';
export { ambiguousKey, number, object, tuple } from './operators/construction.js';
export { splat } from './operators/splat.js';
export { joinTemplate, template } from './operators/template.js';
export { NULL } from './values/value.js';
