import type { ResourceUsage } from '@pptjs/transpiler';

/** The classes and resource types that the code of a class or defined type, or code outside of both, can declare. */
interface Declarations {
  /** The names of classes and types, in lower case. */
  readonly names: Set<string>;
  /** The parts of the names of classes that are not known completely: see `PartlyNamedClass`. */
  readonly partlyNamed: (readonly string[])[];
}

/** The classes and defined types that an environment can evaluate, under two assumptions. */
export interface EnvironmentDefinitions {
  /** Only the manifests declare classes. If they declare none, a classifier of nodes does: the same as `anywhere`. */
  readonly onNodes: EvaluatedDefinitions;
  /** Nodes use all modules. */
  readonly anywhere: EvaluatedDefinitions;
}

/**
 * The classes and defined types that an environment can evaluate. Modules have others, such as `stdlib::manage`, which
 * declares resources of any type.
 */
export class EvaluatedDefinitions {
  readonly #owners = new Map<string, Declarations>();
  readonly #evaluated = new Set<string>();
  readonly #partlyNamed: (readonly string[])[] = [];

  private constructor(usages: readonly ResourceUsage[]) {
    for (const { classes, declared, partlyNamedClasses } of usages) {
      for (const { name, owner } of classes) this.#ownedBy(owner).names.add(name);
      for (const { typeName, owner } of declared)
        // Resources of an unknown type can be of any defined type, and classes.
        if (typeName === null) this.#ownedBy(owner).partlyNamed.push(['', '']);
        else this.#ownedBy(owner).names.add(typeName);
      for (const { parts, owner } of partlyNamedClasses) this.#ownedBy(owner).partlyNamed.push(parts);
    }
  }

  /** Finds the definitions that an environment can evaluate. */
  static of(usages: readonly ResourceUsage[]): EnvironmentDefinitions {
    const anywhere = EvaluatedDefinitions.#ofModules(usages);
    return { onNodes: EvaluatedDefinitions.#ofManifests(usages) ?? anywhere, anywhere };
  }

  /** The definitions that are evaluated if only the manifests declare classes. Undefined if they declare none. */
  static #ofManifests(usages: readonly ResourceUsage[]): EvaluatedDefinitions | undefined {
    const hasRoots = usages.some(
      ({ classes, partlyNamedClasses }) =>
        classes.some(({ owner }) => owner === '') || partlyNamedClasses.some(({ owner }) => owner === ''),
    );
    if (!hasRoots) return undefined;
    const definitions = new EvaluatedDefinitions(usages);
    definitions.#evaluate('');
    return definitions;
  }

  /**
   * The definitions that are evaluated if nodes use all modules: defined types, the classes that code outside of their
   * module declares, and those that this code declares.
   */
  static #ofModules(usages: readonly ResourceUsage[]): EvaluatedDefinitions {
    const definitions = new EvaluatedDefinitions(usages);
    const classes = new Set(usages.flatMap(({ evaluated }) => evaluated.map(({ name }) => name)));
    for (const [owner, { names, partlyNamed }] of definitions.#owners) {
      if (!classes.has(owner)) definitions.#evaluate(owner);
      for (const name of names) if (moduleOf(name) !== moduleOf(owner)) definitions.#evaluate(name);
      for (const parts of partlyNamed)
        if (parts[0]?.includes('::') === true && moduleOf(parts[0]) !== moduleOf(owner))
          definitions.#addPartlyNamed(parts);
    }
    return definitions;
  }

  #ownedBy(owner: string): Declarations {
    let declarations = this.#owners.get(owner);
    if (declarations === undefined) this.#owners.set(owner, (declarations = { names: new Set(), partlyNamed: [] }));
    return declarations;
  }

  #evaluate(first: string): void {
    for (const waiting = [first]; waiting.length > 0;) {
      const owner = waiting.pop()!;
      if (this.#evaluated.has(owner)) continue;
      this.#evaluated.add(owner);
      const declarations = this.#owners.get(owner);
      if (declarations === undefined) continue;
      waiting.push(...declarations.names);
      for (const parts of declarations.partlyNamed) this.#addPartlyNamed(parts);
    }
  }

  #addPartlyNamed(parts: readonly string[]): void {
    this.#partlyNamed.push(parts);
    for (const owner of this.#owners.keys()) if (hasParts(owner, parts)) this.#evaluate(owner);
  }

  /** @param owner the name of the class or defined type around some code, in lower case; empty for other code */
  mayEvaluate(owner: string): boolean {
    return owner === '' || this.#evaluated.has(owner) || this.mayDeclareAnyOf(owner);
  }

  /** Whether some code declares classes, of whose names only parts are known, that can have a name. */
  mayDeclareAnyOf(name: string): boolean {
    return this.#partlyNamed.some((parts) => hasParts(name, parts));
  }
}

const moduleOf = (name: string): string => name.split('::', 1)[0] ?? '';

/** Whether a text begins with the first part, ends with the last one, and has the others in between, in their order. */
export function hasParts(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  const end = text.length - last.length;
  let position = first.length;
  if (position > end || !text.startsWith(first) || !text.endsWith(last)) return false;
  for (const part of others) {
    const found = text.indexOf(part, position);
    if (found === -1 || found + part.length > end) return false;
    position = found + part.length;
  }
  return true;
}
