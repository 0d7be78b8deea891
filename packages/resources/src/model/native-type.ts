import {
  builtinResourceType,
  builtinResourceTypeNames,
  type CompileRegExp,
  type PuppetRegExp,
  type ResourceTypeData,
  type ResourceTypeDefinition,
  titleExpression,
} from '@pptjs/runtime/core';

/** Attributes that every resource has, in Puppet's order. Defined types pass them on to their resources in this order. */
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
const relationshipParameters: ReadonlySet<string> = new Set(['before', 'notify', 'require', 'subscribe']);

/** Whether all resource types have an attribute of the name: `noop`, `tag`, `require`, …. */
export function isMetaparameter(name: string): boolean {
  return metaparameters.has(name);
}

/** Whether an attribute relates its resource to others: `before`, `notify`, `require` or `subscribe`. */
export function isRelationship(name: string): boolean {
  return relationshipParameters.has(name);
}

/** Splits a title into attributes with one regular expression. */
interface TitleRule {
  readonly expression: PuppetRegExp;
  /** The attributes that the groups of the expression set, in order. */
  readonly attributes: readonly string[];
}

/** A resource type that is written in Ruby, not in Puppet. */
export class NativeType {
  /** In lower case. */
  readonly name: string;
  readonly namevars: readonly string[];
  readonly sortedNamevars: readonly string[];
  /** The attribute that names the resource. `name` if several attributes name it together. */
  readonly namevar: string;
  /** False if two resources may have the same name (`exec`). */
  readonly isIsomorphic: boolean;
  /** Null if the attributes are unknown. Then the type accepts every attribute. */
  readonly #attributes: ReadonlySet<string> | null;
  /** Null if the title is the value of `namevar`. */
  readonly #titleRules: readonly TitleRule[] | null;

  /**
   * @param data null for a type that is known by name only
   * @param compile compiles the title patterns that have no translation
   */
  constructor(name: string, data: ResourceTypeData | null, compile?: CompileRegExp) {
    this.name = name;
    this.namevars = data?.namevars ?? ['name'];
    this.sortedNamevars = this.namevars.toSorted();
    const [first = 'name', ...others] = this.namevars;
    this.namevar = others.length === 0 ? first : 'name';
    this.isIsomorphic = data?.isomorphic ?? true;
    this.#attributes = data === null ? null : new Set([...data.properties, ...data.parameters]);
    this.#titleRules =
      data?.titlePatterns?.map((pattern) => ({
        expression: titleExpression(pattern, compile),
        attributes: pattern.attributes,
      })) ?? null;
  }

  /** Every type has the attribute `name`, which sets the namevar. */
  hasAttribute(name: string): boolean {
    return name === 'name' || metaparameters.has(name) || this.#attributes === null || this.#attributes.has(name);
  }

  /** The names of all attributes that are known. */
  attributeNames(): readonly string[] {
    return [...METAPARAMETERS, ...(this.#attributes ?? [])];
  }

  /** Whether a title is the value of the only attribute that names a resource. */
  get titleIsName(): boolean {
    return this.#titleRules === null && this.namevars.length === 1;
  }

  /** Whether several attributes name the resource, and no pattern says which of them a title sets. */
  get lacksTitlePatterns(): boolean {
    return this.#titleRules === null && this.namevars.length > 1;
  }

  /**
   * Splits a title into attributes. The value of a group that takes no part in the match is null. Returns a new map, or
   * null if no pattern matches the title.
   */
  parseTitle(title: string): Map<string, string | null> | null {
    if (this.#titleRules === null) return new Map([[this.namevar, title]]);
    for (const { expression, attributes } of this.#titleRules) {
      const match = expression.compiled.exec(title);
      if (match !== null) return new Map(attributes.map((name, i) => [name, match[i + 1] ?? null]));
    }
    return null;
  }
}

/** Finds the native types of modules by name, in lower case. */
export interface NativeTypeLoader {
  /** Returns null for a type that exists but whose attributes are unknown, and `undefined` if there is no such type. */
  find(name: string): ResourceTypeData | null | undefined;
  /** Compiles the title patterns of the types. */
  readonly compile: CompileRegExp;
  /** Returns the names of all types. */
  names?(): readonly string[];
}

/** The native types of an environment: Puppet's built-in types and the types that its loader finds. */
export class NativeTypes {
  /** By name. `undefined` if there is no such type. */
  readonly #types = new Map<string, NativeType | undefined>();
  readonly #loader: NativeTypeLoader | undefined;

  constructor(loader?: NativeTypeLoader) {
    this.#loader = loader;
  }

  /** Returns the names of all types, in lower case. */
  names(): readonly string[] {
    return [...builtinResourceTypeNames(), ...(this.#loader?.names?.() ?? [])];
  }

  /** Returns the type with this name, in lower case. */
  find(name: string): NativeType | undefined {
    if (this.#types.has(name)) return this.#types.get(name);
    const data = builtinResourceType(name) ?? this.#loader?.find(name);
    const type = data === undefined ? undefined : new NativeType(name, data, this.#loader?.compile);
    this.#types.set(name, type);
    return type;
  }
}

/** A resource type that was found by its name. One of the two is null. */
export interface NamedType {
  readonly nativeType: NativeType | null;
  /** The definition of a type that is defined in Puppet. */
  readonly definition: ResourceTypeDefinition | null;
}
