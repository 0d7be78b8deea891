import {
  type ClassDefinition,
  type Definition,
  type NodeDefinition,
  type ResourceTypeDefinition,
  type Scope,
  type Value,
} from '@pptjs/runtime/core';
import { type DeclarationPlace, NO_PLACE } from '../errors/place.js';
import type { NativeType } from './native-type.js';
import { referenceText } from './reference.js';
import { addParameterTags, addTag, mergeTags } from './tags.js';

/** The kind of a resource in the written catalog. `unknown` is a resource that no resource expression declares. */
export type ResourceKind = 'compilable_type' | 'defined_type' | 'class' | 'unknown';

/**
 * The catalog's data about a scope: the resource that contains the declarations in the scope, and the resource defaults
 * that are set in it.
 */
export interface CatalogFrame {
  readonly scope: Scope;
  readonly resource: Resource;
  /** The frame that declared the class or resource, or the frame of the parent class. Defaults are inherited from it. */
  readonly outer: CatalogFrame | null;
  /** The class, defined type or node whose code runs in the scope. Null at the top. */
  readonly definition: Definition | null;
  /** The file of the code. */
  readonly file: string;
  /** The resource defaults that are set here, by type, then by attribute. */
  readonly defaults: Map<string, Map<string, ResourceParameter>>;
}

export interface ResourceParameter {
  readonly name: string;
  readonly value: Value;
  /** The frame of the code that sets the parameter. It decides which code may override the parameter. */
  readonly source: CatalogFrame | null;
  readonly place: DeclarationPlace;
  /** Whether `+>` sets the parameter, which adds to an earlier value. */
  readonly add: boolean;
  /** Whether a resource default sets the parameter. */
  readonly isDefault: boolean;
}

/** A parameter that the compiler sets, not a statement. */
export function implicitParameter(name: string, value: Value, source: CatalogFrame | null): ResourceParameter {
  return { name, value, source, place: NO_PLACE, add: false, isDefault: false };
}

type ResourceDefinition = ResourceTypeDefinition | ClassDefinition | NodeDefinition;

export interface ResourceOptions {
  readonly type: string;
  readonly title: string;
  readonly kind: ResourceKind;
  /** The frame of the code that declares the resource. Null for the resources that every catalog starts with. */
  readonly frame: CatalogFrame | null;
  readonly place?: DeclarationPlace;
  readonly exported?: boolean;
  readonly virtual?: boolean;
  readonly nativeType?: NativeType | null;
  readonly definition?: ResourceDefinition | null;
  /** Whether the title was given as a number, not as a String. */
  readonly hasNumberTitle?: boolean;
}

/** A resource while its catalog is being compiled. */
export class Resource {
  /** `File`, `Apache::Vhost`, `Class`. */
  readonly type: string;
  readonly title: string;
  /** `File[/tmp/x]` */
  readonly reference: string;
  readonly kind: ResourceKind;
  readonly frame: CatalogFrame | null;
  readonly place: DeclarationPlace;
  readonly exported: boolean;
  /** Whether the written catalog leaves the resource out. A collector or `realize` clears the flag. */
  virtual: boolean;
  /** Null for classes and defined types. */
  readonly nativeType: NativeType | null;
  readonly definition: ResourceDefinition | null;
  readonly parameters = new Map<string, ResourceParameter>();
  readonly tags = new Set<string>();
  /** The names of the parameters whose values were Sensitive. */
  readonly sensitive: string[] = [];
  readonly hasNumberTitle: boolean;
  /** Whether another node exports the resource. */
  isImported = false;
  isEvaluated = false;
  isFinished = false;
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
    this.nativeType = options.nativeType ?? null;
    this.definition = options.definition ?? null;
    this.hasNumberTitle = options.hasNumberTitle ?? false;
  }

  get isClass(): boolean {
    return this.type === 'Class';
  }

  get isStage(): boolean {
    return this.type === 'Stage';
  }

  /** Whether the type of the resource is defined in Puppet. */
  get isDefined(): boolean {
    return this.definition?.kind === 'define';
  }

  /** The value of a parameter. `undefined` if the parameter is not set or is undef. */
  get(name: string): Value | undefined {
    const value = this.parameters.get(name)?.value;
    return value === null ? undefined : value;
  }

  /** The title of the stage that the resource names. `undefined` if it names none: `false` names none, as in Puppet. */
  get namedStage(): string | undefined {
    const stage = this.get('stage');
    return stage === undefined || stage === false ? undefined : String(stage);
  }

  /**
   * Sets a parameter. The values of `tag` become tags of the resource as well.
   * @throws {CatalogError} if a value of `tag` is not a valid tag
   */
  set(parameter: ResourceParameter): void {
    this.parameters.set(parameter.name, parameter);
    if (parameter.name === 'tag') addParameterTags(this.tags, parameter.value, this.place);
  }

  /** Tags the resource with its type and title, if they are valid tags. A number is not a tag. */
  addOwnTags(): void {
    addTag(this.tags, this.type);
    if (!this.hasNumberTitle) addTag(this.tags, this.title);
  }

  /** Adds the tags of the container. Later calls do nothing. */
  addContainerTags(): void {
    if (this.#hasContainerTags) return;
    this.#hasContainerTags = true;
    const container = this.container;
    if (container !== null) mergeTags(this.tags, container.tags);
  }

  /** The class, defined resource or node that declares the resource. */
  get container(): Resource | null {
    const container = this.frame?.resource ?? null;
    return container === this ? null : container;
  }

  /** The tags of the resource and of its containers. Tags can occur several times. */
  allTags(): string[] {
    const tags = [...this.tags];
    for (let resource = this.container; resource !== null; resource = resource.container) tags.push(...resource.tags);
    return tags;
  }

  /** Whether the resource or one of its containers has the tag. */
  isTagged(tag: string): boolean {
    const name = tag.toLowerCase();
    for (let resource: Resource | null = this; resource !== null; resource = resource.container) {
      if (resource.tags.has(name)) return true;
    }
    return false;
  }
}
