import type {
  AliasDefinition,
  Body,
  CallErrors,
  ClassDefinition,
  FunctionDefinition,
  NodeDefinition,
  ParameterDescriptions,
  ParameterErrors,
  ResourceTypeDefinition,
} from '../context/definition.js';
import { callFromJavaScript } from '../errors/trace-capture.js';
import { aliasType } from '../type-reading/resolve.js';
import type { Argument } from '../values/block.js';
import { fromJS } from '../values/from-js.js';
import { toJS } from '../values/to-js.js';
import type { Value } from '../values/value.js';
import { ARRAY_ERRORS, SCALAR_ERRORS, TYPED_ERRORS } from './call-errors.js';
import { callChecked } from './check.js';
import { PLAIN_PARAMETERS, TYPED_PARAMETERS } from './parameter-errors.js';
import { type CallableDescription, readCallable, readParameters } from './parameters.js';

// The definitions of a Puppet file compile to calls of these functions. Each takes the name and a description of a
// definition, and evaluates nothing.

/** The Puppet file, and the line from 1. */
interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

interface FunctionDescription extends SourceLocation, CallableDescription {
  /** Takes and returns Puppet values. */
  readonly body: (...values: never[]) => Value;
}

/** A Puppet-language function that JavaScript can call with plain values (see `fromJS`, `toJS`). */
export interface PuppetFunction extends FunctionDefinition {
  (...args: unknown[]): unknown;
}

/** `function name(…) { … }` */
export function puppetFunction(name: string, description: FunctionDescription): PuppetFunction {
  return defineWith(TYPED_ERRORS, name, description);
}

/**
 * Defines a function whose parameters and result have scalar types or none: strings, numbers, Booleans, and Optionals of these.
 * Bundles of such functions do not contain the types of other values.
 */
export function scalarFunction(name: string, description: FunctionDescription): PuppetFunction {
  return defineWith(SCALAR_ERRORS, name, description);
}

/** As `scalarFunction`. Parameters and the result can also have the types of arrays whose elements have such types. */
export function arrayFunction(name: string, description: FunctionDescription): PuppetFunction {
  return defineWith(ARRAY_ERRORS, name, description);
}

function defineWith(errors: CallErrors, name: string, description: FunctionDescription): PuppetFunction {
  const { file, line, body } = description;
  const callable = (...args: unknown[]): unknown =>
    callFromJavaScript(() => toJS(callChecked(definition, args.map(fromJS))));
  const definition: PuppetFunction = Object.assign(Object.defineProperty(callable, 'name', { value: name }), {
    kind: 'function' as const,
    ...readCallable(description),
    body: body as (...values: Value[]) => Value,
    invoke: (args: readonly Argument[]) => callChecked(definition, args),
    errors,
    file,
    line,
  }) as unknown as PuppetFunction;
  return definition;
}

interface ContainerDescription extends SourceLocation {
  readonly parameters?: ParameterDescriptions;
  readonly body: Body;
}

interface ClassDescription extends ContainerDescription {
  readonly inherits?: string;
}

/** `class name (…) inherits … { … }` */
export function puppetClass(name: string, description: ClassDescription): ClassDefinition {
  return classWith(TYPED_PARAMETERS, name, description);
}

/**
 * Defines a class whose parameters have scalar types, arrays of these, or none. Bundles of such classes do not contain the types
 * of other values.
 */
export function plainClass(name: string, description: ClassDescription): ClassDefinition {
  return classWith(PLAIN_PARAMETERS, name, description);
}

function classWith(
  errors: ParameterErrors,
  name: string,
  { inherits, parameters = {}, body, file, line }: ClassDescription,
): ClassDefinition {
  return {
    kind: 'class',
    name,
    inherits: inherits ?? null,
    parameters: readParameters(parameters),
    errors,
    body,
    file,
    line,
  };
}

/** `define name (…) { … }` */
export function puppetResourceType(name: string, description: ContainerDescription): ResourceTypeDefinition {
  return resourceTypeWith(TYPED_PARAMETERS, name, description);
}

/** As `plainClass`, for a defined type. */
export function plainResourceType(name: string, description: ContainerDescription): ResourceTypeDefinition {
  return resourceTypeWith(PLAIN_PARAMETERS, name, description);
}

function resourceTypeWith(
  errors: ParameterErrors,
  name: string,
  { parameters = {}, body, file, line }: ContainerDescription,
): ResourceTypeDefinition {
  return { kind: 'define', name, parameters: readParameters(parameters), errors, body, file, line };
}

interface NodeDescription extends SourceLocation {
  /** Returns the names, regular expressions and `default` of the node. */
  readonly matches: () => readonly Value[];
  readonly body: Body;
}

/** `node … { … }` */
export function puppetNode({ matches, body, file, line }: NodeDescription): NodeDefinition {
  return { kind: 'node', name: '', matches, body, file, line };
}

interface AliasDescription extends SourceLocation {
  /** Creates the type. */
  readonly type: AliasDefinition['type'];
}

/** `type Name = …` */
export function puppetTypeAlias(name: string, { type, file, line }: AliasDescription): AliasDefinition {
  const definition: AliasDefinition = {
    kind: 'alias',
    name,
    type,
    resolve: () => aliasType(definition),
    file,
    line,
  };
  return definition;
}
