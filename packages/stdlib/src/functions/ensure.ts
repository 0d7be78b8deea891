import { defineBuiltin, dispatch } from '@pptjs/runtime';

const PRESENT: ReadonlyMap<string, string> = new Map([
  ['package', 'installed'],
  ['service', 'running'],
]);

/**
 * What a kind of resource has for its `ensure`, to be there or not.
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
    (wanted: boolean | string, kind: string) => {
      if (wanted === true || wanted === 'present') return PRESENT.get(kind) ?? kind;
      return kind === 'service' ? 'stopped' : 'absent';
    },
    { returns: 'String' },
  ),
);
