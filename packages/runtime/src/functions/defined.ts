import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { context } from '../context/context.js';
import { isBuiltinResourceType } from '../context/resource-types.js';
import { findService } from '../context/services.js';
import { FunctionError } from '../errors/error.js';
import { stripLeadingColons } from '../text/qualified-name.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { TypeType } from '../types/type-type.js';
import { PuppetType } from '../values/type.js';

/**
 * Whether any of its arguments is known: a class, resource type or variable (`'$name'`) by name, or a resource by
 * reference, which has to be in the catalog already; a reference to a class asks whether the class has been evaluated.
 *
 * @example
 * defined('file', '$nosuch') # => true
 */
export const defined = defineBuiltin(
  'defined',
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

/** The class of the settings is part of every catalog, and no definition. */
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
    if (type.typeName === null) throw new FunctionError('The given resource type is a reference to all kind of types');
    if (type.title === null) return type.typeName !== 'Node' && isResourceType(type.typeName);
    // Only a class that was taken as a parameter is such a resource.
    return (
      !(type.typeName === 'Class' && type.constructor !== ResourceType) &&
      (findService('catalog')?.isDeclared(type.typeName, type.title) ?? false)
    );
  }
  if (type instanceof ClassType) {
    if (type.className === null) throw new FunctionError('The given class type is a reference to all classes');
    return findService('catalog')?.isDeclared('Class', type.className) ?? false;
  }
  throw new FunctionError(`Invalid argument of type 'Puppet::Pops::Types::P${type.name}Type' to 'defined'`);
}

/** `Type[File]`: whether there is such a type, be it in the catalog or not. */
function isTypeDefined(type: PuppetType): boolean {
  if (type instanceof ResourceType) {
    if (type.typeName === null) throw new FunctionError('The given resource type is a reference to all kind of types');
    return isResourceType(type.typeName);
  }
  if (type instanceof ClassType) {
    if (type.className === null) throw new FunctionError('The given class type is a reference to all classes');
    return context().definitions.find('class', type.className) !== undefined;
  }
  return false;
}
