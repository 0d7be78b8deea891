import { capitalizeSegments } from '@pptjs/runtime/internal';
import { type ClassUse, type Diagnostic, typeFindings, type World } from '@pptjs/transpiler';
import { diagnosticFrom } from '@pptjs/transpiler/dialect';
import { type EnvironmentData, textKeys } from '../data/data-files.js';
import type { EnvironmentDefinitions, EvaluatedDefinitions } from './evaluated-definitions.js';
import { findingsAbout, type UsingFile } from './using-file.js';

/**
 * Warns about declarations of classes that give no value to a mandatory parameter, if no data and no other declaration of the
 * class has one.
 */
export function unboundParameters(
  files: readonly UsingFile[],
  definitions: EnvironmentDefinitions,
  data: EnvironmentData,
  world: World,
): readonly (readonly Diagnostic[])[] {
  if (!data.isComplete) return [];
  const keys = textKeys(data);
  const sharedUsesOf = sharedUses(files, definitions, world);
  return files.map((file) => {
    const own = file.usage.classes
      .filter(({ isResource }) => isResource)
      .flatMap((use) => mandatoryParameters(use, world));
    const unbound = [...own, ...sharedUsesOf(file)].filter(({ name, parameter }) => !keys.has(`${name}::${parameter}`));
    return findingsAbout(file, unbound, ({ name, parameter }, at) => {
      const place = `No level of the Hiera data has the key '${name}::${parameter}'.`;
      const owner = `Class[${capitalizeSegments(name)}]`;
      return diagnosticFrom(typeFindings, 'TYPE_MISSING_PARAMETER', { owner, parameter, place }, at, 'warning');
    });
  });
}

/** A declaration of a class that gives no value to a mandatory parameter. */
interface UnboundParameter extends ClassUse {
  readonly parameter: string;
}

/** Returns a function for the declarations in a file of classes to which another declaration could give values, but none does. */
function sharedUses(
  files: readonly UsingFile[],
  { onNodes, anywhere }: EnvironmentDefinitions,
  world: World,
): (file: UsingFile) => readonly UnboundParameter[] {
  const usages = files.map(({ usage }) => usage);
  const createsClasses = (definitions: EvaluatedDefinitions): boolean =>
    usages.some(({ declared }) =>
      declared.some(
        ({ typeName, owner }) => (typeName === 'class' || typeName === null) && definitions.mayEvaluate(owner),
      ),
    );
  const isCreatedOnNodes = createsClasses(onNodes);
  const isCreatedAnywhere = createsClasses(anywhere);
  const mayBeCreated = (owner: string): boolean => (onNodes.mayEvaluate(owner) ? isCreatedOnNodes : isCreatedAnywhere);
  const uses = usages.flatMap(({ classes }) => classes);
  const declared = new Set(uses.flatMap(({ name, isParent }) => (isParent === undefined ? [name] : [])));
  const isGiven = (name: string, parameter: string): boolean =>
    uses.some(
      ({ name: used, given, isParent }) =>
        used === name && isParent === undefined && (given === null || given.includes(parameter)),
    );
  return ({ usage }) =>
    usage.classes
      .filter(({ owner, isResource }) => isResource === undefined && !mayBeCreated(owner))
      // A class that no code declares is declared without values when another class inherits it.
      .map((use) =>
        use.isParent && !declared.has(use.name) && onNodes.mayEvaluate(use.owner) ? { ...use, given: [] } : use,
      )
      .flatMap((use) => mandatoryParameters(use, world))
      .filter(({ name, parameter }) => !isGiven(name, parameter));
}

function mandatoryParameters(use: ClassUse, world: World): readonly UnboundParameter[] {
  const { name, given } = use;
  if (given === null) return [];
  const parameters = world.findClass(name)?.parameters ?? [];
  return parameters
    .filter((each) => !each.hasDefault && !given.includes(each.name))
    .map((each) => ({ ...use, parameter: each.name }));
}
