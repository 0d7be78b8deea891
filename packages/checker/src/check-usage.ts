import { capitalizeSegments } from '@pptjs/runtime/internal';
import { didYouMean } from '@pptjs/runtime/suggestion';
import {
  type ClassUse,
  comparableTitle,
  type Diagnostic,
  type ResourceUsage,
  typeFindings,
  type World,
} from '@pptjs/transpiler';
import { diagnosticFrom, type DiagnosticPlace, LineIndex, type SourceRange } from '@pptjs/transpiler/dialect';
import { type EnvironmentData, textKeys } from './data-files.js';
import { usageFindings } from './findings.js';

/** A file with what its code says about resources. */
export interface UsingFile {
  readonly shownName: string;
  readonly text: string;
  readonly usage: ResourceUsage;
}

/** The titles of the resources of one type that an environment can declare. */
interface KnownTitles {
  readonly texts: Set<string>;
  /** The parts of texts: see `Titles`. */
  readonly patterns: (readonly string[])[];
}

/** The resources that the code of an environment can declare. */
class DeclarableResources {
  readonly #byType = new Map<string, KnownTitles>();
  /** Whether some code declares resources of a type that is not known. */
  #hasUnknownTypes = false;

  readonly #classes: DeclaredClasses;

  constructor(usages: readonly ResourceUsage[]) {
    this.#classes = new DeclaredClasses(usages);
    for (const { declared } of usages)
      for (const { typeName, titles, owner } of declared) {
        if (typeName === null) this.#hasUnknownTypes ||= this.#classes.mayEvaluate(owner);
        else if ('text' in titles) this.#titles(typeName).texts.add(comparableTitle(typeName, titles.text));
        else this.#titles(typeName).patterns.push(titles.parts);
      }
  }

  #titles(typeName: string): KnownTitles {
    let titles = this.#byType.get(typeName);
    if (titles === undefined) this.#byType.set(typeName, (titles = { texts: new Set(), patterns: [] }));
    return titles;
  }

  mayHave(typeName: string, title: string): boolean {
    if (typeName === 'class') return this.#mayHaveClass(title);
    if (this.#hasUnknownTypes || EVERYWHERE.has(typeName)) return true;
    const titles = this.#byType.get(typeName);
    if (titles === undefined) return false;
    const name = comparableTitle(typeName, title);
    return titles.texts.has(name) || titles.patterns.some((parts) => hasParts(name, parts));
  }

  /** Resources of an unknown type can be classes. */
  #mayHaveClass(name: string): boolean {
    return this.#hasUnknownTypes || this.#classes.mayHave(name);
  }

  /** The titles of a type that are known. */
  titles(typeName: string): Iterable<string> {
    return (typeName === 'class' ? this.#classes.names : this.#byType.get(typeName)?.texts) ?? [];
  }
}

/** The classes that the code of an environment declares. */
class DeclaredClasses {
  readonly names: ReadonlySet<string>;
  /** The classes that code outside of their module declares, and those that these classes declare. */
  readonly #used = new Set<string>();
  /** The parts of the names that such classes and other code declare. */
  readonly #partlyNamed: (readonly string[])[] = [];

  constructor(usages: readonly ResourceUsage[]) {
    const uses = usages.flatMap(({ classes }) => classes);
    this.names = new Set(uses.map(({ name }) => name));
    let others = usages.flatMap(({ partlyNamedClasses }) => partlyNamedClasses);
    for (let known = -1; known < this.#used.size + this.#partlyNamed.length;) {
      known = this.#used.size + this.#partlyNamed.length;
      for (const { name, owner } of uses)
        if (moduleOf(name) !== moduleOf(owner) || this.mayEvaluate(owner)) this.#used.add(name);
      const evaluated = others.filter(({ owner }) => owner === '' || this.mayEvaluate(owner));
      others = others.filter((each) => !evaluated.includes(each));
      this.#partlyNamed.push(...evaluated.map(({ parts }) => parts));
    }
  }

  /** Whether the code may declare a class. Puppet declares the classes `main` and `settings`. */
  mayHave(name: string): boolean {
    return name === 'main' || name === 'settings' || this.names.has(name) || this.#hasPartOf(name);
  }

  #hasPartOf(name: string): boolean {
    return this.#partlyNamed.some((parts) => hasParts(name, parts));
  }

  /**
   * Whether the code of a class may be evaluated. Modules have classes that an environment does not use, such as
   * `stdlib::manage`, which declares resources of any type.
   *
   * @param name undefined for code of no class
   */
  mayEvaluate(name: string | undefined): boolean {
    return name === undefined || this.#used.has(name) || this.#hasPartOf(name);
  }
}

