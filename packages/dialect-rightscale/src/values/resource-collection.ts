/** A collection of resources of one type. The resources are known by their hrefs only. */
export class ResourceCollection {
  /** The type of the resources, as in `rs_cm.servers`: `servers`. Another namespace is a part of it. */
  readonly type: string;
  readonly hrefs: readonly string[];

  constructor(type: string, hrefs: readonly string[]) {
    this.type = type;
    this.hrefs = hrefs;
  }

  /** A collection of the same type. */
  with(hrefs: readonly string[]): ResourceCollection {
    return new ResourceCollection(this.type, hrefs);
  }
}

/**
 * Creates a resource collection, for variables that JavaScript passes to a script.
 *
 * @param type the type of all resources: `servers`
 * @param hrefs the href of each resource: `/api/servers/1`
 * @throws {TypeError} if an argument has another type
 */
export function resourceCollection(type: string, hrefs: Iterable<string>): ResourceCollection {
  const list = [...hrefs];
  if (typeof type !== 'string' || !list.every((href) => typeof href === 'string'))
    throw new TypeError('A resource collection consists of a type and a list of hrefs, which are strings');
  return new ResourceCollection(type, list);
}
