import { describeValue, type NodeDefinition } from '@pptjs/runtime/core';
import { nodeTitle } from './node-title.js';
import type { CatalogFrame, Resource } from './resource.js';

/** A class whose evaluation needs that of its parent class, and the class that inherits from it in the same way. */
export interface Heirs {
  readonly name: string;
  readonly outer: Heirs | null;
}

/** The declarations that led to errors. An error has those of the innermost code that it left. */
const declarations = new WeakMap<object, readonly string[]>();

/**
 * Records that an error has left the code of a frame, or that the error is about a resource that the code declares. Only
 * the first record of an error counts.
 *
 * @param heirs the classes that inherit from the class of the frame and are therefore being evaluated
 */
export function recordDeclarations(error: unknown, frame: CatalogFrame | null, heirs: Heirs | null = null): void {
  if (!(error instanceof Error) || frame === null || declarations.has(error)) return;
  const chain = declarationChain(frame);
  const names: string[] = [];
  for (let each = heirs; each !== null; each = each.outer) names.push(each.name);
  declarations.set(error, [...chain.slice(0, -1), ...names.reverse(), ...chain.slice(-1)]);
}

/** Runs code of a frame. Records the frame for an error that leaves the code. The parameters are those of the record. */
export function inFrame<T>(frame: CatalogFrame | null, body: () => T, heirs?: Heirs | null): T {
  try {
    return body();
  } catch (error) {
    recordDeclarations(error, frame, heirs);
    throw error;
  }
}

/** The nodes, classes and resources of defined types that led to an error, outermost first; undefined if not known. */
export function declarationsOf(error: unknown): readonly string[] | undefined {
  return error instanceof Error ? declarations.get(error) : undefined;
}

/** The declarations that led to a frame, outermost first: `profile::web`, `ntp`, `Concat::Fragment[servers]`. */
function declarationChain(frame: CatalogFrame): string[] {
  const chain: string[] = [];
  for (let resource: Resource | null = frame.resource; resource !== null; resource = resource.container) {
    const name = nameOf(resource);
    if (name !== undefined) chain.push(name);
  }
  return chain.reverse();
}

/** Undefined for the main class, which stands for the code outside of all definitions. */
function nameOf({ definition, reference, title }: Resource): string | undefined {
  switch (definition?.kind) {
    case 'class':
      return definition.name;
    case 'node':
      return `node ${nodeName(definition, title)}`;
    default:
      return definition === null ? undefined : reference;
  }
}

/** The name, regular expression or `default` of a node definition, as the source writes it. */
function nodeName(definition: NodeDefinition, title: string): string {
  const match = definition.matches().find((value) => nodeTitle(value) === title);
  return match === undefined ? title : describeValue(match);
}
