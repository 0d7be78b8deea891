import { quote } from '../text/quote.js';
import type { PuppetHash } from '../values/hash.js';
import { PuppetObject } from '../values/object.js';
import type { RecursionGuard } from '../values/recursion-guard.js';
import { type Predicate, PuppetType, type WriteOptions } from '../values/type.js';
import type { Value } from '../values/value.js';
import { matchesLiteral, writeValue } from './literal-value.js';
import type { Attribute, ObjectFunction, ObjectMember, TypeParameter } from './object-member.js';
import { RuntimeType } from './runtime.js';

export interface ObjectParts {
  readonly typeName?: string | null;
  readonly parent?: PuppetType | null;
  readonly attributes?: readonly Attribute[];
  /** Attributes of kind constant that are given as a value only. */
  readonly constants?: readonly Attribute[];
  readonly functions?: readonly ObjectFunction[];
  readonly typeParameters?: readonly TypeParameter[];
  readonly equality?: readonly string[] | null;
  readonly equalityIncludeType?: boolean;
  readonly checks?: Value | undefined;
  readonly annotations?: Value | undefined;
  /** Whether the name comes from the language or from an alias. */
  readonly isOwned?: boolean;
}

/** The code of an Object type, in the language of the host. */
export interface ObjectImplementation {
  /** Whether `new` accepts a hash of attributes besides their values in order. */
  readonly takesHash: boolean;
  /** Creates an object. `attributes` has the values of all attributes that the constructor takes, and the constants. */
  create(type: ObjectType, attributes: PuppetHash): PuppetObject;
}

/** The types of objects with attributes (Puppet's `Object[{…}]`): Error, Deferred, and types that users define. */
export class ObjectType extends PuppetType {
  /** Null if the type has no name. */
  readonly typeName: string | null;
  readonly parent: PuppetType | null;
  readonly attributes: readonly Attribute[];
  readonly constants: readonly Attribute[];
  readonly functions: readonly ObjectFunction[];
  readonly typeParameters: readonly TypeParameter[];
  /** The names of the attributes that are compared by `==`; null for all. */
  readonly equality: readonly string[] | null;
  readonly equalityIncludeType: boolean;
  readonly checks: Value | undefined;
  readonly annotations: Value | undefined;
  readonly isOwned: boolean;
  /** The code that the type has besides that of its parent. The host sets it when the type is resolved. */
  declare ownImplementation?: ObjectImplementation;

  constructor(parts: ObjectParts) {
    super();
    this.typeName = parts.typeName ?? null;
    this.parent = parts.parent ?? null;
    this.attributes = parts.attributes ?? [];
    this.constants = parts.constants ?? [];
    this.functions = parts.functions ?? [];
    this.typeParameters = parts.typeParameters ?? [];
    this.equality = parts.equality ?? null;
    this.equalityIncludeType = parts.equalityIncludeType ?? true;
    this.checks = parts.checks;
    this.annotations = parts.annotations;
    this.isOwned = parts.isOwned ?? false;
  }

  override get name(): string {
    return this.typeName ?? 'Object';
  }

  override isNamed(name: string): boolean {
    return this.name === name || this.parentObject?.isNamed(name) === true;
  }

  override metaName(): string {
    return this === OBJECT ? 'Type[]' : super.metaName();
  }

  override rubyTypeName(): string {
    return 'Object';
  }

  /** Whether this is `Object` without parameters, the supertype of all Object types. */
  get isDefault(): boolean {
    return this.typeName === null && (this === OBJECT || this.hashKey() === 'Object[{}]');
  }

  /** The parent, if it is an Object type. */
  get parentObject(): ObjectType | null {
    const parent = this.parent?.resolved();
    return parent instanceof ObjectType ? parent : null;
  }

  /** The type itself and its ancestors. */
  *ancestors(): Generator<ObjectType, void> {
    for (let type: ObjectType | null = this; type !== null; type = type.parentObject) yield type;
  }

  /**
   * Returns all attributes including constants, those of the parents first. An attribute that overrides another takes
   * its position.
   */
  allAttributes(): Map<string, Attribute> {
    const all = this.parentObject?.allAttributes() ?? new Map<string, Attribute>();
    for (const attribute of [...this.attributes, ...this.constants]) all.set(attribute.name, attribute);
    return all;
  }

  allFunctions(): Map<string, ObjectFunction> {
    const all = this.parentObject?.allFunctions() ?? new Map<string, ObjectFunction>();
    for (const member of this.functions) all.set(member.name, member);
    return all;
  }

  allTypeParameters(): Map<string, TypeParameter> {
    const all = this.parentObject?.allTypeParameters() ?? new Map<string, TypeParameter>();
    for (const parameter of this.typeParameters) all.set(parameter.name, parameter);
    return all;
  }

  override comparesTypes(): boolean {
    return this.equalityIncludeType;
  }

  override equalityAttributes(): ReadonlySet<string> | null {
    const chain = [...this.ancestors()];
    if (chain.every(({ equality }) => equality === null)) return null;
    return new Set(chain.flatMap(({ equality, attributes }) => equality ?? attributes.map(({ name }) => name)));
  }

  override accepts(other: PuppetType): boolean {
    const object = other instanceof ObjectTypeExtension ? other.base : other;
    if (!(object instanceof ObjectType)) return false;
    if (this.isDefault) return true;
    for (const ancestor of object.ancestors())
      if (ancestor === this || ancestor.hashKey() === this.hashKey()) return true;
    return false;
  }

