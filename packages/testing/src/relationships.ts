/** In which order a catalog's resources are applied, and which refresh others. */

/** A metaparameter of a resource that names one that is not there. */
export interface MissingReference {
  readonly resource: string;
  readonly parameter: string;
  readonly reference: string;
}

export interface RelatedResource {
  readonly reference: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface RelationshipsOptions {
  readonly resources: readonly RelatedResource[];
  /** Who contains whom: references. */
  readonly edges: readonly (readonly [container: string, contained: string])[];
  /** The resource that a reference means, by its title or an alias; undefined where there is none. */
  readonly resolve: (reference: string) => string | undefined;
}

/** The parameters that relate, whether the named resource comes first, and whether it is about refreshing. */
const METAPARAMETERS = [
  { name: 'before', named: 'later', refresh: false },
  { name: 'notify', named: 'later', refresh: true },
  { name: 'require', named: 'earlier', refresh: false },
  { name: 'subscribe', named: 'earlier', refresh: true },
] as const;

/**
 * Every resource begins and ends; what a class or defined resource contains begins after its beginning and ends before
 * its end. A resource is applied before another if there is a way from its end to the other's beginning.
 */
export class Relationships {
  readonly missing: readonly MissingReference[];
  readonly #resolve: (reference: string) => string | undefined;
  readonly #order = new Map<string, string[]>();
  readonly #refresh = new Map<string, string[]>();
  readonly #contained = new Map<string, string[]>();

  constructor({ resources, edges, resolve }: RelationshipsOptions) {
    this.#resolve = resolve;
    const missing: MissingReference[] = [];
    this.missing = missing;
    for (const { reference } of resources) this.#link(begin(reference), end(reference), false);
    for (const [container, contained] of edges) {
      push(this.#contained, container, contained);
      for (const refresh of [false, true]) {
        this.#link(begin(container), begin(contained), refresh);
        this.#link(end(contained), end(container), refresh);
      }
    }
    for (const { reference, parameters } of resources) {
      for (const { name, named, refresh } of METAPARAMETERS) {
        for (const text of references(Object.hasOwn(parameters, name) ? parameters[name] : undefined)) {
          const other = resolve(text);
          if (other === undefined) missing.push({ resource: reference, parameter: name, reference: text });
          else if (named === 'later') this.#relate(reference, other, refresh);
          else this.#relate(other, reference, refresh);
        }
      }
    }
  }

  /** Whether the first is applied before the second. False where one of them is not there. */
  isBefore(first: string, second: string): boolean {
    const [from, to] = [this.#resolve(first), this.#resolve(second)];
    return from !== undefined && to !== undefined && from !== to && reaches(this.#order, end(from), begin(to));
  }

  /** Whether a change of the first, or of something in it, refreshes the second. */
  refreshes(first: string, second: string): boolean {
    const [from, to] = [this.#resolve(first), this.#resolve(second)];
    if (from === undefined || to === undefined || from === to) return false;
    return [from, ...reachable(this.#contained, from)].some((changed) =>
      reaches(this.#refresh, end(changed), begin(to)),
    );
  }

  /** Whether the first contains the second, directly or by others. */
  contains(container: string, contained: string): boolean {
    const [from, to] = [this.#resolve(container), this.#resolve(contained)];
    return from !== undefined && to !== undefined && from !== to && reaches(this.#contained, from, to);
  }

  /** Resources that would have to be applied before themselves, in order; null where there are none. */
  cycle(): readonly string[] | null {
    const done = new Set<string>();
    for (const start of this.#order.keys()) {
      const found = cycleFrom(this.#order, start, done);
      if (found !== null) return [...new Set(found.map((node) => node.slice(1)))];
    }
    return null;
  }

  #relate(first: string, second: string, refresh: boolean): void {
    this.#link(end(first), begin(second), false);
    if (refresh) this.#link(end(first), begin(second), true);
  }

  #link(from: string, to: string, refresh: boolean): void {
    push(refresh ? this.#refresh : this.#order, from, to);
  }
}

function begin(reference: string): string {
  return `<${reference}`;
}

function end(reference: string): string {
  return `>${reference}`;
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The references of a relationship parameter: one, or arrays of them. */
function references(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(references) : [];
}

function reaches(links: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  for (const node of reachable(links, from)) if (node === to) return true;
  return false;
}

/** The nodes that there is a way to. */
function* reachable(links: ReadonlyMap<string, readonly string[]>, from: string): Generator<string, void> {
  const seen = new Set([from]);
  const pending = [from];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    for (const next of links.get(node) ?? []) {
      if (seen.has(next)) continue;
      yield next;
      seen.add(next);
      pending.push(next);
    }
  }
}

/**
 * The nodes of a cycle that can be reached from a node; null where there is none. `done` holds what is known to lead to
 * none.
 */
function cycleFrom(links: ReadonlyMap<string, readonly string[]>, start: string, done: Set<string>): string[] | null {
  const path: { readonly node: string; next: number }[] = [];
  const onPath = new Set<string>();
  const enter = (node: string): void => {
    path.push({ node, next: 0 });
    onPath.add(node);
  };
  if (!done.has(start)) enter(start);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = links.get(top.node)?.[top.next++];
    if (next === undefined) {
      path.pop();
      onPath.delete(top.node);
      done.add(top.node);
    } else if (onPath.has(next)) {
      return path.slice(path.findIndex(({ node }) => node === next)).map(({ node }) => node);
    } else if (!done.has(next)) enter(next);
  }
  return null;
}
