import { callByName, defineBuiltin, dispatch } from '@pptjs/runtime';
import { factAt } from '../facts.js';

/** The signature, also of `stdlib::os_version_gte`. */
export const isReleased = dispatch(
  ['String[1] os', 'String[1] version'],
  (name: string, version: string) => {
    const major = factAt('os', 'release', 'major');
    return (
      factAt('os', 'name') === name &&
      typeof major === 'string' &&
      Number(callByName('versioncmp', [major, version])) >= 0
    );
  },
  { returns: 'Boolean' },
);

/**
 * Whether the node has an operating system of that name, in that major release or a later one.
 *
 * @example
 * os_version_gte('Debian', '9')
 */
export const os_version_gte = defineBuiltin('os_version_gte', isReleased);