  override hashKey(): string {
    return this.writeDefinition({ expandAliases: false, open: new Set() });
  }

  /** Writes the name, if there is one. The definition is written only at the top. */
  override write(options: WriteOptions): string {
    if (options.expandAliases) return this.writeDefinition({ ...options, expandAliases: false });
    if (this.typeName === null) return this.isDefault ? 'Object' : this.writeDefinition(options);
    return options.shortName?.(this.typeName) ?? this.typeName;
  }

  /** Returns the complete definition. */
  override toString(): string {
    return this.writeDefinition({ expandAliases: false, open: new Set() });
  }

  writeDefinition(options: WriteOptions): string {
    const entries: string[] = [];
    const members = (name: string, list: readonly { write(options: WriteOptions): string }[]): void => {
      if (list.length > 0) entries.push(`${name} => {${list.map((member) => member.write(options)).join(', ')}}`);
    };
    if (this.annotations !== undefined) entries.push(`annotations => ${writeValue(this.annotations, options)}`);
    if (this.typeName !== null && options.shortName === undefined) entries.push(`name => ${quote(this.typeName)}`);
    if (this.parent !== null)
      entries.push(
        `parent => ${this.parent instanceof ObjectType && this.parent.typeName === null ? 'Object' : this.parent.write(options)}`,
      );
    members('type_parameters', this.typeParameters);
    members('attributes', this.attributes);
    if (this.constants.length > 0) {
      const constants = this.constants.map(
        ({ name, value }) => `${quote(name)} => ${writeValue(value ?? null, options)}`,
      );
      entries.push(`constants => {${constants.join(', ')}}`);
    }
    members('functions', this.functions);
    if (this.equality !== null) entries.push(`equality => ${writeValue(this.equality, options)}`);
    if (this.checks !== undefined) entries.push(`checks => ${writeValue(this.checks, options)}`);
    return `Object[{${entries.join(', ')}}]`;
  }

  /** Every type is an instance of `Object`. */
  protected override compile(): Predicate {
    if (this.isDefault)
      return (value) =>
        value instanceof PuppetType || (value instanceof PuppetObject && !(value.type instanceof RuntimeType));
    return (value) => value instanceof PuppetObject && this.isAssignable(value.type);
  }
}

/** An Object type with values for its type parameters: `Error['kind']`. */
export class ObjectTypeExtension extends PuppetType {
  readonly base: ObjectType;
  /** The values by parameter name, in the order of the type. Parameters without a value are absent. */
  readonly parameters: ReadonlyMap<string, Value>;

  constructor(base: ObjectType, parameters: ReadonlyMap<string, Value>) {
    super();
    this.base = base;
    this.parameters = parameters;
  }

  override get name(): string {
    return this.base.name;
  }

  override rubyTypeName(): string {
    return 'ObjectTypeExtension';
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    if (!(other instanceof ObjectTypeExtension) || !this.base.isAssignable(other.base, guard)) return false;
    for (const [name, expected] of this.parameters) {
      const given = other.parameters.get(name);
      if (given === undefined || !acceptsParameter(expected, given)) return false;
    }
    return true;
  }

  override write(options: WriteOptions): string {
    const all = [...this.base.allTypeParameters().keys()];
    const last = all.findLastIndex((name) => this.parameters.has(name));
    const texts = all.slice(0, last + 1).map((name) => {
      const value = this.parameters.get(name);
      return value === undefined ? 'default' : writeValue(value, options);
    });
    return `${this.base.name}[${texts.join(', ')}]`;
  }

  override generalize(): PuppetType {
    return this.base;
  }

  protected override compile(): Predicate {
    return (value) => {
      if (!(value instanceof PuppetObject) || !this.base.isAssignable(value.type)) return false;
      return [...this.parameters].every(([name, expected]) => isParameterMatch(expected, value.get(name) ?? null));
    };
  }
}

/** Returns the type that declares a member: `type` or an ancestor. */
export function ownerOf(member: ObjectMember, type: ObjectType): ObjectType {
  for (const owner of type.ancestors()) {
    const own: readonly ObjectMember[] = [
      ...owner.attributes,
      ...owner.constants,
      ...owner.functions,
      ...owner.typeParameters,
    ];
    if (own.includes(member)) return owner;
  }
  return type;
}

/** Returns the code of a type or of its nearest ancestor that has code. */
export function implementationOf(type: ObjectType): ObjectImplementation | undefined {
  for (const { ownImplementation } of type.ancestors()) if (ownImplementation) return ownImplementation;
  return undefined;
}

export const OBJECT: ObjectType = /* @__PURE__ */ new ObjectType({ isOwned: true });

function acceptsParameter(expected: Value, given: Value): boolean {
  if (expected instanceof PuppetType && given instanceof PuppetType) return expected.isAssignable(given);
  return isParameterMatch(expected, given);
}

/**
 * Returns whether a value matches a parameter: types match their instances, regular expressions match strings, and
 * other values match equal values.
 */
function isParameterMatch(expected: Value, given: Value): boolean {
  if (expected instanceof PuppetType) return expected.isInstance(given);
  return matchesLiteral(expected, given);
}

/** Returns the type of an object. If the type has parameters, the attributes of the object are their values. */
export function inferObject(object: PuppetObject): PuppetType {
  const { type } = object;
  if (!(type instanceof ObjectType)) return type;
  const names = [...type.allTypeParameters().keys()];
  if (names.length === 0) return type;
  return new ObjectTypeExtension(type, new Map<string, Value>(names.map((name) => [name, object.get(name) ?? null])));
}
