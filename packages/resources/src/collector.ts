import {
  ClassType,
  context,
  EvaluationError,
  ResourceType as ReferenceType,
  type Scope,
  type Value,
} from '@pptjs/runtime/core';
import { type Attribute, type AttributeValue, readAttributes } from './attributes.js';
import type { StatementPlace } from './declare.js';
import { COLLECTION_IGNORED } from './exported.js';
import { defaultsFor, type Frame } from './frame.js';
import { importExported } from './import-exported.js';
import { addOverride, newOverride } from './override.js';
import { asksForNumber, matches, type Query } from './query.js';
import type { LazyPlace, Resource, ResourceParameter } from './resource.js';
import { catalogState, frameFor } from './state.js';
import { catalogType, findType, typeNameOf } from './type-name.js';

export type CollectedForm = 'virtual' | 'exported';

/** Looks for resources as long as there are new ones, and realizes what it finds. */
export class Collector {
  readonly collected = new Map<string, Resource>();
  readonly #type: string;
  readonly #form: CollectedForm;
  readonly #query: Query;
  readonly #frame: Frame;
  readonly #values: readonly AttributeValue[];
  readonly #place: LazyPlace;

  constructor(
    type: string,
    form: CollectedForm,
    query: Query,
    frame: Frame,
    values: readonly AttributeValue[],
    place: LazyPlace,
  ) {
    this.#type = type;
    this.#form = form;
    this.#query = query;
    this.#frame = frame;
    this.#values = values;
    this.#place = place;
  }

  /** Whether it has found something that it had not yet. */
  evaluate(): boolean {
    let found = false;
    if (this.#form === 'exported') {
      if (catalogState().exported === undefined) return false;
      importExported(this.#type, this.#query, this.#frame);
    }
    for (const resource of catalogState().catalog.ofType(this.#type)) {
      if (this.collected.has(resource.reference) || !this.#fits(resource)) continue;
      resource.virtual = false;
      this.collected.set(resource.reference, resource);
      found = true;
      if (this.#values.length > 0) this.#override(resource);
    }
    return found;
  }

  #fits(resource: Resource): boolean {
    return (this.#form === 'virtual' || resource.exported || resource.isImported) && matches(this.#query, resource);
  }

  /** As in the reference, the resource defaults that hold where the collector stands override as well. */
  #override({ reference }: Resource): void {
    catalogState().overriders.add(this.#frame.definition);
    const { parameters, ...override } = newOverride(reference, this.#values, this.#frame, this.#place);
    addOverride({ ...override, parameters: new Map([...parameters, ...this.#defaultsBeside(parameters)]) });
  }

  #defaultsBeside(parameters: ReadonlyMap<string, ResourceParameter>): [string, ResourceParameter][] {
    return Array.from(defaultsFor(this.#frame, this.#type)).filter(([name]) => !parameters.has(name));
  }
}

/** A collector that somebody called `realize` for: it must find what it names. */
export class Realizer {
  readonly #references: () => Iterable<string>;
  #names: Set<string> | undefined;

  /** `references` is called when what they name is first looked for; it may refuse what is no reference. */
  constructor(references: () => Iterable<string>) {
    this.#references = references;
  }

  get #missing(): Set<string> {
    return (this.#names ??= new Set(this.#references()));
  }

  evaluate(): boolean {
    let found = false;
    for (const reference of this.#missing) {
      const resource = catalogState().catalog.findReference(reference);
      if (resource === undefined) continue;
      resource.virtual = false;
      this.#missing.delete(reference);
      found = true;
    }
    return found;
  }

  get missing(): Iterable<string> {
    return this.#missing;
  }
}

/**
 * `Type <| query |> { … }` and `Type <<| query |>>`. Gives the collector, which may be an operand of a relationship.
 * @throws {EvaluationError} where there is no such type, or it is that of classes
 */
export function collectResources(
  scope: Scope,
  type: Value,
  form: CollectedForm,
  query: Query,
  attributes: readonly Attribute[],
  statement: StatementPlace,
): Collector {
  const state = catalogState();
  const typeName = collectedType(type);
  if (asksForNumber(query)) throw inQuery('Cannot transform a number to a tag');
  const frame = frameFor(scope);
  const values = readAttributes(attributes, statement.line, 1);
  const place = { file: statement.file ?? frame.file, line: statement.line };
  const collector = new Collector(catalogType(typeName), form, query, frame, values, place);
  if (form === 'exported' && state.exported === undefined)
    context().log({ level: 'warning', message: COLLECTION_IGNORED });
  state.collectors.push(collector);
  return collector;
}

/**
 * What a literal in a query compiles to that queries do not take.
 * @throws {EvaluationError} RUNTIME_ERROR
 */
export function refuseInQuery(kind: string): never {
  throw inQuery(`Cannot transform object of class Puppet::Pops::Model::${kind}`);
}

function collectedType(type: Value): string {
  if (type instanceof ClassType || type === 'class') throw inQuery('Classes cannot be collected');
  const typeName = typeNameOf(type);
  if (findType(typeName) === undefined) {
    throw inQuery(`Resource type ${type instanceof ReferenceType ? typeName : String(type)} doesn't exist`);
  }
  return typeName;
}

function inQuery(message: string): EvaluationError {
  return new EvaluationError('RUNTIME_ERROR', `Error while evaluating a Virtual Query, ${message}`);
}
