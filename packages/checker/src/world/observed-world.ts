import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import type {
  ContainerSignature,
  DeclarationPlace,
  DeclaredClass,
  DeclaredFunction,
  DeclaredParameter,
  FileFolder,
  KnownFunction,
  World,
} from '@pptjs/transpiler';

/** The kinds of definitions that files see of each other. */
export type SeenKind = 'function' | 'class' | 'define' | 'alias' | 'variable' | 'template';

/**
 * Names something that a file can see of a definition of another file: whether the definition exists, or a part of it
 * such as its parameters. @param name in lower case
 */
export function aspectOf(kind: SeenKind, name: string, part = ''): string {
  return part === '' ? `${kind} ${name}` : `${kind} ${name} ${part}`;
}

const FILE = 'file ';

/** Names the existence of a file of a module. Files are no definitions: `parseFileAspect` tells them apart. */
function fileAspect(folder: FileFolder, name: string, isFound: boolean): string {
  return `${FILE}${folder} ${isFound ? '+' : '-'}${name}`;
}

/** Returns a file that was looked for, and whether it was found; undefined for other aspects. */
export function parseFileAspect(
  aspect: string,
): { readonly folder: FileFolder; readonly name: string; readonly isFound: boolean } | undefined {
  if (!aspect.startsWith(FILE)) return undefined;
  const [, folder, sign, name] = /^file (files|templates) ([+-])(.*)$/s.exec(aspect) ?? [];
  if (folder === undefined || name === undefined) return undefined;
  return { folder: folder as FileFolder, name, isFound: sign === '+' };
}

/** Receives each aspect that is read, possibly several times. */
type See = (aspect: string) => void;

/**
 * Returns a world with the same answers that reports what its user sees of the definitions of other files. Native resource
 * types are not reported: files in Puppet do not change them.
 */
export function observedWorld(world: World, see: See): World {
  const functions = new Map<string, KnownFunction | null | undefined>();
  const classes = new Map<string, DeclaredClass | null | undefined>();
  const definedTypes = new Map<string, ContainerSignature | null | undefined>();
  return {
    findFunction: (name) =>
      cached(functions, name, () => {
        see(aspectOf('function', name));
        const found = world.findFunction(name);
        return found?.kind === 'puppet' ? new ObservedFunction(name, world, see) : found;
      }),
    findClass: (name) =>
      cached(classes, name, () => {
        see(aspectOf('class', name));
        return world.findClass(name) && new ObservedClass(name, world, see);
      }),
    findDefinedType: (name) =>
      cached(definedTypes, name, () => {
        see(aspectOf('define', name));
        return world.findDefinedType(name) && new ObservedDefinedType(name, world, see);
      }),
    findAlias: (name) => {
      see(aspectOf('alias', name));
      return world.findAlias(name);
    },
    findResourceType: (name) => world.findResourceType(name),
    hasFile: (folder, name) => {
      const isFound = world.hasFile(folder, name);
      see(fileAspect(folder, name, isFound === true));
      return isFound;
    },
    findTemplate: (name) => {
      const found = world.findTemplate(name);
      if (found !== undefined) see(aspectOf('template', found.path));
      return found;
    },
    isCertainlyMissing: (name) => world.isCertainlyMissing(name),
    names: (kind) => world.names(kind),
    hasTopVariable: (name) => {
      see(aspectOf('variable', name));
      return world.hasTopVariable(name);
    },
    // A change of a file that declares facts makes all results useless.
    factKeys: (path) => world.factKeys(path),
  };
}

function cached<T>(found: Map<string, T>, name: string, find: () => T): T {
  const cachedValue = found.get(name);
  if (cachedValue !== undefined || found.has(name)) return cachedValue as T;
  const value = find();
  found.set(name, value);
  return value;
}

/** A definition that the world finds each time, so that an old version of its file can be released. */
abstract class Observed<Found extends ContainerSignature> implements ContainerSignature {
  abstract readonly seenKind: SeenKind;
  readonly #name: string;
  readonly #see: See;

  constructor(
    name: string,
    readonly world: World,
    see: See,
  ) {
    this.#name = name;
    this.#see = see;
  }

  abstract find(name: string): Found | undefined;

  /** Reports a part, and returns the definition; undefined if it has been removed since. */
  protected see(part: string): Found | undefined {
    this.#see(aspectOf(this.seenKind, this.#name, part));
    return this.find(this.#name);
  }

  get parameters(): readonly DeclaredParameter[] {
    return this.see('parameters')?.parameters ?? [];
  }

  get place(): DeclarationPlace {
    return this.see('place')?.place ?? { file: '', line: 1 };
  }
}

class ObservedFunction extends Observed<DeclaredFunction> implements DeclaredFunction {
  readonly kind = 'puppet';
  readonly seenKind = 'function';

  find(name: string): DeclaredFunction | undefined {
    const found = this.world.findFunction(name);
    return found?.kind === 'puppet' ? found : undefined;
  }

  get returns(): PuppetType {
    return this.see('result')?.returns ?? ANY;
  }
}

class ObservedClass extends Observed<DeclaredClass> implements DeclaredClass {
  readonly seenKind = 'class';

  find(name: string): DeclaredClass | undefined {
    return this.world.findClass(name) ?? undefined;
  }

  get inherits(): string | null {
    return this.see('parent')?.inherits ?? null;
  }

  variableType(name: string): PuppetType | null | undefined {
    return this.see(`$${name}`)?.variableType(name);
  }
}

class ObservedDefinedType extends Observed<ContainerSignature> {
  readonly seenKind = 'define';

  find(name: string): ContainerSignature | undefined {
    return this.world.findDefinedType(name) ?? undefined;
  }
}
