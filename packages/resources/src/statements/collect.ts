import {
  ClassType,
  EvaluationError,
  evaluationError,
  formatMessage,
  PuppetHash,
  PuppetObject,
  quoteString,
  ResourceType,
  RuntimeType,
  type Scope,
  type Value,
  withHelp,
} from '@pptjs/runtime/core';
import { inStatement } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import type { DeclarationPlace } from '../errors/place.js';
import type { ExportedResource, ExportedSource } from '../model/exported-resource.js';
import { defaultsFor } from '../model/frame.js';
import type { CollectionRequest } from '../model/pending.js';
import type { ResourceIndex } from '../model/resource-index.js';
import type { CatalogFrame, Resource, ResourceParameter } from '../model/resource.js';
import type { Attributes, CollectedForm, Query, StatementPlace } from '../model/statement.js';
import { catalogType, findType, suggestResourceType } from '../state/resource-types.js';
import { type CatalogState, catalogState } from '../state/state.js';
import { readAttributes } from './attributes.js';
import { importExported } from './import-exported.js';
import { addOverride, createOverride } from './override.js';
import { comparesTagWithNumber, matchesQuery } from './query.js';
import { StatementLocation } from './statement-location.js';
import { typeNameOf } from './type-operand.js';

interface CollectorOptions {
  /** The type as the catalog writes it. */
  readonly type: string;
  readonly form: CollectedForm;
  readonly query: Query;
  readonly frame: CatalogFrame;
  /** The attributes that the collector overrides. */
  readonly values: readonly ResourceParameter[];
  readonly place: DeclarationPlace;
}

const COLLECTOR_CLASSES = 'Puppet::Pops::Evaluator::Collectors::';
const COLLECTOR_TYPES = {
  virtual: new RuntimeType('ruby', `${COLLECTOR_CLASSES}CatalogCollector`),
  exported: new RuntimeType('ruby', `${COLLECTOR_CLASSES}ExportedCollector`),
} as const satisfies Record<CollectedForm, RuntimeType>;
const NO_ATTRIBUTES = PuppetHash.from([]);

/**
 * Makes the resources that match a query part of the catalog, in every round of evaluation. It is also the value of the
 * expression: the last value of a block or function may be a collector.
 */
export class Collector extends PuppetObject implements CollectionRequest {
  /** The resources that the collector has found, by reference. */
  readonly collected = new Map<string, Resource>();
  /** A collector need not find anything. */
  readonly missing: readonly string[] = [];
  readonly frame: CatalogFrame;
  readonly #state: CatalogState;
  readonly #options: CollectorOptions;
  /** The number of resources of the type that need not be examined again. */
  #examined = 0;
  /** The resources of other nodes, which are found once. */
  #imported: readonly ExportedResource[] | undefined;

  constructor(state: CatalogState, options: CollectorOptions) {
    super(COLLECTOR_TYPES[options.form], NO_ATTRIBUTES);
    this.#state = state;
    this.frame = options.frame;
    this.#options = options;
  }

  override hostText(): string {
    const { form, type } = this.#options;
    return `${form === 'exported' ? 'Exported' : 'Catalog'}-Collector[${type}]`;
  }

  override toSource(): string {
    return quoteString(this.hostText());
  }

