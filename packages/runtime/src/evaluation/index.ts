export {
  assignOnce,
  assignReserved,
  destructure,
  reservedParameter,
  restDefault,
  unevaluatedParameter,
} from './assignment.js';
export { call, callMethod } from './call.js';
export { callDefinition, checkArguments, checkBlockArguments, checkReturn, signatureOf } from './check.js';
export {
  context,
  type ContextOptions,
  createContext,
  type EvaluationContext,
  type LogEntry,
  type LogLevel,
  type Strictness,
  withContext,
  withScope,
} from './context.js';
export {
  puppetClass,
  puppetFunction,
  type PuppetFunction,
  puppetNode,
  puppetResourceType,
  puppetTypeAlias,
} from './define.js';
export type * from './definition.js';
export { type DefinitionLoader, Definitions } from './definitions.js';
export { lambda, type LambdaSignature, signatureOfLambda, type SignedLambda } from './lambda.js';
export { matchesAround, topScope, withLocals } from './locals.js';
export { type Evaluation, type EvaluationOptions, Manifest, puppetManifest } from './manifest.js';
export { lazyType } from './lazy-type.js';
export { withinStack } from './recursion.js';
export { Scope, type ScopeKind } from './scope.js';
export {
  BreakSignal,
  NextSignal,
  nextValue,
  ReturnSignal,
  returnValue,
  Signal,
  signalValue,
  withoutSignals,
} from './signals.js';
export { puppetTemplate, type Template, TemplateOutput } from './template.js';
export { createTopScope, type TopVariables } from './top-scope.js';
