import type { SharedTypeNames } from '../../dialect/index.js';
import { plainName } from '../inference/index.js';

/** The type aliases in the folder `types` of a module, where Puppet finds those of other files. */
export const sharedTypes: SharedTypeNames = {
  mayDeclare: (moduleFile) => moduleFile.startsWith('types/'),
  declaredIn: (source) =>
    Array.from(source.matchAll(/\btype\s+((?:::)?[A-Z]\w*(?:::[A-Z]\w*)+)\s*=/g), ([, name = '']) => plainName(name)),
  usedIn(source) {
    // Most sources name no type of another file. This test is faster than the search for whole names.
    if (!/::[A-Z]/.test(source)) return [];
    return [...new Set(source.match(/\b[A-Z]\w*(?:::[A-Z]\w*)+/g)?.map(plainName))];
  },
};
