import type {
  AliasDefinition,
  Body,
  ClassDefinition,
  FunctionDefinition,
  LazyType,
  NodeDefinition,
  Parameter,
  ResourceTypeDefinition,
} from '../context/definition.js';
import { fromJS, toJS } from '../values/javascript.js';
import type { Value } from '../values/value.js';
import { callDefinition } from './check.js';

// The definitions of a Puppet file compile to calls of these functions. Each takes the name, the position and the parts
// of a definition, and evaluates nothing.

/** The Puppet file, and the line from 1. */
interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

interface FunctionParts extends SourceLocation {
  readonly parameters: readonly Parameter[];
  readonly returns?: LazyType;
}

/** A Puppet-language function that JavaScript can call with plain values (see `fromJS`, `toJS`). */
export interface PuppetFunction extends FunctionDefinition {
  (...args: unknown[]): unknown;
}

/** `function name(…) { … }` */
export function puppetFunction(
  name: string,
  parts: FunctionParts,
  body: (...values: never[]) => Value,
): PuppetFunction {
  const callable = (...args: unknown[]): unknown => toJS(callDefinition(definition, args.map(fromJS)));
  const definition: PuppetFunction = Object.assign(Object.defineProperty(callable, 'name', { value: name }), {
    kind: 'function' as const,
    ...parts,
    body: body as (...values: Value[]) => Value,
  }) as unknown as PuppetFunction;
  return definition;
}

interface ContainerParts extends SourceLocation {
  readonly parameters?: readonly Parameter[];
}

/** `class name (…) inherits … { … }` */
export function puppetClass(
  name: string,
  parts: ContainerParts & { readonly inherits?: string },
  body: Body,
): ClassDefinition {
  return { kind: 'class', name, inherits: null, parameters: [], ...parts, body };
}

/** `define name (…) { … }` */
export function puppetResourceType(name: string, parts: ContainerParts, body: Body): ResourceTypeDefinition {
  return { kind: 'define', name, parameters: [], ...parts, body };
}

/** `node … { … }`. `matches` returns its names, regular expressions and `default`. */
export function puppetNode(matches: () => readonly Value[], parts: SourceLocation, body: Body): NodeDefinition {
  return { kind: 'node', name: '', matches, ...parts, body };
}

/** `type Name = …`. `type` creates the type. */
export function puppetTypeAlias(name: string, parts: SourceLocation, type: AliasDefinition['type']): AliasDefinition {
  return { kind: 'alias', name, ...parts, type };
}
