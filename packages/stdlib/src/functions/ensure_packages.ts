import { defineBuiltin, dispatch, HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import { ensureResource } from './ensure_resource.js';
import { ensureResources } from './ensure_resources.js';

/**
 * Declares packages that are to be installed, unless they are there.
 *
 * @example
 * ensure_packages(['curl', 'wget']) # => undef
 */
export const ensure_packages = defineBuiltin(
  'ensure_packages',
  dispatch(
    ['Variant[String[1], Array[String[1]], Hash[String[1], Any]] packages', 'Hash default_attributes?'],
    (packages: Value, attributes?: PuppetHash) => {
      const defaults = defaultsOf(attributes);
      if (packages instanceof PuppetHash) ensureResources('package', packages, defaults);
      else for (const name of isArray(packages) ? packages : [packages]) ensureResource('package', name, defaults);
      return null;
    },
    { returns: 'Undef' },
  ),
);

function defaultsOf(attributes: PuppetHash | undefined): PuppetHash {
  const builder = new HashBuilder().set('ensure', 'installed');
  if (attributes !== undefined) builder.addAll(attributes);
  if (builder.get('ensure') === 'present') builder.set('ensure', 'installed');
  return builder.build();
}
