import {
  callByName,
  decodeUtf8,
  defineBuiltin,
  dispatch,
  hash,
  parseType,
  type PuppetHash,
  service,
} from '@pptjs/runtime';

/**
 * Evaluates an EPP template, or leaves it to the agent where a value for it is Deferred.
 *
 * @example
 * stdlib::deferrable_epp('mymod/motd.epp', { 'name' => Deferred('hostname') })
 */
export const deferrable_epp = defineBuiltin(
  'stdlib::deferrable_epp',
  dispatch(['String template', 'Hash variables'], (template: string, variables: PuppetHash) => {
    const deferred = parseType('Deferred');
    if (![...variables.values()].some((value) => deferred.isInstance(value)))
      return callByName('epp', [template, variables]);
    const path = String(callByName('find_template', [template]));
    const text = decodeUtf8(service('files', 'stdlib::deferrable_epp').read(path));
    return callByName('new', [deferred, hash('name', 'inline_epp', 'arguments', [text, variables])]);
  }),
);
