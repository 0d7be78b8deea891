/** Functions that declare resources from Hashes: `create_resources`, `ensure_resource` and similar ones. */
import { capitalizeSegments } from '@pptjs/runtime/internal';
import { TupleType } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { plainName } from '../definitions/names.js';
import type { InferredCall } from '../functions/index.js';
import { isNever, isOnly, Kind } from '../lattice/index.js';
import { describeType } from '../types/describe-type.js';
import { onlyString } from '../types/only-value.js';
import type { Walk } from '../walk/walk.js';
import { checkAttributeValues } from './attribute-values.js';
import { originText } from './call-check.js';
import { entriesOf, literalEntry } from './entries.js';
import {
  checkAttributes,
  checkGiven,
  type GivenValues,
  hashValues,
  reportMissingParameters,
  withDefaults,
} from './given-values.js';
import { checkClassName, NO_ATTRIBUTES, NO_NAMES } from './resources.js';

/** The functions that declare resources of the type that the first argument names, with their modules. */
const CREATING: ReadonlyMap<string, { readonly isOfModule: boolean }> = new Map([
  ['create_resources', { isOfModule: false }],
  ['ensure_packages', { isOfModule: true }],
  ['ensure_resource', { isOfModule: true }],
  ['ensure_resources', { isOfModule: true }],
  ['stdlib::ensure_packages', { isOfModule: true }],
]);

/** Checks the type and the parameters of resources that a function declares. */
export function checkCreatedResources(functionName: string, call: InferredCall, walk: Walk): void {
  const origin = CREATING.get(functionName);
  if (origin === undefined) return;
  const place = originText({ name: functionName, ...origin });
  if (functionName.endsWith('ensure_packages')) {
    checkEnsured('package', 0, call, walk);
    return;
  }
  const typeName = createdType(functionName, place, call, walk);
  const [, resources] = call.nodes;
  if (typeName === null || resources === undefined) return;
  if (functionName === 'ensure_resource') {
    checkEnsured(typeName, 1, call, walk);
    return;
  }
  for (const { title, parameters, node } of createdBodies(resources, { functionName, place }, call, walk))
    checkCreatedBody(typeName, { title, parameters, node }, walk);
}

/** Checks the parameters that a function of stdlib gives to all resources whose titles precede them. */
function checkEnsured(typeName: string, titleAt: number, { args, nodes }: InferredCall, walk: Walk): void {
  const [titles, parameters] = [args[titleAt], args[titleAt + 1]];
  const node = nodes[titleAt + 1];
  if (titles === undefined || node === undefined) return;
  const first = titles instanceof TupleType ? titles.types[0] : titles;
  if (first === undefined || isNever(first) || !isOnly(first, Kind.string | Kind.undef)) return;
  // Only the parameters of a class depend on the title.
  const title = onlyString(first);
  if (title === null && typeName === 'class') return;
  checkCreatedBody(typeName, { title: title ?? '', parameters: hashValues(parameters, node, node), node }, walk);
}

/** Returns the name of the created type. Warns about one that does not exist: there may be no resources. */
function createdType(
  functionName: string,
  place: string,
  { args: [type], nodes: [node] }: InferredCall,
  walk: Walk,
): string | null {
  if (node === undefined || type === undefined || isNever(type)) return null;
  if (isOnly(type, NO_NAMES | Kind.array)) {
    const names = { function: functionName, parameter: 'type', expected: 'String', place };
    walk.report('TYPE_ARGUMENT', { ...names, actual: describeType(type) }, node, 'warning');
    return null;
  }
  const written = onlyString(type);
  if (written === null) return null;
  const name = plainName(written.replace(/^@@?/, ''));
  if (name === 'class' || walk.definitions.findDefinedType(name) !== null) return name;
  if (walk.definitions.findResourceType(name) === null)
    walk.reportMissing('TYPE_UNKNOWN_RESOURCE_TYPE', name, node, { mayExist: true });
  return name;
}

/** A resource that a function declares. */
interface CreatedBody {
  readonly title: string;
  readonly parameters: GivenValues;
  /** The place of findings. */
  readonly node: Expression;
}

/** Returns the resources that a Hash of a known form declares. Reports those without a Hash of parameters. */
function createdBodies(
  written: Expression,
  { functionName, place }: { readonly functionName: string; readonly place: string },
  { args: [, resources, defaults], nodes }: InferredCall,
  walk: Walk,
): readonly CreatedBody[] {
  const standard = hashValues(defaults, nodes[2], nodes[2] ?? written);
  return (entriesOf(resources) ?? []).flatMap(({ key: title, type, optional }) => {
    if (optional || isNever(type)) return [];
    const value = literalEntry(written, title)?.value;
    const node = value ?? written;
    if (isOnly(type, NO_ATTRIBUTES)) {
      const expected = 'a Hash of the parameters of each resource';
      const names = { function: functionName, parameter: 'resources', expected, place };
      walk.report('TYPE_ARGUMENT', { ...names, actual: describeType(type) }, node);
      return [];
    }
    return [{ title, parameters: withDefaults(hashValues(type, value, node), standard), node }];
  });
}

function checkCreatedBody(typeName: string, { title, parameters, node }: CreatedBody, walk: Walk): void {
  const { definitions } = walk;
  const isClass = typeName === 'class';
  if (isClass) checkClassName(title, node, walk);
  const declared = isClass ? definitions.findClass(plainName(title)) : definitions.findDefinedType(typeName);
  if (declared) {
    const owner = isClass ? `Class[${capitalizeSegments(plainName(title))}]` : capitalizeSegments(typeName);
    checkGiven(parameters.values, { owner, declared, acceptsUndef: true }, walk);
    if (!isClass) reportMissingParameters(parameters, { owner, declared, node }, walk);
    return;
  }
  const type = isClass ? undefined : definitions.findResourceType(typeName);
  if (!type) return;
  checkAttributes(parameters.values, { typeName, type }, walk);
  checkAttributeValues(parameters.values, typeName, walk);
}
