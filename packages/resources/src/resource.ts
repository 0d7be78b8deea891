import type { ClassDefinition, NodeDefinition, ResourceTypeDefinition, Value } from '@pptjs/runtime/core';
import type { Frame } from './frame.js';
import { classReference } from './parameter-value.js';
import { referenceText } from './reference.js';
import type { ResourceType } from './resource-type.js';
import { addTag, addTags, mergeTags } from './tags.js';

/** What the catalog says a resource is; `unknown` is one that no resource expression declared. */
export type ResourceKind = 'compilable_type' | 'defined_type' | 'class' | 'unknown';

/** Where a declaration stands; may be found only when somebody asks. */
export interface LazyPlace {
  readonly file: string | null;
  readonly line: number | null;
}

export const NO_PLACE: LazyPlace = { file: null, line: null };

export interface ResourceParameter {
  readonly name: string;
  readonly value: Value;
  /** Who set it: decides who may override it. */
  readonly source: Frame | null;
  readonly place: LazyPlace;
  /** Set by `+>`: adds to an earlier value. */
  readonly add: boolean;
  /** Set by a resource default. */
  readonly isDefault: boolean;
}

export interface ResourceOptions {
  readonly type: string;
  readonly title: string;
  readonly kind: ResourceKind;
  /** What declares the resource; null for the first ones. */
  readonly frame: Frame | null;
  readonly place?: LazyPlace;
  readonly exported?: boolean;
  readonly virtual?: boolean;
  readonly builtin?: ResourceType | null;
  readonly definition?: ResourceTypeDefinition | ClassDefinition | NodeDefinition | null;
  /** Whether the title was given as something else than a text: a number. */
  readonly isNumbered?: boolean;
}

/** A resource while its catalog is being compiled. */
export class Resource {
  /** `File`, `Apache::Vhost`, `Class`. */
  readonly type: string;
  readonly title: string;
  /** `File[/tmp/x]` */
  readonly reference: string;
  readonly kind: ResourceKind;
  readonly frame: Frame | null;
  readonly place: LazyPlace;
  readonly exported: boolean;
  /** Kept out of the catalog until somebody realizes it. */
  virtual: boolean;
  /** A native type's facts; null for classes and defined types. */
  readonly builtin: ResourceType | null;
  readonly definition: ResourceTypeDefinition | ClassDefinition | NodeDefinition | null;
  readonly parameters = new Map<string, ResourceParameter>();
  readonly tags = new Set<string>();
  readonly sensitive: string[] = [];
  readonly isNumbered: boolean;
  /** Whether another node exports it. */
  isImported = false;
  evaluated = false;
  finished = false;
  #hasContainerTags = false;

  constructor(options: ResourceOptions) {
    this.type = options.type;
    this.title = options.title;
    this.reference = referenceText(options.type, options.title);
    this.kind = options.kind;
    this.frame = options.frame;
    this.place = options.place ?? NO_PLACE;
    this.exported = options.exported ?? false;
    this.virtual = (options.virtual ?? false) || this.exported;
    this.builtin = options.builtin ?? null;
    this.definition = options.definition ?? null;
    this.isNumbered = options.isNumbered ?? false;
  }

  get isClass(): boolean {
    return this.type === 'Class';
  }

  get isStage(): boolean {
    return this.type === 'Stage';
  }

  get isDefined(): boolean {
    return this.definition?.kind === 'define';
  }

  /** The value of a parameter; `undefined` where it has none. */
  get(name: string): Value | undefined {
    const value = this.parameters.get(name)?.value;
    return value === null ? undefined : value;
  }

  /**
   * Sets a parameter. A tag is added to the tags as well.
   * @throws {CatalogError} where it is no valid tag
   */
  set(parameter: ResourceParameter): void {
    this.parameters.set(parameter.name, parameter);
    if (parameter.name === 'tag') addTags(this.tags, parameter.value, this.place);
  }

  /** Adds a class to what the resource requires. */
  requireClass(required: Resource): void {
    const reference = classReference(required.title);
    const before = this.get('require');
    const value = before === undefined ? [reference] : [before, reference].flat();
    this.parameters.set('require', {
      name: 'require',
      value,
      source: this.frame,
      place: NO_PLACE,
      add: false,
      isDefault: false,
    });
  }

  /** Tags the resource by its type and title, as far as those are valid tags; a number is none. */
  addOwnTags(): void {
    addTag(this.tags, this.type);
    if (!this.isNumbered) addTag(this.tags, this.title);
  }

  /** Takes over the tags of what contains the resource, once. */
  addContainerTags(): void {
    if (this.#hasContainerTags) return;
    this.#hasContainerTags = true;
    const container = this.container;
    if (container !== null) mergeTags(this.tags, container.tags);
  }

  /** The class, defined type or node that declared the resource. */
  get container(): Resource | null {
    const container = this.frame?.resource ?? null;
    return container === this ? null : container;
  }

  /** Whether the resource, or what contains it, has the tag. */
  isTagged(tag: string): boolean {
    const wanted = tag.toLowerCase();
    for (let resource: Resource | null = this; resource !== null; resource = resource.container) {
      if (resource.tags.has(wanted)) return true;
    }
    return false;
  }
}
