import { functionOwner, type ResourceUsage, type World } from '@pptjs/transpiler';

/** The classes and resource types that the code of an owner can declare, and the functions that it calls. */
interface Declarations {
  /** The names of classes and types, in lower case, and the owners of the code of functions. */
  readonly names: Set<string>;
  /** The parts of the names of classes that are not known completely: see `PartlyNamedClass`. */
  readonly partlyNamed: (readonly string[])[];
  /** Whether the code calls a function whose name is not known. */
  callsAnyFunction: boolean;
}

/** The classes and defined types that an environment can evaluate, under two assumptions. */
export interface EnvironmentDefinitions {
  /**
   * Only the manifests declare classes and resources of defined types. If they declare none, a classifier of nodes does: the
   * same as `anywhere`.
   */
  readonly onNodes: EvaluatedDefinitions;
  /** Nodes use all modules. */
  readonly anywhere: EvaluatedDefinitions;
}

/**
 * The classes, defined types and functions that an environment can evaluate. Modules have others, such as `stdlib::manage`, which
 * declares resources of any type.
 */
export class EvaluatedDefinitions {
  readonly #owners = new Map<string, Declarations>();
  readonly #evaluated = new Set<string>();
  readonly #partlyNamed: (readonly string[])[] = [];

  private constructor(usages: readonly ResourceUsage[]) {
    for (const { classes, declared, partlyNamedClasses, functions } of usages) {
      for (const { name, owner } of functions)
        if (name === null) this.#ownedBy(owner).callsAnyFunction = true;
        else this.#ownedBy(owner).names.add(functionOwner(name));
      for (const { name, owner } of classes) this.#ownedBy(owner).names.add(name);
      for (const { typeName, owner } of declared)
        // Resources of an unknown type can be of any defined type, and classes.
        if (typeName === null) this.#ownedBy(owner).partlyNamed.push(['', '']);
        else this.#ownedBy(owner).names.add(typeName);
      for (const { parts, owner } of partlyNamedClasses) this.#ownedBy(owner).partlyNamed.push(parts);
    }
  }

  /** Finds the definitions that an environment can evaluate. */
  static of(usages: readonly ResourceUsage[], world: World): EnvironmentDefinitions {
    const anywhere = EvaluatedDefinitions.#ofModules(usages);
    return { onNodes: EvaluatedDefinitions.#ofManifests(usages, world) ?? anywhere, anywhere };
  }

  /** The definitions that are evaluated if only the manifests declare some. Undefined if they declare none. */
  static #ofManifests(usages: readonly ResourceUsage[], world: World): EvaluatedDefinitions | undefined {
    const hasRoots = usages.some(
      ({ classes, declared, partlyNamedClasses }) =>
        classes.some(({ owner }) => owner === '') ||
        partlyNamedClasses.some(({ owner }) => owner === '') ||
        declared.some(({ typeName, owner }) => owner === '' && typeName && world.findDefinedType(typeName)),
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
    if (declarations === undefined) {
      declarations = { names: new Set(), partlyNamed: [], callsAnyFunction: false };
      this.#owners.set(owner, declarations);
    }
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
      if (declarations.callsAnyFunction) waiting.push(...Array.from(this.#owners.keys()).filter(isFunction));
    }
  }

  /** Whether the code of all these definitions is known. Otherwise code that is not installed can declare anything. */
  isKnownIn(world: World): boolean {
    return Array.from(this.#evaluated).every((owner) => {
      const declarations = this.#owners.get(owner);
      if (declarations === undefined) return true;
      const { names, partlyNamed, callsAnyFunction } = declarations;
      return (
        !callsAnyFunction &&
        Array.from(names).every((name) => isDefinedIn(world, name)) &&
        partlyNamed.every((parts) => this.#isInstalled(parts))
      );
    });
  }

  /** Whether the name of a class begins with the name of a module that is installed. */
  #isInstalled([first = '']: readonly string[]): boolean {
    if (!first.includes('::')) return false;
    const module = moduleOf(first);
    return Array.from(this.#owners.keys()).some((owner) => moduleOf(owner) === module);
  }

  #addPartlyNamed(parts: readonly string[]): void {
    this.#partlyNamed.push(parts);
    for (const owner of this.#owners.keys()) if (!isFunction(owner) && hasParts(owner, parts)) this.#evaluate(owner);
  }

  /** @param owner as in `ResourceUsage` */
  mayEvaluate(owner: string): boolean {
    return owner === '' || this.#evaluated.has(owner) || (!isFunction(owner) && this.mayDeclareAnyOf(owner));
  }

  /** Whether some code declares classes, of whose names only parts are known, that can have a name. */
  mayDeclareAnyOf(name: string): boolean {
    return this.#partlyNamed.some((parts) => hasParts(name, parts));
  }
}

/** Whether the owner of some code is a function. */
const isFunction = (owner: string): boolean => owner.endsWith('()');

/** Whether a class, resource type or function exists. @param name as in `Declarations` */
function isDefinedIn(world: World, name: string): boolean {
  if (isFunction(name)) return Boolean(world.findFunction(name.slice(0, -'()'.length)));
  return (
    Boolean(world.findClass(name)) || Boolean(world.findDefinedType(name)) || Boolean(world.findResourceType(name))
  );
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
