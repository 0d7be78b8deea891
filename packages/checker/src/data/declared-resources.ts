/** The values in data that a class passes to resources: each entry of a Hash is the title and the attributes of one. */
import { capitalizeSegments, isMetaparameter, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { didYouMean } from '@pptjs/runtime/suggestion';
import {
  acceptedByContainer,
  type ContainerSignature,
  describeType,
  type Diagnostic,
  expectedType,
  type KnownResourceType,
  typeFindings,
} from '@pptjs/transpiler';
import { diagnosticFrom, type DiagnosticPlace } from '@pptjs/transpiler/dialect';
import type { EnvironmentWorld } from '../world/environment-world.js';
import { parameterOf } from './data-files.js';
import type { LookupOptions } from './lookup-options.js';
import { isPlainKey, type MergedLevels, wrongWithin } from './wrong-parts.js';

/** The data of an environment, and the place of a part of an entry. */
interface ResourceContext extends MergedLevels {
  readonly options: LookupOptions;
  readonly world: EnvironmentWorld;
  readonly place: (...path: readonly string[]) => DiagnosticPlace;
}

/** Warns about attributes of resources that a class declares from the value of a key. The class may change them before. */
export function checkDeclaredResources(key: string, value: Value, context: ResourceContext): readonly Diagnostic[] {
  if (!(value instanceof PuppetHash)) return [];
  const parameter = parameterOf(key);
  const strategy = context.options.strategyOf(key);
  if (parameter === undefined || strategy === undefined) return [];
  const hasOptions = context.options.of(key) !== null;
  const names = context.world.typesDeclaredFrom(...parameter);
  return names.flatMap((typeName) => {
    const type = context.world.findDefinedType(typeName) ?? context.world.findResourceType(typeName);
    if (!type) return [];
    return [...value].flatMap(([title, attributes]) => {
      const isReplaced = hasOptions && context.isMergedEntry(title);
      if (typeof title !== 'string' || !(attributes instanceof PuppetHash) || isReplaced) return [];
      return checkAttributes({ owner: capitalizeSegments(typeName), type, title, strategy }, attributes, context);
    });
  });
}

/** A resource that a class declares. */
interface DeclaredResource {
  /** The name of its type in messages. */
  readonly owner: string;
  readonly type: ContainerSignature | KnownResourceType;
  readonly title: string;
  /** How the levels of data are merged. */
  readonly strategy: string;
}

function checkAttributes(
  { owner, type, title, strategy }: DeclaredResource,
  attributes: PuppetHash,
  { types, place }: ResourceContext,
): readonly Diagnostic[] {
  return [...attributes].flatMap(([name, value]) => {
    if (typeof name !== 'string' || !isPlainKey(name) || isMetaparameter(name) || name === 'name') return [];
    const at = place(title, name);
    if (!('parameters' in type))
      return type.hasAttribute(name) ? [] : [unknown(owner, name, type.attributeNames(), at)];
    const parameter = type.parameters.find((each) => each.name === name);
    if (parameter === undefined) {
      const names = type.parameters.map((each) => each.name);
      return [unknown(owner, name, names, at)];
    }
    const wrong = wrongWithin(value, acceptedByContainer(parameter.type), strategy, types);
    if (wrong === undefined) return [];
    const declaredAt = `Declared in ${type.place.file}:${type.place.line}.`;
    const found = { expected: expectedType(wrong.expected), actual: describeType(wrong.actual), place: declaredAt };
    return [diagnosticFrom(typeFindings, 'TYPE_PARAMETER', { owner, parameter: name, ...found }, at, 'warning')];
  });
}

function unknown(owner: string, parameter: string, names: Iterable<string>, at: DiagnosticPlace): Diagnostic {
  const place = didYouMean(parameter, names) ?? `${owner} has no attribute with a similar name.`;
  return diagnosticFrom(typeFindings, 'TYPE_UNKNOWN_PARAMETER', { owner, parameter, place }, at, 'warning');
}
