import type { Relationships } from './relationships.js';

/** The data of a resource in a catalog. */
export interface ResourceData {
  readonly type: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly exported: boolean;
  readonly file: string | null;
  readonly line: number | null;
  readonly sensitive: readonly string[];
}

/** A resource of a compiled catalog. */
export class CatalogResource implements ResourceData {
  readonly type: string;
  readonly title: string;
  /** Plain values. References are strings: `Package[ntp]`. Parameters with the value undef are absent. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly exported: boolean;
  /** The file of the declaration; null if it is in no file. */
  readonly file: string | null;
  /** The line of the declaration, from 1. */
  readonly line: number | null;
  /** The names of the parameters with Sensitive values. */
  readonly sensitive: readonly string[];
  readonly #relationships: () => Relationships;

  constructor(data: ResourceData, relationships: () => Relationships) {
    this.type = data.type;
    this.title = data.title;
    this.parameters = data.parameters;
    this.tags = data.tags;
    this.exported = data.exported;
    this.file = data.file;
    this.line = data.line;
    this.sensitive = data.sensitive;
    this.#relationships = relationships;
  }

  /** The reference of the resource: `File[/etc/ntp.conf]`. */
  get reference(): string {
    return `${this.type}[${this.title}]`;
  }

  /** Returns the value of a parameter; undefined if it has none. */
  get(parameter: string): unknown {
    return Object.hasOwn(this.parameters, parameter) ? this.parameters[parameter] : undefined;
  }

  isTagged(tag: string): boolean {
    return this.tags.includes(tag.toLowerCase());
  }

  /**
   * Whether the other resource is applied before this one: because of `require`, `before`, arrows, or the relationships
   * of their containers.
   */
  requires(reference: string): boolean {
    return this.#relationships().isBefore(reference, this.reference);
  }

  /** Whether this resource is applied before the other. */
  isBefore(reference: string): boolean {
    return this.#relationships().isBefore(this.reference, reference);
  }

  /** Whether a change of this resource refreshes the other. */
  notifies(reference: string): boolean {
    return this.#relationships().refreshes(this.reference, reference);
  }

  /** Whether a change of the other resource refreshes this one. */
  subscribesTo(reference: string): boolean {
    return this.#relationships().refreshes(reference, this.reference);
  }

  /** Whether the class or defined resource contains this one, directly or through other containers. */
  isContainedIn(reference: string): boolean {
    return this.#relationships().contains(reference, this.reference);
  }

  toString(): string {
    return this.reference;
  }
}