  evaluate(index: ResourceIndex): boolean {
    const { type, form, query, frame, values } = this.#options;
    if (form === 'exported') {
      if (this.#state.exported === undefined) return false;
      this.#imported ??= this.#findExported(this.#state.exported);
      importExported(this.#state, type, query, this.#imported, frame);
    }
    // All virtual resources match a collector without a query, whatever happens to them later.
    const matchesAll = query === null && form === 'virtual';
    let hasCollected = false;
    for (const resource of index.candidates(type, query, this.#examined)) {
      if (matchesAll) this.#examined++;
      if (this.collected.has(resource.reference) || !this.#matches(resource)) continue;
      resource.virtual = false;
      this.collected.set(resource.reference, resource);
      hasCollected = true;
      if (values.length > 0) index.changing(resource, () => this.#override(resource));
    }
    return hasCollected;
  }

  /** Collectors are evaluated after the statements, so no statement can add its location to an error. */
  #findExported(source: ExportedSource): readonly ExportedResource[] {
    const { type, query, place } = this.#options;
    try {
      return source.findExported(type, query);
    } catch (error) {
      const { file, line } = place;
      if (error instanceof EvaluationError && line !== null) error.place ??= { file: file ?? '', line, column: null };
      throw error;
    }
  }

  #matches(resource: Resource): boolean {
    const { form, query } = this.#options;
    return (
      (form === 'virtual' || resource.exported || resource.isImported) && matchesQuery(this.#state, query, resource)
    );
  }

  /** The resource defaults at the collector override the resource as well, as in Puppet. */
  #override({ reference }: Resource): void {
    const { values, frame, place } = this.#options;
    this.#state.overridingDefinitions.add(frame.definition);
    const override = createOverride(reference, values, frame, place);
    addOverride(this.#state, { ...override, parameters: this.#withDefaults(override.parameters) });
  }

  #withDefaults(parameters: ReadonlyMap<string, ResourceParameter>): ReadonlyMap<string, ResourceParameter> {
    const { frame, type } = this.#options;
    const all = new Map(parameters);
    defaultsFor(frame, type).forEach((parameter, name) => {
      if (!parameters.has(name)) all.set(name, parameter);
    });
    return all;
  }
}

/** A call of `realize`. The catalog fails if the named resources do not exist. */
export class RealizeRequest implements CollectionRequest {
  readonly frame: CatalogFrame;
  readonly #state: CatalogState;
  readonly #readReferences: () => Iterable<string>;
  #missing: Set<string> | undefined;

  /** @param readReferences is called in the first round of evaluation. It may throw for values that are no references */
  constructor(state: CatalogState, readReferences: () => Iterable<string>) {
    this.#state = state;
    this.frame = state.frameFor(state.context.scope);
    this.#readReferences = readReferences;
  }

  get missing(): Set<string> {
    return (this.#missing ??= new Set(this.#readReferences()));
  }

  evaluate(): boolean {
    let hasCollected = false;
    for (const reference of this.missing) {
      const resource = this.#state.catalog.findReference(reference);
      if (resource === undefined) continue;
      resource.virtual = false;
      this.missing.delete(reference);
      hasCollected = true;
    }
    return hasCollected;
  }
}

/**
 * `Type <| query |> { … }` and `Type <<| query |>> { … }`. Puppet evaluates the attributes before the query.
 * @param query the query, or a function that returns it
 * @param attributes the attributes, or a function that returns them
 * @returns the collector, which may be an operand of a relationship
 * @throws {EvaluationError} if the type does not exist or is Class
 */
export function collectResources(
  scope: Scope,
  type: Value,
  form: CollectedForm,
  query: Query | (() => Query),
  attributes: Attributes | (() => Attributes),
  statement: StatementPlace,
): Collector {
  const state = catalogState();
  if (form === 'exported' && state.exported === undefined)
    state.context.log({
      level: 'warning',
      message: formatMessage(messages.COLLECTION_IGNORED, {}),
      trace: new Error('collection'),
    });
  const typeName = collectedType(state, type, form);
  const frame = state.frameFor(scope);
  const place = new StatementLocation(state, frame, statement);
  const values = readAttributes(place, typeof attributes === 'function' ? attributes() : attributes, 0, 1);
  const condition = typeof query === 'function' ? query() : query;
  if (comparesTagWithNumber(condition)) throw evaluationError(messages.NUMBER_AS_TAG, { query: queryLabel(form) });
  const collector = new Collector(state, {
    type: catalogType(state, typeName),
    form,
    query: condition,
    frame,
    values,
    place,
  });
  state.collections.push(collector);
  return collector;
}

/**
 * Rejects a literal that queries do not accept. Compiled code calls this in place of the query.
 * @param kind the name of the literal's class in the Puppet model
 * @throws {EvaluationError} RUNTIME_ERROR
 */
export function refuseInQuery(kind: string, form?: CollectedForm): never {
  throw evaluationError(messages.REFUSED_IN_QUERY, { query: queryLabel(form), kind });
}

function queryLabel(form: CollectedForm | undefined): string {
  return form === 'exported' ? 'an Exported Query' : 'a Virtual Query';
}

function collectedType(state: CatalogState, type: Value, form: CollectedForm): string {
  const query = queryLabel(form);
  if (type instanceof ClassType || type === 'class') throw evaluationError(messages.COLLECTED_CLASSES, { query });
  const typeName = typeNameOf(type);
  if (inStatement(query, () => findType(state, typeName)) !== undefined) return typeName;
  const error = evaluationError(messages.COLLECTED_UNKNOWN_TYPE, {
    query,
    type: type instanceof ResourceType ? typeName : String(type),
  });
  throw withHelp(error, suggestResourceType(state, String(type)));
}
