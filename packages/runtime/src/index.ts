/**
 * The API for programs: they create contexts, pass values to compiled modules and read the results, and define functions
 * for Puppet code. The helpers that compiled code calls are in `internal.ts`.
 */

// Values
export {
  Binary,
  DEFAULT,
  Default,
  EMPTY_HASH,
  Float,
  fromJS,
  hash,
  HashBuilder,
  hashOfPairs,
  type Integer,
  isInteger,
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
export type { Argument, Block } from './values/block.js';
export { equals } from './operators/index.js';
export { describeValue } from './presentation/describe.js';
export { interpolate } from './presentation/interpolate.js';
export {
  findJsonError,
  fromRichData,
  fromRichJson,
  type JsonDialect,
  JsonError,
  parseJson,
  type PlainData,
  type PlainObject,
  richData,
  toRichJson,
  writeJson,
  writePrettyJson,
} from './serialization/index.js';

// Types
export { PuppetType } from './values/type.js';
export { inferType } from './types/infer.js';
export { commonType } from './types/common.js';
export { assertType } from './types/mismatch/index.js';
export { asType, type TypeSource } from './type-reading/type-source.js';
export { parseType } from './typing.js';

// Functions
export { defineFunction, type HostFunction } from './calling/define-function.js';
export { callByName } from './functions/call.js';
export { notFound } from './functions/support/lookup.js';

// Evaluations
export {
  context,
  type ContextOptions,
  createContext,
  type EvaluationContext,
  withTimeLimit,
} from './context/context.js';
export {
  type LogEntry,
  type LogLevel,
  logText,
  logToConsole,
  withContext,
  type EvaluationSettings,
} from './context/settings.js';
export { createTopScope, type TopVariables } from './context/top-scope.js';
export { type DefinitionLoader, Definitions } from './context/definitions.js';
export { Scope } from './context/scope.js';
export { DEFAULT_STRICTNESS, type Strictness } from './context/strictness.js';
export { TimeLimit } from './context/time-limit.js';
export { withMemoryLimit } from './errors/memory-limit.js';
export {
  type CatalogService,
  type FileService,
  type LookupRequest,
  type LookupService,
  type PlaceService,
  type ProcessService,
  provideServices,
  type RubyTemplateService,
  type Services,
  type Settings,
  type TemplateService,
} from './context/services.js';

// The exports of compiled modules
export type {
  AliasDefinition,
  ClassDefinition,
  Definition,
  DefinitionKind,
  FunctionDefinition,
  NativeFunctionDefinition,
  NodeDefinition,
  Parameter,
  ResourceTypeDefinition,
} from './context/definition.js';
export type { PuppetFunction } from './calling/define-puppet.js';
export type { Template } from './presentation/template-output.js';
export {
  type Catalog,
  catalogData,
  type CatalogDataOptions,
  type CatalogOptions,
  evaluateCatalog,
  type Evaluation,
  type EvaluationOptions,
  Manifest,
  Resource,
} from '@pptjs/resources';

// Errors
export {
  EvaluationError,
  FunctionError,
  IllegalSignalError,
  LookupError,
  MissingParameterError,
  RecursionError,
  RecursiveLookupError,
} from './errors/error.js';
export { TimeLimitError } from './errors/time-limit-error.js';
export { CatalogError, type CatalogErrorKind, DeclarationError, DefinedTypeError } from '@pptjs/resources';
