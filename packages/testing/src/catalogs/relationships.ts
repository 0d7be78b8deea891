/** A relationship parameter whose target is not in the catalog. */
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
  /** The containment edges, as references. The container is a class or a defined resource. */
  readonly edges: readonly (readonly [container: string, contained: string])[];
  /** Resolves a reference or alias to the reference of a resource; undefined if the catalog has no such resource. */
  readonly resolve: (reference: string) => string | undefined;
}

/**
 * The relationship parameters. `target` says whether the resource that the parameter names is applied earlier or later.
 */
const METAPARAMETERS = [
  { name: 'before', target: 'later', refresh: false },
  { name: 'notify', target: 'later', refresh: true },
  { name: 'require', target: 'earlier', refresh: false },
  { name: 'subscribe', target: 'earlier', refresh: true },
] as const;

/**
 * The order in which the resources of a catalog are applied, and which resources refresh others.
 *
 * The graph has two nodes for each resource: its beginning and its end. A contained resource begins after its container
 * begins and ends before its container ends. A resource is applied before another if a path leads from its end to the
 * other's beginning.
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
      for (const { name, target, refresh } of METAPARAMETERS) {
        for (const text of references(Object.hasOwn(parameters, name) ? parameters[name] : undefined)) {
          const other = resolve(text);
          if (other === undefined) missing.push({ resource: reference, parameter: name, reference: text });
          else if (target === 'later') this.#relate(reference, other, refresh);
          else this.#relate(other, reference, refresh);
        }
      }
    }
  }

  /** Whether the first resource is applied before the second. Returns false if the catalog lacks one of them. */
  isBefore(first: string, second: string): boolean {
    const [from, to] = [this.#resolve(first), this.#resolve(second)];
    return from !== undefined && to !== undefined && from !== to && reaches(this.#order, end(from), begin(to));
  }

  /** Whether a change of the first resource, or of a resource in it, refreshes the second. */
  refreshes(first: string, second: string): boolean {
    const [from, to] = [this.#resolve(first), this.#resolve(second)];
    if (from === undefined || to === undefined || from === to) return false;
    return [from, ...reachable(this.#contained, from)].some((changed) =>
      reaches(this.#refresh, end(changed), begin(to)),
    );
  }

  /** Whether the first resource contains the second, directly or through other containers. */
  contains(container: string, contained: string): boolean {
    const [from, to] = [this.#resolve(container), this.#resolve(contained)];
    return from !== undefined && to !== undefined && from !== to && reaches(this.#contained, from, to);
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

/** Returns the references in the value of a relationship parameter: one, or nested arrays of them. */
function references(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(references) : [];
}

function reaches(links: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  for (const node of reachable(links, from)) if (node === to) return true;
  return false;
}

/** Yields the nodes that can be reached from `from`. */
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
