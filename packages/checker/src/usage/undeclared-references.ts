import { capitalizeSegments } from '@pptjs/runtime/internal';
import { didYouMean } from '@pptjs/runtime/suggestion';
import { comparableTitle, type Diagnostic, type ResourceUsage, type World } from '@pptjs/transpiler';
import { diagnosticFrom } from '@pptjs/transpiler/dialect';
import { usageFindings } from '../findings/declarations.js';
import { type EnvironmentDefinitions, type EvaluatedDefinitions, hasParts } from './evaluated-definitions.js';
import { findingsAbout, type UsingFile } from './using-file.js';

/** The titles of the resources of one type that an environment can declare. */
interface KnownTitles {
  readonly texts: Set<string>;
  /** The parts of texts: see `Titles`. */
  readonly patterns: (readonly string[])[];
}

/** The resources and classes that code can declare. */
class DeclarableResources {
  readonly #byType = new Map<string, KnownTitles>();
  readonly #classes: ReadonlySet<string>;
  readonly #evaluated: EvaluatedDefinitions;
  /** Whether some code declares resources of a type that is not known. */
  #hasUnknownTypes = false;

  /**
   * @param evaluated the definitions whose code counts where it declares resources that are not known
   * @param isComplete whether all other code counts, too
   */
  constructor(usages: readonly ResourceUsage[], evaluated: EvaluatedDefinitions, world: World, isComplete: boolean) {
    this.#evaluated = evaluated;
    const uses = usages.flatMap(({ classes }) => classes);
    const counts = (owner: string): boolean => isComplete || evaluated.mayEvaluate(owner);
    this.#classes = new Set(uses.filter(({ owner }) => counts(owner)).map(({ name }) => name));
    for (const { declared } of usages)
      for (const { typeName, titles, attribute, owner } of declared) {
        if (typeName === null) this.#hasUnknownTypes ||= evaluated.mayEvaluate(owner);
        else if (!counts(owner) || !mayName(typeName, attribute, world)) continue;
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

  /** Resources of an unknown type can be classes. Puppet declares the classes `main` and `settings`. */
  #mayHaveClass(name: string): boolean {
    const isDeclared = name === 'main' || name === 'settings' || this.#classes.has(name);
    return isDeclared || this.#hasUnknownTypes || this.#evaluated.mayDeclareAnyOf(name);
  }

  /** The titles of a type that are known. */
  titles(typeName: string): Iterable<string> {
    return (typeName === 'class' ? this.#classes : this.#byType.get(typeName)?.texts) ?? [];
  }
}

/** The attributes that name resources of Puppet's own types; null if only their titles do. */
const NAMING_ATTRIBUTES: ReadonlyMap<string, string | null> = new Map([
  ['exec', null],
  ['file', 'path'],
  ['filebucket', 'name'],
  ['group', 'name'],
  ['notify', 'name'],
  ['package', 'name'],
  ['resources', 'name'],
  ['schedule', 'name'],
  ['service', 'name'],
  ['stage', 'name'],
  ['tidy', 'path'],
  ['user', 'name'],
]);

/**
 * Whether a reference can have the value of an attribute in place of a title. Any attribute can name resources of a type that
 * a module defines in Ruby.
 */
function mayName(typeName: string, attribute: string | undefined, world: World): boolean {
  if (attribute === undefined || attribute === 'alias') return true;
  const naming = NAMING_ATTRIBUTES.get(typeName);
  if (naming !== undefined) return attribute === naming;
  return attribute === 'name' || !world.findDefinedType(typeName);
}

/** The types of which resources exist that no code declares. */
const EVERYWHERE: ReadonlySet<string> = new Set(['filebucket', 'schedule', 'stage']);

/** The code of an environment that is known. */
export interface KnownCode {
  /** Whether all modules are installed and all files can be parsed. */
  readonly isComplete: boolean;
  /** Whether all manifests can be parsed. */
  readonly hasAllManifests: boolean;
}

/**
 * Warns about references to resources that no code of the environment declares.
 *
 * @param known which code is known. If code is not known, only a title that is similar to a declared one is probably wrong
 */
export function undeclaredReferences(
  files: readonly UsingFile[],
  { onNodes, anywhere }: EnvironmentDefinitions,
  world: World,
  known: KnownCode,
): readonly (readonly Diagnostic[])[] {
  const usages = files.map(({ usage }) => usage);
  const declaredOnNodes = new DeclarableResources(usages, onNodes, world, false);
  // The code that no manifest uses is checked as if nodes used all modules.
  const declaredAnywhere = new DeclarableResources(usages, anywhere, world, true);
  const isCompleteOnNodes =
    known.isComplete || (known.hasAllManifests && onNodes !== anywhere && onNodes.isKnownIn(world));
  return files.map((file) => {
    const missing = file.usage.references.flatMap((reference) => {
      const { typeName, title, owner } = reference;
      const isOnNodes = onNodes.mayEvaluate(owner);
      const declared = isOnNodes ? declaredOnNodes : declaredAnywhere;
      if (declared.mayHave(typeName, title) || !isKnown(typeName, title, world)) return [];
      // A class that is evaluated has been declared.
      if (typeName === 'class' && title === owner) return [];
      const suggestion = didYouMean(title, declared.titles(typeName));
      const isComplete = isOnNodes ? isCompleteOnNodes : known.isComplete;
      return isComplete || suggestion !== undefined ? [{ ...reference, suggestion }] : [];
    });
    return findingsAbout(file, missing, ({ typeName, title, suggestion }, at) => {
      const resource = `${capitalizeSegments(typeName)}[${title}]`;
      const place = suggestion ?? 'No code of the environment declares it.';
      return diagnosticFrom(usageFindings, 'TYPE_UNKNOWN_RESOURCE', { resource, place }, at, 'warning');
    });
  });
}

/** Other findings concern types and classes that do not exist. */
function isKnown(typeName: string, title: string, world: World): boolean {
  if (typeName === 'class') return Boolean(world.findClass(title));
  return Boolean(world.findDefinedType(typeName)) || world.findResourceType(typeName) !== null;
}
