import { defineBuiltin, dispatch, functionError } from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';

/**
 * Returns the last part of a path. The second argument is an extension to remove; `.*` stands for any extension.
 *
 * @example
 * basename('/a/b/c.txt', '.txt') # => 'c'
 */
export const basename = legacyFunction('basename', (args) => {
  if (args.length === 0) throw functionError(messages.PATH_NO_ARGUMENT, { name: 'basename' });
  if (args.length > 2) throw functionError(messages.PATH_MANY_ARGUMENTS, { name: 'basename', given: args.length });
  const [path = null, extension = ''] = args;
  if (typeof path !== 'string') throw functionError(messages.BASENAME_NOT_A_STRING, { position: 'first' });
  if (typeof extension !== 'string') throw functionError(messages.BASENAME_NOT_A_STRING, { position: 'second' });
  if (/^\/+$/.test(path)) return '/';
  const name = path.replace(/\/+$/, '').replace(/^.*\//s, '');
  if (extension === '.*') return name.replace(/(?<=[^.])\.[^.]*$/, '');
  return extension !== '' && name !== extension && name.endsWith(extension) ? name.slice(0, -extension.length) : name;
});

/**
 * Returns the folder of a path.
 *
 * @example
 * dirname('/a/b/c.txt') # => '/a/b'
 */
export const dirname = legacyFunction('dirname', (args) => {
  if (args.length === 0) throw functionError(messages.PATH_NO_ARGUMENT, { name: 'dirname' });
  if (args.length > 1) throw functionError(messages.PATH_MANY_ARGUMENTS, { name: 'dirname', given: args.length });
  const [path = null] = args;
  if (typeof path !== 'string') throw functionError(messages.NOT_A_STRING, { name: 'dirname' });
  if (path === '') throw functionError(messages.DIRNAME_EMPTY, {});
  const trimmed = path.replace(/\/+$/, '');
  const end = trimmed.lastIndexOf('/');
  if (end < 0) return trimmed === '' ? '/' : '.';
  return trimmed.slice(0, end).replace(/\/+$/, '') || '/';
});

/**
 * Returns the extension of a file name, beginning with the last dot. It is empty for a name without an extension.
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
