/**
 * The library that compiled Puppet code runs on: values, operators, definitions, scopes, resources. Built-in functions are in
 * `@pptjs/runtime/functions`, types in `@pptjs/runtime/types`.
 */
export {
  addDefinitions, type Attribute, beginCatalog, callingPlace, callStack, type Catalog, catalogData, type CatalogDataOptions, CatalogError,
  type CatalogOptions, checkDefinitions, type CollectedForm, collectResources, compileCatalog, currentCatalog, currentResource,
  DeclarationError, declareResources, DefinedTypeError, evaluateTemplate, type ExportedResource, exportedType, isBuiltinResourceType,
  nodeMatches, noResourceType, type Operand, originallySet, overrideResources, type ParameterLookup, provideCatalog, type Query,
  readResourceParameters, redefinedEntity, refuseInQuery, relate, type RelationshipOperator, resolveParameterTypes, Resource,
  type ResourceBody, type ResourceForm, type ResourceKind, type ResourceParameter, type ResourceStatement, resourceType,
  type ResourceTypeData, type ResourceTypeLoader, ResourceTypes, setResourceDefaults, type StatementPlace, templateScope,
  type TitlePattern,
} from './catalog/index.js';
export {
  type Blame, EvaluationError, FunctionError, IllegalSignalError, LookupError, MissingParameterError, type Place, RecursionError,
} from './diagnostics/error.js';
export {
  type AliasDefinition, assignOnce, assignReserved, type Body, call, callDefinition, callMethod, checkArguments, checkBlockArguments,
  checkReturn, type ClassDefinition, context, type ContextOptions, createContext, createTopScope, type Definition, type DefinitionKind,
  type DefinitionLoader, Definitions, destructure, type Evaluation, type EvaluationContext, type EvaluationOptions, type FunctionDefinition,
  lambda, type LambdaSignature, type LazyType, lazyType, type LogEntry, type LogLevel, Manifest, matchesAround,
  type NativeFunctionDefinition, nextValue, type NodeDefinition, type Parameter, puppetClass, type PuppetFunction, puppetFunction,
  puppetManifest, puppetNode, puppetResourceType, puppetTemplate, puppetTypeAlias, reservedParameter, type ResourceTypeDefinition,
  restDefault, returnValue, Scope, type ScopeKind, signalValue, signatureOfLambda, type SignedLambda, type Strictness, type Template,
  TemplateOutput, topScope, type TopVariables, unevaluatedParameter, withContext, withLocals, withScope,
} from './evaluation/index.js';
export { registeredFunction } from './evaluation/host-functions.js';
export type { Argument, Block } from './functions/block.js';
export { callByName } from './functions/call.js';
export { defineFunction, type HostFunction } from './functions/define-function.js';
export { defineOldBuiltin } from './functions/define-old.js';
export { type BuiltinFunction, defineBuiltin, type Dispatch, dispatch, type LocalTypes } from './functions/define.js';
export { isFirstWarning, shareWarnings, warnOnce } from './functions/deprecated.js';
export { type DigestAlgorithm, digestOf } from './functions/digests.js';
export { elements } from './functions/iterate.js';
export { answerLookup, notFound } from './functions/lookup-answer.js';
export { MersenneTwister } from './functions/mersenne-twister.js';
export { inspected, oldText } from './functions/old-values.js';
export { builtinFunction, builtinFunctions } from './functions/registry.js';
export { orderOf } from './functions/ruby-compare.js';
export { noConversion, rubyClassOf, undefinedMethod } from './functions/ruby-errors.js';
export { rubyFloat, rubyInteger } from './functions/ruby-number.js';
export {
  type CatalogService, type FileService, findService, type LookupRequest, type LookupService, type PlaceService, type ProcessService,
  provideServices, type RubyTemplateService, service, type Services, type Settings, type TemplateService,
} from './functions/services.js';
export {
  access, add, caseMatches, divide, equals, greaterOrEqual, greaterThan, isIn, lessOrEqual, lessThan, match, MatchRecord, matchRegExp,
  modulo, multiply, negate, notEquals, notMatch, rubyEquals, shiftLeft, shiftRight, subtract, truthy, unfold, unmatchedSelector,
} from './operators/index.js';
export { emulated, regexp } from './regexp/index.js';
export {
  fromRichData, fromRichJson, parseJson, type PlainData, type PlainObject, richData, toRichJson, writeJson, writePrettyJson,
} from './serialization/index.js';
export {
  characterCount, compareCodePoints, compareStrings, decodeUtf8, describeValue, encodeUtf8, interpolate, remembering, rubyInspect, rubyText,
} from './strings/index.js';
export { commonType } from './types/common.js';
export { inferDetailed, inferType } from './types/infer.js';
export { lookupContext } from './types/lookup.js';
export { assertType, mismatchMessage } from './types/mismatch/index.js';
export { parseType } from './types/parse.js';
export { isReadOtherwise, readType } from './types/read-type.js';
export { aliasType, resolveType } from './types/resolve.js';
export { ClassType, ResourceType } from './types/resource.js';
export { typeDefinition, unreadableType } from './types/type-definition.js';
export { PuppetType } from './types/type.js';
export {
  Binary, decodeBase64, DEFAULT, Default, EMPTY_HASH, encodeBase64, Float, fromJS, hash, HashBuilder, type Integer, integer, isArray,
  isInteger, isValue, keyId, parseSemVerRange, parseUri, PuppetHash, PuppetIterator, PuppetObject, PuppetRegExp, PuppetUri, SemVer,
  SemVerRange, Sensitive, Timespan, Timestamp, toJS, type Value,
} from './values/index.js';
