/** Configurations of bundlers have no types, so the plugin checks its options. */
import pptjs from '@pptjs/unplugin/rollup';
import { type PluginOptions } from '@pptjs/unplugin/vite';
import test from 'ava';

const mistakes: readonly (readonly [options: unknown, message: string])[] = [
  [{ strick: 'off' }, "there is no option 'strick'. Did you mean 'strict'?"],
  [{ root: 'src' }, "there is no option 'root'. The options are include, exclude, dialect, strict, comments."],
  [{ strict: 'fatal' }, "the option 'strict' must be one of off, warning, error"],
  [{ include: 5 }, "the option 'include' must be a glob, a regular expression, or an array of these"],
  [{ exclude: ['a.pp', null] }, "the option 'exclude' must be a glob, a regular expression, or an array of these"],
  [{ dialect: true }, "the option 'dialect' must be the name or path of a dialect"],
  [{ comments: 'yes' }, "the option 'comments' must be true or false"],
  ['src', 'the options must be an object'],
  [null, 'the options must be an object'],
];

for (const [options, message] of mistakes)
  test(`wrong options are an error: ${JSON.stringify(options)}`, (t) => {
    t.throws(() => pptjs(options as PluginOptions), { instanceOf: TypeError, message: `@pptjs/unplugin: ${message}` });
  });

test('options that are undefined have their defaults', (t) => {
  t.notThrows(() => pptjs({ include: undefined, strict: undefined } as unknown as PluginOptions));
});
