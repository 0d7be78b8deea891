/** Functions that look up and declare resources. */
import {
  callByName,
  ClassType,
  currentCatalog,
  defineBuiltin,
  dispatch,
  EMPTY_HASH,
  functionError,
  HashBuilder,
  isArray,
  noConversion,
  legacyText,
  PuppetHash,
  ResourceType,
  rubyClassOf,
  rubyInspect,
  type Value,
  flattenArrays,
} from '@pptjs/runtime/internal';
import { isDefinedWith, parseResourceName, type ResourceName } from '../catalog/resource-match.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { isTruthy } from '../values/booleans.js';
import { unsupportedArgument } from '../values/class-names.js';

/**
 * Returns whether the catalog contains a resource with some attributes.
 *
 * @example
 * defined_with_params(User['dan'], { 'ensure' => 'present' }) # => false
 */
export const defined_with_params = legacyFunction('defined_with_params', ([reference, attributes = null]) => {
  if (!isTruthy(reference)) throw functionError(messages.NO_REFERENCE, {});
  return isDefinedWith('defined_with_params', resourceName(reference), attributes);
});

function resourceName(reference: Value): ResourceName {
  if (typeof reference === 'string') return parseResourceName(reference);
  if (reference instanceof ResourceType) return { type: reference.typeName ?? '', title: reference.title ?? '' };
  if (reference instanceof ClassType) return { type: 'Class', title: reference.className ?? '' };
  throw functionError(messages.UNKNOWN_REFERENCE, { class: rubyClassOf(reference) });
}

/** The value of `ensure` that means present, for types of resources that have their own. */
const PRESENT: ReadonlyMap<string, string> = new Map([
  ['package', 'installed'],
  ['service', 'running'],
]);

/**
 * Returns the value of `ensure` that a type of resources has for present or absent.
 *
 * @example
 * stdlib::ensure(true, 'service') # => 'running'
 */
export const ensure = defineBuiltin(
  'stdlib::ensure',
  dispatch(
    [
      "Variant[Boolean, Enum['present', 'absent']] ensure",
      "Enum['directory', 'link', 'mounted', 'service', 'file', 'package'] resource",
    ],
    (state: boolean | string, type: string) => {
      if (state === true || state === 'present') return PRESENT.get(type) ?? type;
      return type === 'service' ? 'stopped' : 'absent';
    },
    { returns: 'String' },
  ),
);

const packagesSignature = dispatch(
  ['Variant[String[1], Array[String[1]], Hash[String[1], Any]] packages', 'Hash default_attributes?'],
  (packages: Value, attributes?: PuppetHash) => {
    const defaults = packageDefaults(attributes);
    if (packages instanceof PuppetHash) declareMissingResources('package', packages, defaults);
    else for (const name of isArray(packages) ? packages : [packages]) declareMissing('package', name, defaults);
    return null;
  },
  { returns: 'Undef' },
);

/**
 * Declares packages with `ensure => installed`, unless the catalog contains them.
 *
 * @example
 * ensure_packages(['curl', 'wget']) # => undef
 */
export const ensure_packages = defineBuiltin('ensure_packages', { actsOnScope: true }, packagesSignature);

/**
 * Declares packages with `ensure => installed`, unless the catalog contains them.
 *
 * @example
 * stdlib::ensure_packages(['curl', 'wget']) # => undef
 */
export const stdlib_ensure_packages = defineBuiltin(
  'stdlib::ensure_packages',
  { actsOnScope: true },
  dispatch(
    ['Variant[String[1], Array[String[1]]] packages', 'Hash default_attributes?'],
    (packages: string | readonly string[], attributes: PuppetHash = EMPTY_HASH) => {
      for (const name of typeof packages === 'string' ? [packages] : packages) ensurePackage(name, attributes);
      return null;
    },
    { returns: 'Undef' },
  ),
  dispatch(
    ['Hash[String[1], Any] packages', 'Hash default_attributes?'],
    (packages: PuppetHash, attributes: PuppetHash = EMPTY_HASH) => {
      for (const [name, own] of packages) ensurePackage(name, mergeAttributes(attributes, own));
      return null;
    },
    { returns: 'Undef' },
  ),
);

/** `present` and `installed` mean the same, so a package that is `present` in the catalog is not declared again. */
function ensurePackage(name: Value, attributes: PuppetHash): void {
  const parameters = new HashBuilder().set('ensure', 'installed').addAll(attributes);
  const ensure = parameters.get('ensure');
  if (ensure === 'present' || ensure === 'installed') parameters.set('ensure', presentValue(legacyText(name)));
  declareMissing('package', name, parameters.build());
}

function presentValue(name: string): string {
  const isPresent = isDefinedWith('ensure_packages', parseResourceName(`Package[${name}]`), PRESENT_ATTRIBUTES);
  return isPresent ? 'present' : 'installed';
}

const PRESENT_ATTRIBUTES = PuppetHash.from([['ensure', 'present']]);

