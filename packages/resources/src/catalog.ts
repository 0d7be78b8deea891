import { rubyInspect, type Value } from '@pptjs/runtime/core';
import { DeclarationError, withPlace, placeText } from './errors.js';
import { flatten } from './flatten.js';
import { inspectable } from './parameter-value.js';
import { parseReference, referenceText } from './reference.js';
import { NO_PLACE, type LazyPlace, type Resource } from './resource.js';
import { addTag } from './tags.js';
import { keyReference, uniquenessKey } from './uniqueness-key.js';

/** The resources of a node under compilation, who contains whom, and the names that they are known by. */
export class Catalog {
  readonly name: string;
  readonly environment: string;
  readonly #resources: Resource[] = [];
  #unevaluated: Resource[] = [];
  readonly #byType = new Map<string, Resource[]>();
  /** By reference, aliases included. */
  readonly #table = new Map<string, Resource>();
  /** By reference of the contained resource: what contains it, in the order in which that was said. */
  readonly #containers = new Map<string, Resource[]>();
  readonly #classes = new Set<string>();
  readonly tags = new Set<string>();

  constructor(name: string, environment: string) {
    this.name = name;
    this.environment = environment;
  }

  /** In order of declaration. */
  get resources(): readonly Resource[] {
    return this.#resources;
  }

  get classes(): readonly string[] {
    return [...this.#classes];
  }

  /** Also by alias. */
  find(type: string, title: string): Resource | undefined {
    return this.#table.get(referenceText(type, title));
  }

  /**
   * By `Type[title]`, which may be an alias, and for native types any title that names the same thing (`File[/tmp/]`).
   * @throws {DeclarationError} where no resource has that title, and its type cannot read it
   */
  findReference(reference: string): Resource | undefined {
    return this.#table.get(reference) ?? this.#findByName(reference);
  }

  /** A native type may read another title as the same name. */
  #findByName(reference: string): Resource | undefined {
    const parsed = parseReference(reference);
    const builtin = parsed === null ? null : this.#byType.get(parsed.type)?.[0]?.builtin;
    if (parsed === null || builtin === null || builtin === undefined) return undefined;
    const key = uniquenessKey(builtin, parsed.title, () => undefined);
    return this.#table.get(keyReference(parsed.type, key));
  }

  /** The resources of a type, in order of declaration; those that are added meanwhile come along. */
  *ofType(type: string): Generator<Resource, void> {
    const resources = this.#byType.get(type);
    if (resources !== undefined) yield* resources;
  }

  /** The defined resources that are to be evaluated now; those that are virtual stay for later. */
  takeUnevaluated(): Resource[] {
    const taken = this.#unevaluated.filter(({ virtual }) => !virtual);
    if (taken.length > 0) this.#unevaluated = this.#unevaluated.filter(({ virtual }) => virtual);
    return taken;
  }

  /** Whether an evaluated class, or what is otherwise known of the catalog, has given it the tag. */
  isTagged(tag: string): boolean {
    return this.tags.has(tag.toLowerCase());
  }

  addClass(name: string): void {
    this.#classes.add(name);
    addTag(this.tags, name);
  }

  /** @throws {DeclarationError} where a resource of that name is there already */
  add(resource: Resource): void {
    const existing = this.#table.get(resource.reference);
    if (existing !== undefined) throw new DeclarationError(duplicateDeclaration(existing, resource));
    this.#table.set(resource.reference, resource);
    this.#resources.push(resource);
    if (resource.isDefined) this.#unevaluated.push(resource);
    const ofType = this.#byType.get(resource.type);
    if (ofType === undefined) this.#byType.set(resource.type, [resource]);
    else ofType.push(resource);
    const aliases = resource.get('alias');
    if (aliases !== undefined) for (const alias of flatten(aliases)) this.#alias(resource, alias);
    this.#addUniquenessAlias(resource);
  }

  /** Makes a resource known by another title. */
  #alias(resource: Resource, title: Value): void {
    if (title !== resource.title) this.#addAlias(resource, keyReference(resource.type, [title]), title);
  }

  contain(container: Resource, contained: Resource): void {
    const containers = this.#containers.get(contained.reference);
    if (containers === undefined) this.#containers.set(contained.reference, [container]);
    else if (!containers.includes(container)) containers.push(container);
  }

  containersOf(resource: Resource): readonly Resource[] {
    return this.#containers.get(resource.reference) ?? [];
  }

  /**
   * A resource is known by its name as well where that is not its title, unless its type allows several of that name.
   */
  #addUniquenessAlias(resource: Resource): void {
    const { builtin, type, title } = resource;
    if (builtin === null || !builtin.isomorphic) return;
    if (builtin.titleIsName && resource.get(builtin.namevar) === undefined) return;
    const key = uniquenessKey(builtin, title, (name) => resource.get(name));
    this.#addAlias(resource, keyReference(type, key), key);
  }

  #addAlias(resource: Resource, reference: string, key: Value): void {
    const existing = this.#table.get(reference);
    if (existing === resource) return;
    if (existing !== undefined) {
      const where = placeOf(resource.place);
      const alias = inspectable(key);
      const known = rubyInspect([resource.type, ...flatten(alias)]);
      const message = `Cannot alias ${resource.reference} to ${rubyInspect(alias)}${where === '' ? '' : ` at ${where}`}; resource ${known} already declared`;
      throw new DeclarationError(withPlace(message, existing.place));
    }
    this.#table.set(reference, resource);
  }
}

function placeOf(place: LazyPlace): string {
  return placeText(place.file, place.line);
}

function duplicateDeclaration(existing: Resource, added: Resource): string {
  const where = existing.place === NO_PLACE || placeOf(existing.place) === '' ? '' : ` at ${placeOf(existing.place)}`;
  const again = placeOf(added.place);
  return `Duplicate declaration: ${added.reference} is already declared${where}; cannot redeclare${again === '' ? '' : ` ${again}`}`;
}
