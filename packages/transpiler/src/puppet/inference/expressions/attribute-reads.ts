/** Reads of the attributes of resources: `File['/x']['mode']`. */
import { capitalizeSegments, isMetaparameter } from '@pptjs/runtime/internal';
import { ClassType, type PuppetType, ResourceType, TypeType } from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import type { AccessExpression } from '../../ast/nodes.js';
import { plainName } from '../definitions/names.js';
import { onlyString } from '../types/only-value.js';
import type { Walk } from '../walk/walk.js';
import { placeText } from './call-check.js';
import { lackOfAttribute } from './given-values.js';

/** The attributes of a resource or class that code can read. */
interface ReadableAttributes {
  readonly owner: string;
  readonly names: readonly string[];
  /** The sentence of findings about an attribute that is not one of them. */
  readonly place: string;
}

/** Reports `File['/x']['modus']`: an attribute that no resource of the type has. Returns whether it is one. */
export function readsUnknownAttribute(
  node: AccessExpression,
  reference: PuppetType,
  keys: readonly PuppetType[],
  walk: Walk,
): boolean {
  const name = keys.length === 1 && keys[0] !== undefined ? onlyString(keys[0]) : null;
  const attributes = name === null ? null : attributesOf(reference, walk);
  if (name === null || attributes === null) return false;
  const { owner, names, place } = attributes;
  if (name === 'name' || names.includes(name) || isMetaparameter(name)) return false;
  const detail = didYouMean(name, names) ?? place;
  walk.report('TYPE_UNKNOWN_PARAMETER', { owner, parameter: name, place: detail }, node);
  return true;
}

/** Returns the attributes of the resource or class that a type refers to; null if they are not known. */
function attributesOf(reference: PuppetType, { definitions }: Walk): ReadableAttributes | null {
  const type = reference instanceof TypeType ? reference.type : null;
  const isClass = type instanceof ClassType;
  if (!isClass && !(type instanceof ResourceType && type.title !== null)) return null;
  const name = isClass ? type.className : type.typeName;
  if (name === null) return null;
  const plain = plainName(name);
  const owner = isClass ? `Class[${capitalizeSegments(plain)}]` : capitalizeSegments(plain);
  const declared = isClass ? definitions.findClass(plain) : definitions.findDefinedType(plain);
  if (declared) return { owner, names: declared.parameters.map((each) => each.name), place: placeText(declared) };
  const native = isClass ? null : definitions.findResourceType(plain);
  return native ? { owner, names: native.attributeNames(), place: lackOfAttribute(owner) } : null;
}
