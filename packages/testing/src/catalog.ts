import { AssertionError } from 'node:assert';
import { type Expected, type ExpectedParameters, matches } from './matching.js';
import { Relationships } from './relationships.js';
import { CatalogResource, type ResourceData } from './resource.js';

/** The method that a test called: its frames are not shown. */
type Caller = (...args: never[]) => unknown;

export interface CatalogContents {
  readonly name: string;
  readonly environment: string;
  readonly classes: readonly string[];
  readonly resources: readonly ResourceData[];
  /** Who contains whom: references. */
  readonly edges: readonly (readonly [container: string, contained: string])[];
  /** The reference of the resource that a reference or alias means; undefined where there is none. */
  readonly resolve: (reference: string) => string | undefined;
}

/**
 * A compiled catalog. What is named `assert…` throws an `AssertionError` that says what is wrong, as every test runner
 * understands it; the other methods only tell.
 */
export class TestCatalog {
  readonly name: string;
  readonly environment: string;
  /** The names of the classes, in the order in which they were evaluated. */
  readonly classes: readonly string[];
  readonly #resources = new Map<string, CatalogResource>();
  readonly #resolve: (reference: string) => string | undefined;
  readonly #contents: CatalogContents;
  readonly #touched = new Set<string>();
  #relationships: Relationships | undefined;

  constructor(contents: CatalogContents) {
    this.name = contents.name;
    this.environment = contents.environment;
    this.classes = contents.classes;
    this.#contents = contents;
    this.#resolve = contents.resolve;
    for (const data of contents.resources) {
      const resource = new CatalogResource(data, () => this.#related());
      this.#resources.set(resource.reference, resource);
    }
  }

  /** The references of the resources that tests have asked for. */
  get touched(): ReadonlySet<string> {
    return this.#touched;
  }

  /**
   * A resource: `catalog.resource('Service[ntp]')`, by its title or an alias.
   * @throws {AssertionError} where it is not there
   */
  resource(reference: string): CatalogResource {
    return this.#required(reference, this.resource);
  }

  /** A resource, or undefined. */
  find(reference: string): CatalogResource | undefined {
    const known = this.#resolve(normalReference(reference));
    const found = known === undefined ? undefined : this.#resources.get(known);
    if (found !== undefined) this.#touched.add(found.reference);
    return found;
  }

  has(reference: string): boolean {
    return this.find(reference) !== undefined;
  }

  /** All resources, or those of a type, in order of declaration. */
  resources(type?: string): CatalogResource[] {
    const all = [...this.#resources.values()];
    return type === undefined ? all : all.filter((resource) => resource.type.toLowerCase() === type.toLowerCase());
  }

  /** How many resources there are, or how many of a type; without the classes and the stage that every catalog has. */
  count(type?: string): number {
    return this.resources(type).filter(
      ({ reference, type: own }) => type !== undefined || (own !== 'Class' && reference !== 'Stage[main]'),
    ).length;
  }

  /**
   * Asserts that a resource is there, and that its parameters are as expected.
   * @example catalog.assertResource('File[/etc/ntp.conf]', { ensure: 'file', content: /^server /m, mode: undefined })
   */
  assertResource(reference: string, parameters: ExpectedParameters = {}): CatalogResource {
    return this.#checked(reference, parameters, this.assertResource);
  }

  /** Asserts that a resource has the parameters, and no other ones. */
  assertResourceOnly(reference: string, parameters: ExpectedParameters): CatalogResource {
    const resource = this.#checked(reference, parameters, this.assertResourceOnly);
    const others = Object.keys(resource.parameters).filter((name) => !Object.hasOwn(parameters, name));
    if (others.length === 0) return resource;
    throw failure(
      `${reference} also has ${others.join(', ')}`,
      this.assertResourceOnly,
      resource.parameters,
      parameters,
    );
  }

  assertNoResource(reference: string): void {
    if (this.has(reference)) throw failure(`The catalog has ${reference}`, this.assertNoResource);
  }

  /** Asserts that a class is in the catalog, and that its parameters are as expected. */
  assertClass(name: string, parameters: ExpectedParameters = {}): CatalogResource {
    return this.#checked(`Class[${name}]`, parameters, this.assertClass);
  }

  assertCount(type: string, expected: number): void {
    const actual = this.count(type);
    if (actual !== expected)
      throw failure(
        `The catalog has ${actual} resources of the type ${type}, not ${expected}`,
        this.assertCount,
        actual,
        expected,
      );
  }

  /** Asserts that the first resource is applied before the second. */
  assertBefore(first: string, second: string): void {
    this.#assertRelated(
      first,
      second,
      (related) => related.isBefore(first, second),
      `${first} is not applied before ${second}`,
      this.assertBefore,
    );
  }

  /** Asserts that the first resource is applied after the second. */
  assertRequires(first: string, second: string): void {
    this.#assertRelated(
      first,
      second,
      (related) => related.isBefore(second, first),
      `${first} does not require ${second}`,
      this.assertRequires,
    );
  }

