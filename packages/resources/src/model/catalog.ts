import { flattenArrays, rubyInspect, type Value } from '@pptjs/runtime/core';
import { type DeclarationError, declarationError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { placeSuffix } from '../errors/place.js';
import { inspectable, isCatalogReference } from './catalog-reference.js';
import type { NativeType, NativeTypes } from './native-type.js';
import { parseReference, referenceText } from './reference.js';
import type { Resource } from './resource.js';
import { addTag } from './tags.js';
import { keyReference, uniquenessKey } from './uniqueness-key.js';

/** The resources of a node under compilation, their containers, and the names by which they are found. */
export class Catalog {
  /** The name of the node. */
  readonly name: string;
  readonly environment: string;
  /** Tags of the classes and of the node. */
  readonly tags = new Set<string>();
  readonly #nativeTypes: NativeTypes;
  readonly #resources: Resource[] = [];
  #unevaluated: Resource[] = [];
  readonly #byType = new Map<string, Resource[]>();
  /** By reference, aliases included. */
  readonly #byReference = new Map<string, Resource>();
  /** The containers of a resource by its reference, in the order in which `contain` adds them. */
  readonly #containers = new Map<string, Resource[]>();
  readonly #classes = new Set<string>();

  constructor(name: string, environment: string, nativeTypes: NativeTypes) {
    this.name = name;
    this.environment = environment;
    this.#nativeTypes = nativeTypes;
  }

  /** In order of declaration. */
  get resources(): readonly Resource[] {
    return this.#resources;
  }

  /** The names of the evaluated classes, in order of evaluation. */
  get classes(): readonly string[] {
    return [...this.#classes];
  }

  /** Finds a resource by its title or an alias. */
  find(type: string, title: string): Resource | undefined {
    return this.#byReference.get(referenceText(type, title));
  }

  /**
   * Finds a resource by `Type[title]`. The title may be an alias and, for native types, any title that means the same
   * resource (`File[/tmp/]`).
   * @throws {DeclarationError} if no resource has this title and its type cannot split it
   */
  findReference(reference: string): Resource | undefined {
    return this.#byReference.get(reference) ?? this.#findByKey(reference);
  }

  /** The resources by reference, aliases included. */
  get references(): ReadonlyMap<string, Resource> {
    return this.#byReference;
  }

  #findByKey(reference: string): Resource | undefined {
    const key = uniqueReference(reference, (type) => this.#nativeTypes.find(type.toLowerCase()) ?? null);
    return key === undefined ? undefined : this.#byReference.get(key);
  }

  /** The resources of a type in order of declaration, including those that are added during the iteration. */
  *ofType(type: string): Generator<Resource, void> {
    yield* this.allOfType(type);
  }

  /** As `ofType`. Resources that are declared later are added to the array. */
  allOfType(type: string): readonly Resource[] {
    let resources = this.#byType.get(type);
    if (resources === undefined) this.#byType.set(type, (resources = []));
    return resources;
  }

  /** Removes and returns the resources of defined types that are to be evaluated now. Virtual ones stay. */
  takeUnevaluated(): Resource[] {
    const ready = this.#unevaluated.filter(({ virtual }) => !virtual);
    if (ready.length > 0) this.#unevaluated = this.#unevaluated.filter(({ virtual }) => virtual);
    return ready;
  }

  /** Whether an evaluated class or the node has the tag. */
  isTagged(tag: string): boolean {
    return this.tags.has(tag.toLowerCase());
  }

  /** Records that a class was evaluated. */
  addClass(name: string): void {
    this.#classes.add(name);
    addTag(this.tags, name);
  }

  /** @throws {DeclarationError} if a resource with this name exists already */
  add(resource: Resource): void {
    const existing = this.#byReference.get(resource.reference);
    if (existing !== undefined) throw duplicateResource(existing, resource);
    this.#byReference.set(resource.reference, resource);
    this.#resources.push(resource);
    if (resource.isDefined) this.#unevaluated.push(resource);
    const ofType = this.#byType.get(resource.type);
    if (ofType === undefined) this.#byType.set(resource.type, [resource]);
    else ofType.push(resource);
    for (const alias of aliasesOf(resource)) this.#addTitleAlias(resource, alias, this.#byReference);
    this.#addKeyAlias(resource);
  }

  /**
   * Checks the aliases of the completed catalog. Overrides set aliases that no resource is found by, but Puppet adds all
   * resources with their aliases to a copy of the catalog.
   * @throws {DeclarationError} if two resources have the same title or alias
   */
  checkAliases(): void {
    const written = this.#resources.filter(({ virtual, exported }) => !virtual || exported);
    if (written.every((resource) => resource.get('alias') === undefined)) return;
    const names = new Map<string, Resource>();
    for (const resource of written) {
      const existing = names.get(resource.reference);
      if (existing !== undefined) throw duplicateResource(existing, resource);
      names.set(resource.reference, resource);
      for (const alias of aliasesOf(resource)) {
        // Each copy of a reference is another object, which equals no other one.
        if (!isCatalogReference(alias)) this.#addTitleAlias(resource, alias, names);
      }
    }
  }

  /** Records that a resource contains another one. */
  contain(container: Resource, contained: Resource): void {
    const containers = this.#containers.get(contained.reference);
    if (containers === undefined) this.#containers.set(contained.reference, [container]);
    else if (!containers.includes(container)) containers.push(container);
  }

  containersOf(resource: Resource): readonly Resource[] {
    return this.#containers.get(resource.reference) ?? [];
  }

  #addTitleAlias(resource: Resource, title: Value, names: Map<string, Resource>): void {
    if (title !== resource.title) this.#addAlias(resource, keyReference(resource.type, [title]), title, names);
  }

  /** Makes a resource known by its key, if the key differs from its title and must be unique. */
  #addKeyAlias(resource: Resource): void {
    const { nativeType, type, title } = resource;
    if (nativeType === null) {
      const name = resource.get('name') ?? title;
      if (name !== title) this.#addAlias(resource, keyReference(type, [name]), [name]);
      return;
    }
    if (!nativeType.isIsomorphic) return;
    if (nativeType.titleIsName && resource.get(nativeType.namevar) === undefined) return;
    const key = uniquenessKey(nativeType, title, title, (name) => resource.get(name));
    const isUnnamed = key.every((value) => value === null || value === false);
    if (isUnnamed || (key.length === 1 && key[0] === title)) return;
    this.#addAlias(resource, keyReference(type, key), key);
  }

  /** @throws {DeclarationError} if another resource has the alias */
  #addAlias(resource: Resource, reference: string, key: Value, names = this.#byReference): void {
    const existing = names.get(reference);
    if (existing === resource) return;
    if (existing === undefined) {
      names.set(reference, resource);
      return;
    }
    const alias = inspectable(key, this.#nativeTypes);
    throw declarationError(messages.DUPLICATE_ALIAS, {
      reference: resource.reference,
      alias: rubyInspect(alias),
      place: placeSuffix(resource.place, ' at '),
      existing: rubyInspect([resource.type, ...flattenArrays(alias)]),
      existingPlace: placeSuffix(existing.place),
    });
  }
}

function aliasesOf(resource: Resource): readonly Value[] {
  const aliases = resource.get('alias');
  return aliases === undefined ? [] : flattenArrays(aliases).filter((alias) => alias !== null);
}

function duplicateResource(existing: Resource, added: Resource): DeclarationError {
  return declarationError(messages.DUPLICATE_RESOURCE, {
    reference: added.reference,
    earlierPlace: placeSuffix(existing.place, ' at '),
    place: placeSuffix(added.place),
  });
}

/**
 * Returns the reference with the uniqueness key of the resource type in place of the title (`File[/tmp]` for
 * `File[/tmp/]`), or `undefined` for a type that is not native.
 *
 * @throws {DeclarationError} if the type cannot split the title
 */
export function uniqueReference(
  reference: string,
  nativeTypeOf: (type: string) => NativeType | null,
): string | undefined {
  const parsed = parseReference(reference);
  const nativeType = parsed && nativeTypeOf(parsed.type);
  return parsed && nativeType
    ? keyReference(
        parsed.type,
        uniquenessKey(nativeType, parsed.title, `${parsed.type}/${parsed.title}`, () => undefined),
      )
    : undefined;
}
