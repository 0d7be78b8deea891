import { memoize } from '../text/memoize.js';
import { quote } from '../text/quote.js';
import { PuppetType, type Predicate } from '../values/type.js';

/** References to catalog entries. A reference is a type without instances. */
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

/** References to resources: to all, to those of a type (`File`), or to one (`File['/x']`). */
export class ResourceType extends CatalogEntryType {
  override readonly name: string;
  /** Capitalized, such as `File` or `Foo::Bar`; null for all types. */
  readonly typeName: string | null;
  readonly title: string | null;

  constructor(typeName: string | null, title: string | null = null) {
    super();
    this.typeName = typeName === null ? null : capitalizeSegments(typeName);
    this.title = title;
    this.name = this.typeName ?? 'Resource';
  }

  override rubyTypeName(): string {
    return 'Resource';
  }

  override get messageName(): string {
    return 'Resource';
  }

  override accepts(other: PuppetType): boolean {
    if (!(other instanceof ResourceType)) return false;
    if (this.typeName === null) return true;
    return this.typeName === other.typeName && (this.title === null || this.title === other.title);
  }

  /** A reference that is the value of a resource parameter differs from the type. */
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

/** References to classes: to all or to one. */
export class ClassType extends CatalogEntryType {
  override readonly name = 'Class';
  /** In lower case; null for all classes. */
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

export const CATALOG_ENTRY: CatalogEntryType = /* @__PURE__ */ new CatalogEntryType();
export const RESOURCE: ResourceType = /* @__PURE__ */ new ResourceType(null);
export const CLASS: ClassType = /* @__PURE__ */ new ClassType(null);

/** Returns `Foo::Bar` for `foo::BAR`: the name of a resource type as references show it. */
export const capitalizeSegments: (name: string) => string = /* @__PURE__ */ memoize((name) =>
  name
    .split('::')
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1).toLowerCase())
    .join('::'),
);