  /** Asserts that a change of the first resource refreshes the second. */
  assertNotifies(first: string, second: string): void {
    this.#assertRelated(
      first,
      second,
      (related) => related.refreshes(first, second),
      `${first} does not notify ${second}`,
      this.assertNotifies,
    );
  }

  /** Asserts that a change of the second resource refreshes the first. */
  assertSubscribes(first: string, second: string): void {
    this.#assertRelated(
      first,
      second,
      (related) => related.refreshes(second, first),
      `${first} does not subscribe to ${second}`,
      this.assertSubscribes,
    );
  }

  /** Asserts that a class or defined resource contains a resource. */
  assertContains(container: string, contained: string): void {
    this.#assertRelated(
      container,
      contained,
      (related) => related.contains(container, contained),
      `${container} does not contain ${contained}`,
      this.assertContains,
    );
  }

  /** Asserts that the catalog can be applied: all related resources are there, and none depends on itself. */
  assertComplete(): void {
    const related = this.#related();
    const [missing] = related.missing;
    if (missing !== undefined)
      throw failure(
        `${missing.resource} has ${missing.parameter} => ${missing.reference}, which is not in the catalog`,
        this.assertComplete,
      );
    const cycle = related.cycle();
    if (cycle !== null)
      throw failure(`The resources depend on each other: ${[...cycle, cycle[0]].join(' => ')}`, this.assertComplete);
  }

  #related(): Relationships {
    const { edges } = this.#contents;
    return (this.#relationships ??= new Relationships({
      resources: [...this.#resources.values()],
      edges,
      resolve: (reference) => this.#resolve(normalReference(reference)),
    }));
  }

  #required(reference: string, caller: Caller): CatalogResource {
    const found = this.find(reference);
    if (found === undefined) throw failure(`The catalog has no ${reference}${this.#instead(reference)}`, caller);
    return found;
  }

  #assertRelated(
    first: string,
    second: string,
    holds: (related: Relationships) => boolean,
    message: string,
    caller: Caller,
  ): void {
    this.#required(first, caller);
    this.#required(second, caller);
    if (!holds(this.#related())) throw failure(message, caller);
  }

  #checked(reference: string, parameters: ExpectedParameters, caller: Caller): CatalogResource {
    const resource = this.#required(reference, caller);
    for (const [name, expected] of Object.entries(parameters)) {
      const actual = resource.get(name);
      if (!matches(actual, expected))
        throw failure(`${reference}: ${name} ${differenceOf(actual, expected)}`, caller, actual, expected);
    }
    return resource;
  }

  /** What may have been meant. */
  #instead(reference: string): string {
    const type = /^[^[]*/.exec(reference)?.[0] ?? '';
    const same = this.resources(type).map((resource) => resource.reference);
    if (same.length === 0) return `; it has no resource of the type ${type}`;
    const shown = same.slice(0, 10).join(', ');
    return `; it has ${shown}${same.length > 10 ? ` and ${same.length - 10} more` : ''}`;
  }
}

function differenceOf(actual: unknown, expected: Expected): string {
  if (actual === undefined) return 'has no value';
  return expected === undefined ? 'has a value' : 'is not as expected';
}

/** `class[apache::mod]` as catalogs write it: `Class[Apache::Mod]`. */
function normalReference(reference: string): string {
  const match = /^([^[\]]+)\[([^]*)\]$/.exec(reference);
  if (match === null) return reference;
  const type = capitalized(match[1] as string);
  const title = match[2] as string;
  return `${type}[${type === 'Class' && title !== 'main' ? capitalized(title) : title}]`;
}

function capitalized(name: string): string {
  return name
    .replace(/^::/, '')
    .split('::')
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1).toLowerCase())
    .join('::');
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