function packageDefaults(attributes: PuppetHash | undefined): PuppetHash {
  const builder = new HashBuilder().set('ensure', 'installed');
  if (attributes !== undefined) builder.addAll(attributes);
  if (builder.get('ensure') === 'present') builder.set('ensure', 'installed');
  return builder.build();
}

/**
 * Declares a resource with a title, or several with an array of titles, unless the catalog contains them with the same
 * attributes.
 *
 * @example
 * ensure_resource('user', 'dan', { 'ensure' => 'present' }) # => undef
 */
export const ensure_resource = legacyFunction(
  'ensure_resource',
  ([type = null, title = null, attributes = null]) => {
    declareMissing(type, title, attributes);
    return null;
  },
  { actsOnScope: true },
);

function declareMissing(type: Value, title: Value, attributes: Value, caller = 'ensure_resource'): void {
  if (!isTruthy(type)) throw functionError(messages.NO_TYPE, {});
  if (!isTruthy(title)) throw functionError(messages.NO_TITLE, {});
  const parameters = isTruthy(attributes) ? attributes : EMPTY_HASH;
  for (const item of flattenArrays(title)) {
    if (isDefinedWith(caller, parseResourceName(`${legacyText(type)}[${legacyText(item)}]`), parameters)) continue;
    if (typeof type !== 'string') throw unsupportedArgument(caller, 'a String with the name of a type', type);
    callByName('create_resources', [type.toLowerCase(), PuppetHash.from([[item, parameters]])]);
  }
}

/**
 * Declares a resource for each title of a hash, unless the catalog contains it with the same attributes. The attributes
 * in the hash override those of the third argument.
 *
 * @example
 * ensure_resources('user', { 'dan' => { 'uid' => '600' } }, { 'ensure' => 'present' }) # => undef
 */
export const ensure_resources = legacyFunction(
  'ensure_resources',
  ([type = null, titles = null, attributes = null]) => {
    declareMissingResources(type, titles, attributes);
    return null;
  },
  { actsOnScope: true },
);

function declareMissingResources(type: Value, titles: Value, attributes: Value): void {
  if (!isTruthy(type)) throw functionError(messages.NO_TYPE, {});
  if (!isTruthy(titles)) throw functionError(messages.NO_TITLE, {});
  if (!(titles instanceof PuppetHash)) throw functionError(messages.ENSURE_RESOURCES_NOT_A_HASH, {});
  const defaults = isTruthy(attributes) ? attributes : EMPTY_HASH;
  for (const [title, own] of titles)
    declareMissing(type, title, isTruthy(own) ? mergeAttributes(defaults, own) : defaults, 'ensure_resources');
}

function mergeAttributes(defaults: Value, own: Value): PuppetHash {
  if (!(defaults instanceof PuppetHash))
    throw unsupportedArgument('ensure_resources', 'a Hash of attributes', defaults);
  if (!(own instanceof PuppetHash)) throw noConversion(own, 'Hash');
  return new HashBuilder(defaults).addAll(own).build();
}

/**
 * Returns the value of a resource's parameter, or an empty string if it has no value.
 *
 * @example
 * getparam(File['/x'], 'mode') # => '0644'
 */
export const getparam = legacyFunction('getparam', ([reference, name = null]) => {
  if (!isTruthy(reference)) throw functionError(messages.NO_REFERENCE, {});
  if (typeof name !== 'string') throw functionError(messages.NO_PARAMETER_NAME, {});
  if (name === '') return '';
  const { type, title } = parseResourceName(legacyText(reference));
  return currentCatalog().findReference(`${type}[${title}]`)?.get(name) ?? '';
});

/**
 * Converts the text of a resource reference to a reference. The resource has to be declared before.
 *
 * @example
 * stdlib::str2resource('File[/x]') # => File['/x']
 */
export const str2resource = defineBuiltin('stdlib::str2resource', dispatch(['String res_string'], toReference));

function toReference(text: string): ResourceType | ClassType {
  const match = /^([^\s[\]]+)\[([^]+)\]$/.exec(text);
  if (match === null) throw functionError(messages.NOT_A_REFERENCE, { text: rubyInspect(text) });
  const [, type = '', title = ''] = match;
  const name = capitalizeSegments(type);
  const resource = currentCatalog().findReference(`${name}[${name === 'Class' ? capitalizeSegments(title) : title}]`);
  if (resource === undefined || name !== capitalizeSegments(name.toLowerCase()))
    throw functionError(messages.STR2RESOURCE_NOT_FOUND, { text });
  return name === 'Class' ? new ClassType(title.toLowerCase()) : new ResourceType(name, title);
}

/** Capitalizes the segments of a name, and leaves the other letters unchanged. */
function capitalizeSegments(name: string): string {
  return name.replace(/(^|::)([a-z])/g, (_, start: string, letter: string) => start + letter.toUpperCase());
}
