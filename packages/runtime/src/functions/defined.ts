import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { context } from '../context/context.js';
import { isBuiltinResourceType } from '../context/resource-types.js';
import { findService } from '../context/services.js';
import { functionError, type Message } from '../errors/messages.js';
import { stripLeadingColons } from '../text/qualified-name.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { TypeType } from '../types/type-type.js';
import { PuppetType } from '../values/type.js';

const messages = {
  ALL_RESOURCE_TYPES: { text: 'The given resource type is a reference to all kind of types' },
  ALL_CLASSES: { text: 'The given class type is a reference to all classes' },
  INVALID_ARGUMENT: { text: "Invalid argument of type 'Puppet::Pops::Types::P{type}Type' to 'defined'" },
} as const satisfies Record<string, Message>;

/**
 * Returns true if any of its arguments is defined. A string names a class, a resource type, or a variable (`'$name'`).
 * A resource reference is defined if the catalog contains the resource. A class reference is defined if the class has
 * been evaluated.
 *
 * @example
 * defined('file', '$nosuch') # => true
 */
export const defined = defineBuiltin(
  'defined',
  { readsScope: true },
  dispatch(
    ['Variant[String, Type[CatalogEntry], Type[Type[CatalogEntry]]] vals+'],
    (values: readonly (string | PuppetType)[]) => values.some(isDefined),
  ),
);

function isDefined(value: string | PuppetType): boolean {
  if (typeof value === 'string') return isNameDefined(value);
  const type = value.resolved();
  if (type instanceof TypeType) return type.type !== null && isTypeDefined(type.type.resolved());
  return isReferenceDefined(type);
}

function isNameDefined(text: string): boolean {
  if (text.startsWith('$')) return text.length > 1 && context().scope.has(text.slice(1));
  const name = text.toLowerCase();
  if (name === 'main' || name === '') return name === 'main';
  const isNative = !name.startsWith('::') && name !== 'node' && isResourceType(name);
  const { definitions } = context();
  return (
    isNative ||
    (['define', 'class'] as const).some((kind) => definitions.find(kind, stripLeadingColons(name)) !== undefined) ||
    isSettings(name)
  );
}

/** Returns whether a name is the class `settings`, which is part of every catalog and has no definition. */
function isSettings(name: string): boolean {
  return stripLeadingColons(name) === 'settings' && findService('catalog') !== undefined;
}

function isResourceType(name: string): boolean {
  const plain = stripLeadingColons(name).toLowerCase();
  if (isBuiltinResourceType(plain) || context().definitions.find('define', plain) !== undefined) return true;
  return findService('catalog')?.hasResourceType(plain) ?? false;
}

function isReferenceDefined(type: PuppetType): boolean {
  if (type instanceof ResourceType) {
    if (type.typeName === null) throw functionError(messages.ALL_RESOURCE_TYPES, {});
    if (type.title === null) return type.typeName !== 'Node' && isResourceType(type.typeName);
    // The catalog lists a class of that title only if it was given as a Class reference.
    return (
      !(type.typeName === 'Class' && type.constructor !== ResourceType) &&
      (findService('catalog')?.isDeclared(type.typeName, type.title) ?? false)
    );
  }
  if (type instanceof ClassType) {
    if (type.className === null) throw functionError(messages.ALL_CLASSES, {});
    return findService('catalog')?.isDeclared('Class', type.className) ?? false;
  }
  throw functionError(messages.INVALID_ARGUMENT, { type: type.name });
}

/** Returns whether the type in `Type[File]`, or the resource in `Type[File[x]]`, is defined. A class need not be in the catalog. */
function isTypeDefined(type: PuppetType): boolean {
  if (type instanceof ResourceType) return isReferenceDefined(type);
  if (type instanceof ClassType) {
    if (type.className === null) throw functionError(messages.ALL_CLASSES, {});
    return context().definitions.find('class', type.className) !== undefined;
  }
  return false;
}
