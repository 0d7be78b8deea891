/** The library that compiled templates call. */
export { BailOut, bailOut } from './bail-out.js';
export { equal } from './comparison.js';
export { reopensCoreClass } from './core-classes.js';
export type { Entry, MethodTable, ParameterKind } from './dispatch.js';
export {
  blockMethod,
  caseEqual,
  definedMethod,
  definedVariable,
  elementsOf,
  float,
  hash,
  matchGroup,
  matchIndex,
  matchOf,
  method,
  outputValue,
  range,
  splat,
  spread,
  symbolBlock,
  toArray,
  toFloat,
  toInteger,
  toText,
} from './language.js';
export { methods } from './methods/index.js';
export { changingMethods } from './methods/mutation.js';
export { regexp } from './regexp.js';
export { type CompiledTemplate, template, type TemplateHost, TemplateScope } from './template.js';
export { inspect, text } from './text.js';
export { type Block, CLASS_NAMES, isA, Output, RubyHash, truthy, type Value } from './values.js';
