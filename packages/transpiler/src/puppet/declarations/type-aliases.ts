import { descendantsOf } from '../ast/children.js';
import type { Expression, TypeAlias } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import { plainName } from '../inference/index.js';

/** Finds the type aliases of a file by name, and which of them refer to themselves. */
export class AliasTable {
  readonly #nodes = new Map<string, TypeAlias>();

  constructor(aliases: readonly TypeAlias[]) {
    for (const node of aliases) {
      const name = plainName(node.name);
      // Of several aliases with one name, the first is exported under that name. Such a file cannot be evaluated.
      if (!this.#nodes.has(name)) this.#nodes.set(name, node);
    }
  }

  /** The alias with a name; undefined if the file has none. */
  find(name: string): TypeAlias | undefined {
    return this.#nodes.get(plainName(name));
  }

  /** Whether the type of an alias contains the alias. */
  isRecursive(alias: TypeAlias): boolean {
    return this.reachable(alias).has(alias);
  }

  /**
   * Whether an alias is one of its own alternatives: `type A = Variant[A, Integer]`. Neither Puppet nor TypeScript accepts
   * such a type.
   */
  isCircular(alias: TypeAlias): boolean {
    return this.#reachable(alias, alternativesIn).has(alias);
  }

  /** The aliases of the file that the type of an alias contains, directly or through other aliases. */
  reachable(alias: TypeAlias): ReadonlySet<TypeAlias> {
    return this.#reachable(alias, namesIn);
  }

  #reachable(from: TypeAlias, namesOf: (type: Expression) => Iterable<string>): ReadonlySet<TypeAlias> {
    const found = new Set<TypeAlias>();
    const pending = [from];
    for (let alias = pending.pop(); alias !== undefined; alias = pending.pop()) {
      for (const name of namesOf(alias.typeExpr)) {
        const next = this.find(name);
        if (next === undefined || found.has(next)) continue;
        found.add(next);
        pending.push(next);
      }
    }
    return found;
  }
}

function* namesIn(type: Expression): Generator<string> {
  for (const node of descendantsOf(type)) if (node.type === 'QualifiedReference') yield node.value;
}

/** The types whose instances are those of their parameters. */
const TRANSPARENT: ReadonlySet<string> = new Set(['variant', 'optional', 'notundef']);

function* alternativesIn(type: Expression): Generator<string> {
  const node = unwrap(type);
  if (node.type === 'QualifiedReference') yield node.value;
  if (node.type !== 'AccessExpression' || node.leftExpr.type !== 'QualifiedReference') return;
  if (!TRANSPARENT.has(plainName(node.leftExpr.value))) return;
  for (const key of node.keys) yield* alternativesIn(key);
}
