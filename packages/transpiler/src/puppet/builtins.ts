import * as functions from '@pptjs/runtime/functions';
/**
 * Facts about the runtime's built-in types and functions. The runtime declares them with each type and function; the
 * parser, analysis and lowering read them here.
 */
import { type FunctionProperties } from '@pptjs/runtime/internal';
import * as types from '@pptjs/runtime/types';

const typeFactories: ReadonlyMap<string, string> = new Map(
  Object.entries(types).map(([exported, { typeName }]) => [typeName.toLowerCase(), exported]),
);

interface BuiltinFunctionFacts {
  /** The name under which `@pptjs/runtime/functions` exports the function. */
  readonly exported: string;
  readonly properties: FunctionProperties;
}

const functionFacts: ReadonlyMap<string, BuiltinFunctionFacts> = new Map(
  Object.entries(functions).map(([exported, { puppetName, properties }]) => [puppetName, { exported, properties }]),
);

const NO_PROPERTIES: FunctionProperties = {};

/** The export name of the factory of a built-in type; `name` is in lower case. */
export function builtinType(name: string): string | undefined {
  return typeFactories.get(name);
}

/** The export name of a built-in function: its own name, unless that is a reserved word of JavaScript. */
export function builtinFunction(name: string): string | undefined {
  return functionFacts.get(name)?.exported;
}

/** The properties of a built-in function; an empty object for other names. */
export function propertiesOf(name: string): FunctionProperties {
  return functionFacts.get(name)?.properties ?? NO_PROPERTIES;
}
