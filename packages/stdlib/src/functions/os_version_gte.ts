import { callByName, context, defineBuiltin, dispatch, PuppetHash, type Value } from '@pptjs/runtime';

/**
 * Whether the node has an operating system of that name, in that major release or a later one.
 *
 * @example
 * os_version_gte('Debian', '9')
 */
export const os_version_gte = defineBuiltin(
  'os_version_gte',
  dispatch(
    ['String[1] os', 'String[1] version'],
    (name: string, version: string) => {
      const os = member(context().topScope.lookup('facts') ?? null, 'os');
      const major = member(member(os, 'release'), 'major');
      return member(os, 'name') === name && typeof major === 'string' && Number(callByName('versioncmp', [major, version])) >= 0;
    },
    { returns: 'Boolean' },
  ),
);

function member(value: Value, key: string): Value {
  return value instanceof PuppetHash ? (value.get(key) ?? null) : null;
}
