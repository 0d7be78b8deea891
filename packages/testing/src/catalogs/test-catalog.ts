import { AssertionError } from 'node:assert';
import { inspect } from 'node:util';
import { describeDependencyCycles, findDependencyCycles } from '@pptjs/catalog';
import { capitalizeSegments, stripLeadingColons, formatMessage } from '@pptjs/runtime/internal';
import { didYouMean } from '@pptjs/runtime/suggestion';
import { messages } from '../messages.js';
import { CatalogResource, type ResourceData } from './catalog-resource.js';
import { type ExpectedParameters, matches } from './matches.js';
import { Relationships } from './relationships.js';

/** The method that the test called. The frames of the stack from there on are hidden. */
type Caller = (...args: never[]) => unknown;

export interface CatalogContents {
  readonly name: string;
  readonly environment: string;
  readonly classes: readonly string[];
  readonly resources: readonly ResourceData[];
  /** The containment edges, as references. The container is a class or a defined resource. */
  readonly edges: readonly (readonly [container: string, contained: string])[];
  /** Resolves a reference or alias to the reference of a resource; undefined if the catalog has no such resource. */
  readonly resolve: (reference: string) => string | undefined;
}

/** The number of resources that a message lists. */
const MAX_LISTED_RESOURCES = 10;

/**
 * A compiled catalog. The `assert…` methods and `resource` throw an `AssertionError`, which every test runner
 * understands.
 */
export class TestCatalog {
  readonly name: string;
  readonly environment: string;
  /** The names of the classes in the order of their evaluation. */
  readonly classes: readonly string[];
  readonly #resources = new Map<string, CatalogResource>();
  readonly #contents: CatalogContents;
  readonly #touched = new Set<string>();
  #relationships: Relationships | undefined;

