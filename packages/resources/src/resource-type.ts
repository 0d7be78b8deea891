import { builtinResourceType, type PuppetRegExp, type ResourceTypeData, titleExpression } from '@pptjs/runtime/core';

/** Attributes that every resource has. In the reference's order, in which defined types hand them on. */
export const METAPARAMETERS: readonly string[] = [
  'noop',
  'schedule',
  'audit',
  'loglevel',
  'alias',
  'tag',
  'require',
  'subscribe',
  'before',
  'notify',
  'stage',
];

const metaparameters: ReadonlySet<string> = new Set(METAPARAMETERS);

export function isMetaparameter(name: string): boolean {
  return metaparameters.has(name);
}

const RELATIONSHIPS = ['before', 'notify', 'require', 'subscribe'] as const;
const relationships: ReadonlySet<string> = new Set(RELATIONSHIPS);

export function isRelationship(name: string): boolean {
  return relationships.has(name);
}

/** A native resource type, one that is not written in Puppet. */
export class ResourceType {
  /** In lower case. */
  readonly name: string;
  readonly namevars: readonly string[];
  readonly sortedNamevars: readonly string[];
  /** The attribute that names the resource; `name` where several do. */
  readonly namevar: string;
  readonly isomorphic: boolean;
  /** Null where they are not known: then all are taken. */
  readonly #attributes: ReadonlySet<string> | null;
  readonly #patterns: readonly { readonly expression: PuppetRegExp; readonly attributes: readonly string[] }[] | null;

  constructor(name: string, data: ResourceTypeData | null) {
    this.name = name;
    this.namevars = data?.namevars ?? ['name'];
    this.sortedNamevars = this.namevars.toSorted();
    this.namevar = this.namevars.length === 1 ? (this.namevars[0] as string) : 'name';
    this.isomorphic = data?.isomorphic ?? true;
    this.#attributes = data === null ? null : new Set([...data.properties, ...data.parameters]);
    this.#patterns =
      data?.titlePatterns?.map((pattern) => ({
        expression: titleExpression(pattern),
        attributes: pattern.attributes,
      })) ?? null;
  }

  hasAttribute(name: string): boolean {
    return metaparameters.has(name) || this.#attributes === null || this.#attributes.has(name);
  }

  /** Whether a title is the value of the only attribute that names a resource. */
  get titleIsName(): boolean {
    return this.#patterns === null && this.namevars.length === 1;
  }

  /** Whether several attributes name the resource, and nothing says which of them a title gives. */
  get lacksTitlePatterns(): boolean {
    return this.#patterns === null && this.namevars.length > 1;
  }

  /**
   * The attributes that a title gives, in a new map, null those of groups that are not in it; null where the type
   * cannot read it.
   */
  parseTitle(title: string): Map<string, string | null> | null {
    if (this.#patterns === null) return new Map([[this.namevar, title]]);
    for (const { expression, attributes } of this.#patterns) {
      const match = expression.compiled.exec(title);
      if (match !== null) return new Map(attributes.map((name, i) => [name, match[i + 1] ?? null]));
    }
    return null;
  }
}

/**
 * Finds native types that modules bring along; `null` as data says that a type exists whose attributes are not known.
 */
export interface ResourceTypeLoader {
  find(name: string): ResourceTypeData | null | undefined;
}

/** The native types of an environment: those that are built in, and what its loader finds. */
export class ResourceTypes {
  readonly #known = new Map<string, ResourceType | undefined>();
  readonly #loader: ResourceTypeLoader | undefined;

  constructor(loader?: ResourceTypeLoader) {
    this.#loader = loader;
  }

  /** The type of that name in lower case. */
  find(name: string): ResourceType | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    const data = builtinResourceType(name) ?? this.#loader?.find(name);
    const type = data === undefined ? undefined : new ResourceType(name, data);
    this.#known.set(name, type);
    return type;
  }
}
