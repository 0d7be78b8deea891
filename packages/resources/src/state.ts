import { context, type Definition, type EvaluationContext, type Scope, type Value } from '@pptjs/runtime/core';
import { Catalog } from './catalog.js';
import type { Collector, Realizer } from './collector.js';
import { CatalogError } from './errors.js';
import type { ExportedResource } from './exported.js';
import { addFrame, type Frame, frameOf } from './frame.js';
import type { Override } from './override.js';
import type { Relationship } from './relationship.js';
import { ResourceTypes } from './resource-type.js';
import { Resource } from './resource.js';
import type { NamedType } from './type-name.js';

/** What is asked of data before a class's parameter takes its default. `undefined`: there is no such value. */
export type ParameterLookup = (name: string) => Value | undefined;

export interface CatalogOptions {
  /** The node's name: what node definitions are matched with. */
  readonly node?: string;
  readonly environment?: string;
  readonly resourceTypes?: ResourceTypes;
  /** Finds the values of class parameters that were not given, by `class::parameter`. */
  readonly lookup?: ParameterLookup;
  /** The module that a definition belongs to; null for the main manifest's. */
  readonly moduleOf?: (definition: Definition) => string | null;
  /** Where the topmost compiled frame of a stack stands. */
  readonly locate?: (trace: Error) => { readonly file: string; readonly line: number } | null;
  /** Where the function calls that a stack has gone through stand, innermost first. */
  readonly locateCalls?: (trace: Error) => readonly { readonly file: string; readonly line: number }[];
  /** Resources that other nodes export; without them, exporting and collecting exported resources is warned of. */
  readonly exported?: readonly ExportedResource[];
}

/** A catalog under compilation, and everything that is still to be done to it. */
export class CatalogState {
  readonly catalog: Catalog;
  readonly node: string;
  readonly types: ResourceTypes;
  /** Those types of resources that something has been found to name, by that name. */
  readonly namedTypes = new Map<string, NamedType>();
  readonly lookup: ParameterLookup | undefined;
  readonly moduleOf: (definition: Definition) => string | null;
  readonly locate: CatalogOptions['locate'];
  readonly locateCalls: CatalogOptions['locateCalls'];
  /** Whether the main manifest is being evaluated. */
  isMain = false;
  /** Whether something refers to a type of resources as if it were one, and that type cannot read an empty title. */
  hasUnreadable = false;
  readonly exported: readonly ExportedResource[] | undefined;
  readonly collectors: (Collector | Realizer)[] = [];
  /** By reference: those of resources that are not yet declared. */
  readonly overrides = new Map<string, Override[]>();
  readonly relationships: Relationship[] = [];
  /** The definitions whose code may override anything: a collector of theirs has. */
  readonly overriders = new Set<Definition | null>();
  readonly main: Frame;

  constructor(top: Scope, options: CatalogOptions) {
    this.catalog = new Catalog(options.node ?? 'localhost', options.environment ?? 'production');
    this.node = this.catalog.name;
    this.types = options.resourceTypes ?? new ResourceTypes();
    this.lookup = options.lookup;
    this.moduleOf = options.moduleOf ?? (() => null);
    this.locate = options.locate;
    this.locateCalls = options.locateCalls;
    this.exported = options.exported;
    this.main = this.#begin(top);
  }

  #begin(top: Scope): Frame {
    const stage = new Resource({
      type: 'Stage',
      title: 'main',
      kind: 'compilable_type',
      frame: null,
      builtin: this.types.find('stage') ?? null,
    });
    const settings = new Resource({ type: 'Class', title: 'Settings', kind: 'unknown', frame: null });
    const main = new Resource({ type: 'Class', title: 'main', kind: 'unknown', frame: null });
    stage.tags.add('stage');
    settings.addOwnTags();
    main.tags.add('class');
    for (const resource of [stage, settings, main]) this.catalog.add(resource);
    for (const resource of [settings, main]) {
      resource.evaluated = true;
      this.catalog.contain(stage, resource);
    }
    this.catalog.addClass('settings');
    const taken = ['module_name', 'title', 'name'].find((name) => top.own(name) !== undefined);
    if (taken !== undefined) throw new CatalogError(`Cannot reassign variable '$${taken}'`);
    for (const [name, value] of [
      ['title', 'main'],
      ['name', 'main'],
      ['module_name', ''],
    ] as const) {
      if (top.own(name) === undefined) top.bind(name, value);
    }
    const frame = addFrame({
      scope: top,
      resource: main,
      outer: null,
      definition: null,
      ancestors: [],
      file: '',
      defaults: new Map(),
    });
    const scope = top.classScope('settings');
    if (scope !== undefined) addFrame({ ...frame, scope, resource: settings, outer: frame, defaults: new Map() });
    return frame;
  }
}

const states = new WeakMap<EvaluationContext, CatalogState>();

/** Begins the catalog of a context. */
export function beginCatalog(within: EvaluationContext, options: CatalogOptions = {}): CatalogState {
  const state = new CatalogState(within.topScope, options);
  states.set(within, state);
  return state;
}

/** The catalog of the context under way; begun now where no host has. */
export function catalogState(): CatalogState {
  const here = context();
  return states.get(here) ?? beginCatalog(here);
}

/** The frame that code of `scope` declares in. */
export function frameFor(scope: Scope): Frame {
  const { main } = catalogState();
  return frameOf(scope) ?? main;
}

/** The catalog of the context under way. */
export function currentCatalog(): Catalog {
  return catalogState().catalog;
}

/** The resource that contains what is declared in the current scope. */
export function currentResource(): Resource {
  return frameFor(context().scope).resource;
}
