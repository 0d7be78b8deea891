/**
 * The module that compiled Puppet 3 code imports. It is the runtime of Puppet 8 with other operators. A name that this
 * file exports takes precedence over the same name of `@pptjs/runtime/internal`.
 */
export * from '@pptjs/runtime/internal';
export { call } from './operators/call.js';
export {
  puppetManifest,
  puppetManifest as puppetExpression,
  puppetManifest as puppetFunctions,
} from './operators/manifest.js';
export { appendToVariable, at } from './operators/access.js';
export { add, divide, modulo, multiply, negate, shiftLeft, shiftRight, subtract } from './operators/arithmetic.js';
export { greaterOrEqual, greaterThan, lessOrEqual, lessThan } from './operators/compare.js';
export { caseMatches, equals, isIn, matchRegExp, notEquals, truthy, unmatchedSelector } from './operators/equality.js';
export { textOf as interpolate } from './values/text.js';
export { host } from './host.js';
