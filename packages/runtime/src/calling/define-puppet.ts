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

/**
 * What the definitions of a Puppet file compile to. Each takes the definition's name, where it stands, and what it is;
 * nothing of it is evaluated yet.
 */

/** The Puppet file and the line, from 1. */
interface Standing {
  readonly file: string;
  readonly line: number;
}

interface FunctionParts extends Standing {
  readonly parameters: readonly Parameter[];
  readonly returns?: LazyType;
}

/** A Puppet-language function for JavaScript: it takes and gives plain values (see `fromJS`, `toJS`). */
export interface PuppetFunction extends FunctionDefinition {
  (...args: unknown[]): unknown;
}

/** `function name(…) { … }` */
export function puppetFunction(
  name: string,
  parts: FunctionParts,
  body: (...values: never[]) => Value,
): PuppetFunction {
  const definition = (...args: unknown[]): unknown => toJS(callDefinition(made, args.map(fromJS)));
  const made: PuppetFunction = Object.assign(Object.defineProperty(definition, 'name', { value: name }), {
    kind: 'function' as const,
    ...parts,
    body: body as (...values: Value[]) => Value,
  }) as unknown as PuppetFunction;
  return made;
}

interface ContainerParts extends Standing {
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

/** `node … { … }`; `matches` gives the names, regular expressions and `default` that it is for. */
export function puppetNode(matches: () => readonly Value[], parts: Standing, body: Body): NodeDefinition {
  return { kind: 'node', name: '', matches, ...parts, body };
}

/** `type Name = …`; `type` makes what it stands for. */
export function puppetTypeAlias(name: string, parts: Standing, type: AliasDefinition['type']): AliasDefinition {
  return { kind: 'alias', name, ...parts, type };
}
