/** The library that compiled code calls. */
export { BailOut, bailOut } from './bail-out.js';
export { blockFor, callProc, passedBlock, proc } from './blocks.js';
export { equal } from './comparison.js';
export { ERROR_CLASSES, escapable, isRescued, raise, RaisedError, RAISABLE_CLASSES } from './exceptions.js';
export { reopensCoreClass } from './core-classes.js';
export { BREAK, loops } from './loops.js';
export type { Entry, MethodTable, ParameterKind } from './dispatch.js';
export {
  blockMethod,
  caseEqual,
  caseMatch,
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
export { characters, counted, elements, mapWithIndex, slicesOf, withIndexes } from './enumerators.js';
export { methods } from './methods/index.js';
export { type CompiledFunction, type Invocation, rubyFunction } from './function.js';
export { MODULE_FUNCTIONS, moduleFunction } from './module-functions.js';
export { fromPuppet, toPuppet } from './puppet-values.js';
export { type ScopeHost, scopeOf } from './scope.js';
export { changingMethods } from './methods/mutation.js';
export { firstMatch, regexp } from './regexp.js';
export { type CompiledTemplate, template, type TemplateHost, TemplateScope } from './template.js';
export { inspect, text } from './text.js';
export {
  type Block,
  CLASS_NAMES,
  EXACT_CLASSES,
  className,
  classOf,
  classOfValue,
  isA,
  isHash,
  isInstanceOf,
  MatchData as RubyMatch,
  Output,
  Range as RubyRange,
  rubyClass,
  RubyHash,
  truthy,
  type Value,
} from './values.js';
