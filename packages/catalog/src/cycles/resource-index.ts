import type { GraphResource } from './graph-resource.js';

/** The parameter that names a resource, for types where it is not `name`. */
const NAME_PARAMETERS: Readonly<Record<string, string>> = { File: 'path', Tidy: 'path', Exec: 'command' };

/** Finds the resources of a catalog by their references and aliases. */
export class ResourceIndex {
  readonly resources: readonly GraphResource[];
  readonly #byReference = new Map<string, number>();

  constructor(resources: readonly GraphResource[]) {
    this.resources = resources;
    resources.forEach((resource, index) => this.#byReference.set(resource.reference, index));
    resources.forEach((resource, index) => {
      const { type, title } = resource;
      for (const alias of resource.texts('alias')) this.#add(`${type}[${alias}]`, index);
      // Several commands with different titles may have the same text, so it does not name a resource.
      if (type === 'Exec' || resource.isContainer) return;
      const name = nameOf(resource);
      if (name !== title) this.#add(`${type}[${name}]`, index);
    });
  }

  /** Returns the number of the resource with a reference or an alias; undefined if there is none. */
  find(reference: string): number | undefined {
    const found = this.#byReference.get(reference);
    if (found !== undefined) return found;
    if (!reference.startsWith('File[') || !reference.endsWith(']')) return undefined;
    const path = reference.slice('File['.length, -1);
    const normal = normalizePath(path);
    return normal === path ? undefined : this.#byReference.get(`File[${normal}]`);
  }

  #add(reference: string, index: number): void {
    if (!this.#byReference.has(reference)) this.#byReference.set(reference, index);
  }
}

/** Returns the name of a resource on the node: of a file, its path without a slash at the end. */
export function nameOf(resource: GraphResource): string {
  const { type, title } = resource;
  const name = resource.text(NAME_PARAMETERS[type] ?? 'name') ?? title;
  return type === 'File' ? normalizePath(name) : name;
}

function normalizePath(path: string): string {
  if (!path.endsWith('/') && !path.includes('//')) return path;
  return path.replace(/(?<=.)\/+$/, '').replace(/\/{2,}/g, '/');
}
