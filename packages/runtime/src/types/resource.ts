import { memoize } from '../text/memoize.js';
import { quote } from '../text/quote.js';
import { PuppetType, type Predicate } from '../values/type.js';

/** What a catalog holds, as a value: references to resources and classes are types, so nothing is an instance. */
export class CatalogEntryType extends PuppetType {
  readonly name: string = 'CatalogEntry';

  override accepts(other: PuppetType): boolean {
    return other instanceof CatalogEntryType;
  }

  override write(): string {
    return 'CatalogEntry';
  }

  protected override compile(): Predicate {
    return () => false;
  }
}

/** References to resources: all, those of a type (`File`), or one (`File['/x']`). */
export class ResourceType extends CatalogEntryType {
  override readonly name: string;
  /** Capitalized: `File`, `Foo::Bar`; null for all. */
  readonly typeName: string | null;
  readonly title: string | null;

  constructor(typeName: string | null, title: string | null = null) {
    super();
    this.typeName = typeName === null ? null : capitalizeSegments(typeName);
    this.title = title;
    this.name = this.typeName ?? 'Resource';
  }

  override accepts(other: PuppetType): boolean {
    if (!(other instanceof ResourceType)) return false;
    if (this.typeName === null) return true;
    return this.typeName === other.typeName && (this.title === null || this.title === other.title);
  }

  /** A reference that a resource has taken as a parameter is another kind of value than the type. */
  override equals(other: unknown): boolean {
    return (
      other instanceof ResourceType &&
      other.constructor === this.constructor &&
      other.typeName === this.typeName &&
      other.title === this.title
    );
  }

  override write(): string {
    return this.title === null ? this.name : `${this.name}[${quote(this.title)}]`;
  }
}

/** References to classes: all, or one. */
export class ClassType extends CatalogEntryType {
  override readonly name = 'Class';
  /** In lower case; null for all. */
  readonly className: string | null;

  constructor(className: string | null) {
    super();
    this.className = className;
  }

  override accepts(other: PuppetType): boolean {
    return other instanceof ClassType && (this.className === null || this.className === other.className);
  }

  override write(): string {
    return this.className === null ? 'Class' : `Class[${this.className}]`;
  }
}

export const CATALOG_ENTRY: CatalogEntryType = new CatalogEntryType();
export const RESOURCE: ResourceType = new ResourceType(null);
export const CLASS: ClassType = new ClassType(null);

/** `foo::BAR` as the name of a resource type: `Foo::Bar`. */
export const capitalizeSegments: (name: string) => string = memoize((name) =>
  name
    .split('::')
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1).toLowerCase())
    .join('::'),
);
