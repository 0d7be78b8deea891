import { defineBuiltin, dispatch } from '@pptjs/runtime';

/**
 * The extension of a file's name, from the last point on; empty where it has none.
 *
 * @example
 * stdlib::extname('a/b/test.rb') # => '.rb'
 */
export const extname = defineBuiltin(
  'stdlib::extname',
  dispatch(['String filename'], (path: string) => {
    const name = path.replace(/\/+$/, '').replace(/^.*\//s, '').replace(/^\.+/, '');
    return /\.[^.]*$/.exec(name)?.[0] ?? '';
  }),
);