const moduleOf = (name: string): string => name.split('::', 1)[0] ?? '';

/** The types of which resources exist that no code declares. */
const EVERYWHERE: ReadonlySet<string> = new Set(['filebucket', 'schedule', 'stage']);

/** Whether a text begins with the first part, ends with the last one, and has the others in between, in their order. */
function hasParts(text: string, parts: readonly string[]): boolean {
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

/** Returns a finding about each use in a file, or what `describe` makes of its place. */
export function findingsAbout<Use extends SourceRange, Result>(
  { shownName: file, text }: UsingFile,
  uses: readonly Use[],
  describe: (use: Use, place: DiagnosticPlace) => Result,
): readonly Result[] {
  if (uses.length === 0) return [];
  const lines = new LineIndex(text);
  return uses.map((use) => {
    const { start, end } = use;
    return describe(use, { file, start, end, ...lines.placeAt(start) });
  });
}

/** Warns about references to resources that no code of the environment declares. */
export function undeclaredReferences(files: readonly UsingFile[], world: World): readonly (readonly Diagnostic[])[] {
  const declared = new DeclarableResources(files.map(({ usage }) => usage));
  return files.map((file) => {
    const missing = file.usage.references.filter(
      ({ typeName, title }) => !declared.mayHave(typeName, title) && isKnown(typeName, title, world),
    );
    return findingsAbout(file, missing, ({ typeName, title }, at) => {
      const resource = `${capitalizeSegments(typeName)}[${title}]`;
      const place = didYouMean(title, declared.titles(typeName)) ?? 'No code of the environment declares it.';
      return diagnosticFrom(usageFindings, 'TYPE_UNKNOWN_RESOURCE', { resource, place }, at, 'warning');
    });
  });
}

/** Other findings concern types and classes that do not exist. */
function isKnown(typeName: string, title: string, world: World): boolean {
  if (typeName === 'class') return Boolean(world.findClass(title));
  return Boolean(world.findDefinedType(typeName)) || world.findResourceType(typeName) !== null;
}

/**
 * Warns about declarations of classes that give no value to a mandatory parameter, if no data and no other declaration of the
 * class has one.
 */
export function unboundParameters(
  files: readonly UsingFile[],
  data: EnvironmentData,
  world: World,
): readonly (readonly Diagnostic[])[] {
  const usages = files.map(({ usage }) => usage);
  const classes = new DeclaredClasses(usages);
  const createsClasses = usages.some(({ declared }) =>
    declared.some(({ typeName, owner }) => (typeName === 'class' || typeName === null) && classes.mayEvaluate(owner)),
  );
  if (!data.isComplete || createsClasses) return [];
  const keys = textKeys(data);
  const uses = usages.flatMap(({ classes }) => classes);
  const isGiven = (name: string, parameter: string): boolean =>
    uses.some((use) => use.name === name && (use.given === null || use.given.includes(parameter)));
  return files.map((file) => {
    const unbound = file.usage.classes.flatMap((use) =>
      mandatoryParameters(use, world)
        .filter((parameter) => !keys.has(`${use.name}::${parameter}`) && !isGiven(use.name, parameter))
        .map((parameter) => ({ ...use, parameter })),
    );
    return findingsAbout(file, unbound, ({ name, parameter }, at) => {
      const place = `No level of the Hiera data has the key '${name}::${parameter}'.`;
      const owner = `Class[${capitalizeSegments(name)}]`;
      return diagnosticFrom(typeFindings, 'TYPE_MISSING_PARAMETER', { owner, parameter, place }, at, 'warning');
    });
  });
}

/** Warns about lookups without a default of keys that no data has. */
export function unknownKeys(files: readonly UsingFile[], data: EnvironmentData): readonly (readonly Diagnostic[])[] {
  if (!data.isComplete) return [];
  const keys = textKeys(data);
  return files.map((file) => {
    const unknown = file.usage.lookups.filter(({ key }) => /^[\w:]+$/.test(key) && !keys.has(key));
    return findingsAbout(file, unknown, ({ key }, at) => unknownKey(key, keys, at));
  });
}

/** Warns about a key that is not among the keys of the data. */
export function unknownKey(key: string, keys: ReadonlySet<string>, place: DiagnosticPlace): Diagnostic {
  const suggestion = didYouMean(key, keys) ?? '';
  return diagnosticFrom(usageFindings, 'TYPE_UNKNOWN_KEY', { key, suggestion }, place, 'warning');
}

function mandatoryParameters({ name, given }: ClassUse, world: World): readonly string[] {
  if (given === null) return [];
  const parameters = world.findClass(name)?.parameters ?? [];
  return parameters.filter((each) => !each.hasDefault && !given.includes(each.name)).map((each) => each.name);
}
