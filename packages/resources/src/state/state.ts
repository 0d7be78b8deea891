import {
  context,
  ContextSlot,
  type Definition,
  type ErrorOrigin,
  type EvaluationContext,
  type EvaluationSettings,
  PuppetHash,
  type Scope,
  type Value,
} from '@pptjs/runtime/core';
import { catalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { locationOf } from '../errors/place.js';
import { Catalog } from '../model/catalog.js';
import { type ExportedResource, type ExportedSource, ListedResources } from '../model/exported-resource.js';
import { type NamedType, NativeTypes } from '../model/native-type.js';
import type { CollectionRequest, Override, PendingRelationship } from '../model/pending.js';
import { type CatalogFrame, Resource } from '../model/resource.js';

/** Looks up the value of a parameter of one class by `class::parameter`. Returns `undefined` if there is none. */
export type ParameterLookup = (key: string) => Value | undefined;

/** A file and a line of Puppet code. `file` is '' for code that is in no file. */
export interface CodeLine {
  readonly file: string;
  readonly line: number;
}

/**
 * Finds the data from which a class parameter `class::parameter` has its value, for an error. `path` leads to the part
 * of the value that is at fault: keys and indexes.
 */
export type ParameterOrigin = (name: string, path: readonly (string | number)[]) => ErrorOrigin | undefined;

export interface CatalogOptions {
  /** The name of the node, which node definitions match. Defaults to `localhost`. */
  readonly node?: string;
  /** Defaults to `production`. */
  readonly environment?: string;
  readonly nativeTypes?: NativeTypes;
  /** Returns the function that supplies the parameters of a class that have no value, before their defaults. */
  readonly lookup?: (className: string) => ParameterLookup | undefined;
  readonly findData?: ParameterOrigin;
  /** Returns the module of a definition, and null for a definition of the main manifest. */
  readonly moduleOf?: (definition: Definition) => string | null;
  /** Returns the place of the innermost compiled frame of a stack. It may leave the trace without a stack as text. */
  readonly locate?: (trace: Error) => CodeLine | null;
  /** Returns the places of the function calls in a stack, innermost first. It may leave the trace without a stack as text. */
  readonly locateCalls?: (trace: Error) => readonly CodeLine[];
  /**
   * The resources that other nodes export. Without them, code that exports or collects exported resources causes a
   * warning.
   */
  readonly exported?: readonly ExportedResource[] | ExportedSource;
  /** Classes of the node besides those of the main manifest: see `NodeClass`. */
  readonly classes?: readonly NodeClass[];
}

/** A class that an external node classifier gives a node, with its parameters. */
export interface NodeClass {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, Value>;
}

/** A catalog under compilation, and the work that is left to do for it. */
export class CatalogState {
  readonly context: EvaluationContext;
  readonly catalog: Catalog;
  readonly nativeTypes: NativeTypes;
  /** The resource types that `findType` has found, by name. */
  readonly namedTypes = new Map<string, NamedType>();
  readonly lookup: CatalogOptions['lookup'];
  readonly findData: ParameterOrigin | undefined;
  readonly moduleOf: (definition: Definition) => string | null;
  readonly locate: CatalogOptions['locate'];
  readonly locateCalls: CatalogOptions['locateCalls'];
  readonly exported: ExportedSource | undefined;
  /** The file of the main manifest that is being evaluated (empty for a text that is in no file); null after that. */
  mainManifest: string | null = null;
  /** Whether a parameter refers to a type without a title, and the type cannot split the empty title. */
  hasUnreadableTitle = false;
  readonly collections: CollectionRequest[] = [];
  /** Overrides of resources that are not declared yet, by reference. */
  readonly overrides = new Map<string, Override[]>();
  readonly relationships: PendingRelationship[] = [];
  /** Definitions whose code may override every resource, because one of their collectors has overridden a resource. */
  readonly overridingDefinitions = new Set<Definition | null>();
  /** The frame of the top scope. */
  readonly main: CatalogFrame;
  readonly #frames = new Map<Scope, CatalogFrame>();
  readonly #exportedCandidates = new Map<ExportedResource, Resource>();

  /** @throws {CatalogError} if the top scope has a variable `module_name`, `title` or `name` */
  constructor(within: EvaluationContext, options: CatalogOptions) {
    this.context = within;
    this.nativeTypes = options.nativeTypes ?? new NativeTypes();
    this.catalog = new Catalog(options.node ?? 'localhost', options.environment ?? 'production', this.nativeTypes);
    this.lookup = options.lookup;
    this.findData = options.findData;
    this.moduleOf = options.moduleOf ?? (() => null);
    this.locate = options.locate;
    this.locateCalls = options.locateCalls;
    this.exported = sourceOf(options.exported);
    this.main = this.#addInitialResources(within.topScope);
  }

  /** Adds a frame, which `frameFor` then finds by its scope. */
  addFrame(frame: CatalogFrame): CatalogFrame {
    this.#frames.set(frame.scope, frame);
    return frame;
  }

  /** The frame of a scope, or of the nearest scope around it that has one. */
  findFrame(scope: Scope): CatalogFrame | undefined {
    for (let each: Scope | null = scope; each !== null; each = each.parent) {
      const frame = this.#frames.get(each);
      if (frame !== undefined) return frame;
    }
    return undefined;
  }

  /** As `findFrame`. Returns the frame of the top scope for a scope that is not part of the catalog. */
  frameFor(scope: Scope): CatalogFrame {
    return this.findFrame(scope) ?? this.main;
  }

  /** The resource that queries compare in place of an exported resource. `create` creates it for the first query. */
  exportedCandidate(exported: ExportedResource, create: () => Resource): Resource {
    let candidate = this.#exportedCandidates.get(exported);
    if (candidate === undefined) this.#exportedCandidates.set(exported, (candidate = create()));
    return candidate;
  }

  #addInitialResources(top: Scope): CatalogFrame {
    const { catalog } = this;
    const stage = new Resource({
      type: 'Stage',
      title: 'main',
      kind: 'compilable_type',
      frame: null,
      nativeType: this.nativeTypes.find('stage') ?? null,
    });
    const settings = new Resource({ type: 'Class', title: 'Settings', kind: 'unknown', frame: null });
    const main = new Resource({ type: 'Class', title: 'main', kind: 'unknown', frame: null });
    stage.tags.add('stage');
    settings.addOwnTags();
    main.tags.add('class');
    for (const resource of [stage, settings, main]) catalog.add(resource);
    for (const resource of [settings, main]) {
      resource.isEvaluated = true;
      catalog.contain(stage, resource);
    }
    catalog.addClass('settings');
    bindMainVariables(top);
    const frame: CatalogFrame = {
      scope: top,
      resource: main,
      outer: null,
      definition: null,
      file: '',
      defaults: new Map(),
    };
    this.addFrame(frame);
    const scope = top.classScope('settings');
    if (scope !== undefined) this.addFrame({ ...frame, scope, resource: settings, outer: frame, defaults: new Map() });
    return frame;
  }
}

