/**
 * The library that compiled Puppet code runs on: values, operators, definitions, scopes, resources. Built-in functions are in
 * `@pptjs/runtime/functions`, types in `@pptjs/runtime/types`.
 */
export * from './catalog/index.js';
export * from './diagnostics/error.js';
export * from './evaluation/index.js';
export { type Argument, type Block } from './functions/block.js';
export { type BuiltinFunction, defineBuiltin, type Dispatch, dispatch, type LocalTypes } from './functions/define.js';
export { registeredFunction } from './evaluation/host-functions.js';
export { defineFunction, type HostFunction } from './functions/define-function.js';
export { builtinFunction, builtinFunctions } from './functions/registry.js';
export { defineOldBuiltin } from './functions/define-old.js';
export { isFirstWarning, shareWarnings } from './functions/deprecated.js';
export { callByName } from './functions/call.js';
export { elements } from './functions/iterate.js';
export { type DigestAlgorithm, digestOf } from './functions/digests.js';
export { answerLookup, notFound } from './functions/lookup-answer.js';
export { MersenneTwister } from './functions/mersenne-twister.js';
export { orderOf } from './functions/ruby-compare.js';
export { inspected, oldText } from './functions/old-values.js';
export { noConversion, rubyClassOf, undefinedMethod } from './functions/ruby-errors.js';
export { rubyFloat, rubyInteger } from './functions/ruby-number.js';
export * from './functions/services.js';
export * from './operators/index.js';
export { rubyClassName } from './operators/ruby-class.js';
export { emulated, regexp } from './regexp/index.js';
export * from './serialization/index.js';
export * from './strings/index.js';
export { inferDetailed, inferType } from './types/infer.js';
export { assertType, mismatchMessage } from './types/mismatch/index.js';
export { lookupContext } from './types/lookup.js';
export { commonType } from './types/common.js';
export { parseType } from './types/parse.js';
export { ClassType, ResourceType } from './types/resource.js';
export { aliasType, resolveType } from './types/resolve.js';
export { typeDefinition, unreadableType } from './types/type-definition.js';
export { PuppetType } from './types/type.js';
export * from './values/index.js';
