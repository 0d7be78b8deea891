/**
 * The layers of the runtime: values, operators, types, functions, scopes, contexts. `@pptjs/resources` is built on this
 * entry. The main entry (`index.ts`) exports both.
 */
export {
  type Blame,
  EvaluationError,
  FailedExpressionError,
  FunctionError,
  IllegalSignalError,
  InvalidTextError,
  LookupError,
  MissingParameterError,
  NotFoundSignal,
  type Place,
  placeText,
  RecursionError,
  RecursiveLookupError,
  RejectedCallError,
  RunningExpressionError,
  UnrescuedError,
  withHelp,
} from './errors/error.js';
export { spendMemory, withMemoryLimit } from './errors/memory-limit.js';
export { checkGrowth, checkSize, collect, engineSizeLimit, push, sizeLimitExceeded } from './errors/size-limit.js';
export { TimeLimitError } from './errors/time-limit-error.js';
export { type ErrorOrigin, helpOf, type LineRange, originOf, withAdviceOf } from './errors/origin.js';
export { BoundedMap } from './text/bounded-map.js';
export { rubyQuote } from './text/ruby-quote.js';
export { readUri } from './text/uri.js';
export { didYouMean, nearestNames } from './text/suggestion.js';
export { placeWithLine } from './errors/source-trace.js';
export { callFromJavaScript } from './errors/trace-capture.js';
export { TracedError } from './errors/traced-error.js';
export { withStackTraceLimit } from './errors/stack-trace.js';
export {
  evaluationError,
  formatMessage,
  functionError,
  type Message,
  type MessageParameters,
} from './errors/messages.js';
export { candidateFiles, type CandidateFiles, DEFINITION_FOLDERS, isFileSegment } from './context/candidate-files.js';
export {
  type AliasDefinition,
  type Body,
  type BodyValues,
  type ClassDefinition,
  type Definition,
  type DefinitionKind,
  type FunctionDefinition,
  type LazyType,
  type NativeFunctionDefinition,
  type ParameterErrors,
  type ParameterMismatches,
  type NodeDefinition,
  type Parameter,
  type ParameterDescription,
  type ParameterDescriptions,
  type ResourceTypeDefinition,
  type TypeExpression,
} from './context/definition.js';
export {
  assignOnce,
  assignReserved,
  destructure,
  rejectParameter,
  reservedParameter,
  unevaluatedParameter,
} from './operators/assignment.js';
export { evaluatedRest, isMissingRest, optionalRest, restDefault } from './operators/rest.js';
export {
  call,
  callFromFunction,
  callMember,
  callMemberFromFunction,
  callMemberTo,
  callMethod,
  callTo,
  extendMemoByName,
} from './calling/call.js';
export {
  callDefinition,
  checkArguments,
  checkBlockArguments,
  checkBlockReturn,
  checkElements,
  checkReturn,
  isArgument,
  signatureOf,
} from './calling/check.js';
export { isElement } from './calling/check-elements.js';
export {
  context,
  type ContextOptions,
  createContext,
  type EvaluationContext,
  withScope,
  withTimeLimit,
} from './context/context.js';
export {
  addToPending,
  ContextSlot,
  type LogEntry,
  type LogLevel,
  logText,
  logToConsole,
  withContext,
  withScopeOf,
  type EvaluationSettings,
  type PendingEvaluation,
  pendingEvaluation,
  settings,
  type SettingsOptions,
} from './context/settings.js';
export { TimeLimit } from './context/time-limit.js';
export {
  builtinResourceType,
  builtinResourceTypeNames,
  type CompileRegExp,
  isBuiltinResourceType,
  type ResourceTypeData,
  titleExpression,
  type TitlePattern,
} from './context/resource-types.js';
export { DEFAULT_STRICTNESS, type Strictness } from './context/strictness.js';
export { withinStack } from './context/recursion.js';
export { createTopScope, type TopVariables } from './context/top-scope.js';
export { TypeTable } from './context/type-table.js';
export { type DefinitionLoader, Definitions } from './context/definitions.js';
export { blockArity, callBlock } from './calling/block-type.js';
export { PLAIN_PARAMETERS, TYPED_PARAMETERS } from './calling/parameter-errors.js';
export { lambda } from './calling/lambda.js';
export { evaluatedType, lazyType } from './calling/lazy-type.js';
export type { CallableDescription, CallableParts } from './calling/parameters.js';
export { matchesAround, topScope, withLocals } from './calling/locals.js';
export {
  BreakSignal,
  NextSignal,
  nextValue,
  ReturnSignal,
  returnValue,
  Signal,
  signalValue,
  withoutSignals,
} from './context/signals.js';
export {
  arrayFunction,
  plainClass,
  plainResourceType,
  puppetClass,
  type PuppetFunction,
  puppetFunction,
  puppetNode,
  puppetResourceType,
  puppetTypeAlias,
  scalarFunction,
} from './calling/define-puppet.js';
export { puppetTemplate, type Template, TemplateOutput } from './presentation/template-output.js';
export { LazyScope } from './context/lazy-scope.js';
export { RESERVED_VARIABLES, Scope, type ScopeKind } from './context/scope.js';
export { registeredFunction } from './context/host-functions.js';
export { type Argument, type Block, isBlock } from './values/block.js';
export { builtinFunction, builtinFunctions, callByName } from './functions/call.js';
export { defineFunction, type HostFunction } from './calling/define-function.js';
export type { Accumulator, ExtendMemo } from './values/accumulator.js';
export { toHost } from './calling/host-object.js';
export { defineLegacyFunction } from './functions/support/define-legacy.js';
export {
  type BuiltinDescription,
  type BuiltinFunction,
  defineBuiltin,
  type FunctionProperties,
  type Dispatch,
  dispatch,
  type LocalTypes,
} from './calling/define-builtin.js';
export { isFirstWarning, shareWarnings, warnOnce } from './functions/support/deprecated.js';
export {
  lookUpVariable,
  reportUndefinedVariable,
  UndefinedVariableError,
} from './functions/support/undefined-variable.js';
export { digestBytes, digestOf } from './functions/digests.js';
export { elements } from './calling/iterate.js';
export {
  addEntry,
  checkRange,
  filtered,
  filteredPairs,
  integerList,
  integerRange,
  integersBetween,
  iterate,
  iteratePairs,
  steppedIntegers,
} from './calling/loop.js';
export { answerLookup, notFound } from './functions/support/lookup.js';
export { MersenneTwister } from './functions/support/mersenne-twister.js';
export { INTEGER_OUT_OF_RANGE, integerOutOfRange } from './presentation/integer-range.js';
export { inspectLegacyValue, legacyText } from './presentation/legacy-values.js';