/** Facts that Puppet rejects, because it sets top-scope variables with these names. `trusted` replaces a fact instead. */
const RESERVED_FACTS = ['facts', 'server_facts'];

function sourceOf(exported: readonly ExportedResource[] | ExportedSource | undefined): ExportedSource | undefined {
  return exported === undefined || 'findExported' in exported ? exported : new ListedResources(exported);
}

/** @throws {CatalogError} if one of the variables has a value, or for a fact with a reserved name */
function bindMainVariables(top: Scope): void {
  const facts = top.own('facts');
  const reserved = facts instanceof PuppetHash ? RESERVED_FACTS.find((each) => facts.has(each)) : undefined;
  if (reserved !== undefined) throw catalogError(messages.RESERVED_PARAMETER_NAME, { name: reserved });
  const name = ['module_name', 'title', 'name'].find((each) => top.own(each) !== undefined);
  if (name !== undefined) throw catalogError(messages.REASSIGNED_VARIABLE, { name });
  top.bind('module_name', '');
  top.bind('title', 'main');
  top.bind('name', 'main');
}

const manifestSlot = /* @__PURE__ */ new ContextSlot<string>();

/** Records the manifest whose statements are evaluated next in a context. */
export function setRunningManifest(within: EvaluationSettings, file: string): void {
  manifestSlot.set(within, file);
}

/** The location of the manifest whose statements are being evaluated; empty if it is in no file. */
export function runningManifest(within: EvaluationContext): string {
  return locationOf(within, manifestSlot.get(within) ?? '');
}

const catalogSlot = /* @__PURE__ */ new ContextSlot<CatalogState>();

/** Begins the catalog of a context. It replaces an earlier catalog of the context. */
export function beginCatalog(within: EvaluationContext, options: CatalogOptions = {}): CatalogState {
  const state = new CatalogState(within, options);
  catalogSlot.set(within, state);
  return state;
}

/** The catalog state of a context; undefined if no catalog was begun. */
export function findCatalogState(within: EvaluationContext): CatalogState | undefined {
  return catalogSlot.get(within);
}

/** The catalog state of the current context. Begins a catalog if the host has not. */
export function catalogState(): CatalogState {
  const here = context();
  return catalogSlot.get(here) ?? beginCatalog(here);
}

/** The catalog of the current context. */
export function currentCatalog(): Catalog {
  return catalogState().catalog;
}

/** The frame of the current scope. */
export function currentFrame(): CatalogFrame {
  return catalogState().frameFor(context().scope);
}

/** The resource that contains the declarations of the current scope. */
export function currentResource(): Resource {
  return currentFrame().resource;
}