  constructor(contents: CatalogContents) {
    this.name = contents.name;
    this.environment = contents.environment;
    this.classes = contents.classes;
    this.#contents = contents;
    for (const data of contents.resources) {
      const resource = new CatalogResource(data, () => this.#related());
      this.#resources.set(resource.reference, resource);
    }
  }

  /** The references of the resources that the test has looked up. */
  get touched(): ReadonlySet<string> {
    return this.#touched;
  }

  /**
   * Returns a resource by its reference or an alias: `catalog.resource('Service[ntp]')`.
   *
   * @throws {AssertionError} if the catalog has no such resource
   */
  resource(reference: string): CatalogResource {
    return this.#require(reference, this.resource);
  }

  /** Returns a resource by its reference or an alias; undefined if the catalog has no such resource. */
  find(reference: string): CatalogResource | undefined {
    const resolved = this.#contents.resolve(normalizeReference(reference));
    const found = resolved === undefined ? undefined : this.#resources.get(resolved);
    if (found !== undefined) this.#touched.add(found.reference);
    return found;
  }

  has(reference: string): boolean {
    return this.find(reference) !== undefined;
  }

  /** Returns all resources, or those of a type, in the order of their declarations. */
  resources(type?: string): CatalogResource[] {
    const all = [...this.#resources.values()];
    return type === undefined ? all : all.filter((resource) => resource.type.toLowerCase() === type.toLowerCase());
  }

  /** Counts the resources of a type; without a type, all resources except classes and the stage `main`. */
  count(type?: string): number {
    return this.resources(type).filter(
      ({ reference, type: own }) => type !== undefined || (own !== 'Class' && reference !== 'Stage[main]'),
    ).length;
  }

  /**
   * Asserts that the catalog has a resource, with these parameters among others.
   *
   * @example catalog.assertResource('File[/etc/ntp.conf]', { ensure: 'file', content: /^server /m, mode: undefined })
   */
  assertResource(reference: string, parameters: ExpectedParameters = {}): CatalogResource {
    return this.#requireParameters(reference, parameters, this.assertResource);
  }

  /** Asserts that the catalog has a resource, with these parameters and no others. */
  assertResourceOnly(reference: string, parameters: ExpectedParameters): CatalogResource {
    const resource = this.#requireParameters(reference, parameters, this.assertResourceOnly);
    const others = Object.keys(resource.parameters).filter((name) => !Object.hasOwn(parameters, name));
    if (others.length === 0) return resource;
    const message = formatMessage(messages.UNEXPECTED_PARAMETERS, { reference, names: others.join(', ') });
    throw failure(message, this.assertResourceOnly, resource.parameters, parameters);
  }

  assertNoResource(reference: string): void {
    if (this.has(reference))
      throw failure(formatMessage(messages.UNEXPECTED_RESOURCE, { reference }), this.assertNoResource);
  }

  /** Asserts that the catalog has a class, with these parameters among others. */
  assertClass(name: string, parameters: ExpectedParameters = {}): CatalogResource {
    return this.#requireParameters(`Class[${name}]`, parameters, this.assertClass);
  }

  assertCount(type: string, expected: number): void {
    const actual = this.count(type);
    if (actual === expected) return;
    const message = formatMessage(messages.UNEXPECTED_COUNT, { actual, type, expected });
    throw failure(message, this.assertCount, actual, expected);
  }

  /** Asserts that the first resource is applied before the second. */
  assertBefore(first: string, second: string): void {
    if (!this.#requireRelated(first, second, this.assertBefore).isBefore(first, second))
      throw failure(formatMessage(messages.NOT_BEFORE, { first, second }), this.assertBefore);
  }

  /** Asserts that the first resource is applied after the second. */
  assertRequires(first: string, second: string): void {
    if (!this.#requireRelated(first, second, this.assertRequires).isBefore(second, first))
      throw failure(formatMessage(messages.NOT_REQUIRED, { first, second }), this.assertRequires);
  }

  /** Asserts that a change of the first resource refreshes the second. */
  assertNotifies(first: string, second: string): void {
    if (!this.#requireRelated(first, second, this.assertNotifies).refreshes(first, second))
      throw failure(formatMessage(messages.NOT_NOTIFIED, { first, second }), this.assertNotifies);
  }

  /** Asserts that a change of the second resource refreshes the first. */
  assertSubscribes(first: string, second: string): void {
    if (!this.#requireRelated(first, second, this.assertSubscribes).refreshes(second, first))
      throw failure(formatMessage(messages.NOT_SUBSCRIBED, { first, second }), this.assertSubscribes);
  }

  /** Asserts that a class or defined resource contains a resource. */
  assertContains(container: string, contained: string): void {
    if (!this.#requireRelated(container, contained, this.assertContains).contains(container, contained))
      throw failure(formatMessage(messages.NOT_CONTAINED, { container, contained }), this.assertContains);
  }

  /**
   * Asserts that an agent can apply the catalog: it has all related resources, and none of them depends on itself, also
   * with the automatic relationships of built-in types.
   */
  assertComplete(): void {
    const [missing] = this.#related().missing;
    if (missing !== undefined) {
      const { resource, parameter, reference } = missing;
      const message = formatMessage(messages.MISSING_REFERENCE, { resource, parameter, reference });
      throw failure(message, this.assertComplete);
    }
    const { resources, edges } = this.#contents;
    const cycles = findDependencyCycles({ resources, edges: edges.map(([source, target]) => ({ source, target })) });
    if (cycles.length > 0) throw failure(describeDependencyCycles(cycles), this.assertComplete);
  }

  #related(): Relationships {
    const { edges, resolve } = this.#contents;
    return (this.#relationships ??= new Relationships({
      resources: [...this.#resources.values()],
      edges,
      resolve: (reference) => resolve(normalizeReference(reference)),
    }));
  }

  #require(reference: string, caller: Caller): CatalogResource {
    const found = this.find(reference);
    if (found === undefined) throw failure(this.#missingMessage(reference), caller);
    return found;
  }

  #requireRelated(first: string, second: string, caller: Caller): Relationships {
    this.#require(first, caller);
    this.#require(second, caller);
    return this.#related();
  }

  #requireParameters(reference: string, parameters: ExpectedParameters, caller: Caller): CatalogResource {
    const resource = this.#require(reference, caller);
    const wrong = Object.entries(parameters).filter(([name, expected]) => !matches(resource.get(name), expected));
    const [first, ...others] = wrong;
    if (first === undefined) return resource;
    if (others.length === 0) {
      const [name, expected] = first;
      const actual = resource.get(name);
      const message = formatMessage(differenceMessage(actual, expected), { reference, name });
      throw failure(withSuggestion(message, name, resource, parameters), caller, actual, expected);
    }
    const lines = wrong.map(([name, expected]) => {
      const line = formatMessage(messages.WRONG_PARAMETER, {
        name,
        expected: shown(expected),
        actual: shown(resource.get(name)),
      });
      return `  ${withSuggestion(line, name, resource, parameters)}`;
    });
    const title = formatMessage(messages.OTHER_VALUES, { reference, count: wrong.length });
    const actual = Object.fromEntries(wrong.map(([name]) => [name, resource.get(name)]));
    throw failure([title, ...lines].join('\n'), caller, actual, Object.fromEntries(wrong));
  }

  /** The message for a missing resource lists the resources of the same type. */
  #missingMessage(reference: string): string {
    const type = /^[^[]*/.exec(reference)?.[0] ?? '';
    const ofType = this.resources(type);
    const existing = ofType.map((resource) => resource.reference);
    if (existing.length === 0) {
      const suggestion = didYouMean(
        type,
        this.resources().map((resource) => resource.type),
      );
      return joined(formatMessage(messages.NO_RESOURCE_OF_TYPE, { reference, type }), suggestion);
    }
    const listed = existing.slice(0, MAX_LISTED_RESOURCES).join(', ');
    const others = existing.length - MAX_LISTED_RESOURCES;
    const resources = others > 0 ? `${listed} and ${others} more` : listed;
    const title = reference.slice(type.length + 1, -1);
    const similar = didYouMean(
      title,
      ofType.map((resource) => resource.title),
    );
    return joined(formatMessage(messages.NO_RESOURCE, { reference, resources }), similar);
  }
}

/** Adds the nearest parameters of the resource, if it has no parameter with the name. */
function withSuggestion(
  message: string,
  name: string,
  resource: CatalogResource,
  expected: ExpectedParameters,
): string {
  if (resource.get(name) !== undefined) return message;
  const others = Object.keys(resource.parameters).filter((other) => !Object.hasOwn(expected, other));
  return joined(message, didYouMean(name, others));
}

function joined(message: string, suggestion: string | undefined): string {
  return suggestion === undefined ? message : `${message}. ${suggestion}`;
}

/** Shows a value on one line. `undefined` stands for no value. */
function shown(value: unknown): string {
  if (value === undefined) return 'no value';
  return inspect(value, { breakLength: Infinity, depth: 4, maxStringLength: 200 });
}

type DifferenceMessage = (typeof messages)['NO_VALUE' | 'UNEXPECTED_VALUE' | 'OTHER_VALUE'];

function differenceMessage(actual: unknown, expected: unknown): DifferenceMessage {
  if (actual === undefined) return messages.NO_VALUE;
  return expected === undefined ? messages.UNEXPECTED_VALUE : messages.OTHER_VALUE;
}

/** Returns a reference as catalogs contain it: `Class[Apache::Mod]` for `class[apache::mod]`. */
function normalizeReference(reference: string): string {
  const match = /^([^[\]]+)\[([^]*)\]$/.exec(reference);
  if (match === null) return reference;
  const [, name = '', title = ''] = match;
  const type = capitalizeSegments(stripLeadingColons(name));
  return `${type}[${type === 'Class' && title !== 'main' ? capitalizeSegments(stripLeadingColons(title)) : title}]`;
}

function failure(message: string, caller: Caller, actual?: unknown, expected?: unknown): AssertionError {
  return new AssertionError({
    message,
    actual,
    expected,
    operator: 'puppet',
    stackStartFn: caller as (...args: unknown[]) => unknown,
  });
}