export { larger } from './functions/max.js';
export { smaller } from './functions/min.js';
export { orderOf } from './functions/support/ordering.js';
export { arrange } from './calling/arrange.js';
export type { Signature } from './calling/signature.js';
export { signatureText } from './types/mismatch/index.js';
export { DataObject } from './types/data-object.js';
export { implementationOf, type ObjectImplementation, ObjectType } from './types/object.js';
export { rubyClassOf } from './types/ruby-class.js';
export { noConversion } from './presentation/ruby-errors.js';
export { foldAscii } from './text/case.js';
export { rubyFloat, rubyInteger } from './text/ruby-number.js';
export {
  type AttributeSite,
  type CatalogService,
  type DigestAlgorithm,
  type FileService,
  type FunctionService,
  findService,
  type LookupRequest,
  type LookupService,
  type PlaceService,
  type ProcessService,
  provideServices,
  type RubyTemplateService,
  service,
  type Services,
  type Settings,
  type TemplateService,
} from './context/services.js';
export {
  access,
  accumulating,
  accumulatingShallowly,
  add,
  addPair,
  addPairs,
  appendElement,
  addTo,
  appendTo,
  newAccumulator,
  putTo,
  recordSum,
  at,
  caseMatches,
  characterOf,
  concatenate,
  divide,
  equals,
  finiteResult,
  greaterOrEqual,
  greaterThan,
  isIn,
  lessOrEqual,
  lessThan,
  match,
  MatchRecord,
  matchRegExp,
  merge,
  modulo,
  multiply,
  negate,
  notEquals,
  notMatch,
  orderOfNumbers,
  removeElements,
  removeKeys,
  rubyEquals,
  shiftLeft,
  shiftLeftTo,
  shiftRight,
  subtract,
  toDouble,
  truthy,
  unfold,
  unfoldTo,
  unmatchedSelector,
} from './operators/index.js';
export { backtracking, emulated, regexp } from './regexp/index.js';
export { substitution } from './regexp/substitution.js';
export {
  type CheckedSyntax,
  checkedSyntax,
  checkText,
  describeBase64Error,
  describeJsonError,
  findJsonError,
  fromRichData,
  fromRichJson,
  type JsonDialect,
  JsonError,
  NOT_JSON,
  parseJson,
  type PlainData,
  type PlainObject,
  readJson,
  richData,
  toRichJson,
  wellFormedText,
  writeJson,
  writePrettyJson,
} from './serialization/index.js';
export { type Segment, splitDottedKey } from './text/dotted-key.js';
export { stripLeadingColons } from './text/qualified-name.js';
export {
  characterAt,
  characterCount,
  characterIndex,
  charactersOf,
  isLongerThan,
  sliceCharacters,
} from './text/slice.js';
export { splitAt } from './text/split.js';
export { compareCodePoints } from './text/compare.js';
export { decodeUtf8, encodeUtf8 } from './text/utf8.js';
export { byteText, decodeInvalidUtf8, encodeText, textKind } from './text/byte-text.js';
export { describeValue } from './presentation/describe.js';
export { interpolate, isPlainText } from './presentation/interpolate.js';
export { memoize } from './text/memoize.js';
export { rubyInspect, rubyText } from './presentation/ruby-text.js';
export { formatterOf } from './presentation/sprintf/format.js';
export { quote as quoteString } from './text/quote.js';
export { isValidTag } from './text/tag-names.js';
export { isShortArray } from './types/array.js';
export { commonType } from './types/common.js';
export { inferDetailed, inferGeneralized, inferType } from './types/infer.js';
export { lookupContext } from './types/lookup.js';
export { assertType, mismatchMessage, mismatchPath } from './types/mismatch/index.js';
export { isReadOtherwise, isValidAlias } from './type-reading/read-type.js';
export type { TypeFactory, TypeParameter } from './type-reading/type-factory.js';
export { asType, type TypeSource } from './type-reading/type-source.js';
export { capitalizeSegments, CatalogEntryType, ClassType, RESOURCE, ResourceType } from './types/resource.js';
export type { ElementRange } from './values/value-object.js';
export { RubySymbol } from './types/ruby-symbol.js';
export { RuntimeType } from './types/runtime.js';
export { typeDefinition, unreadableType } from './types/type-definition.js';
export { PuppetType } from './values/type.js';
export { identity as objectIdentity } from './values/value-object.js';
export { label, labelWithArticle, withArticle } from './values/label.js';
export { compareTimes, differenceOfTimes, scaledTime, sumOfTimes } from './values/time.js';
export {
  Binary,
  decodeBase64,
  DEFAULT,
  Default,
  EMPTY_HASH,
  encodeBase64,
  Float,
  compact,
  fromHost,
  fromJS,
  hash,
  HashBuilder,
  hashOfList,
  hashOfPairs,
  type Integer,
  normalizeInteger,
  flattenArrays,
  isArray,
  isInteger,
  isUnicodeSource,
  keyId,
  parseSemVerRange,
  parseUri,
  PuppetHash,
  PuppetIterator,
  PuppetObject,
  PuppetRegExp,
  PuppetUri,
  SemVer,
  SemVerRange,
  Sensitive,
  Timespan,
  Timestamp,
  toJS,
  type Value,
} from './values/index.js';
export {
  createArray,
  createBoolean,
  createFloat,
  createHash,
  createInteger,
  createNumeric,
  createSemVer,
  createSemVerRange,
  createString,
  createTimespan,
  createTimestamp,
} from './conversions/create.js';
export { constructorOf } from './conversions/constructors.js';
export { escapeRegExp } from './conversions/regexp.js';
export { aliasType, parseType, readType, reference, referToType } from './typing.js';
