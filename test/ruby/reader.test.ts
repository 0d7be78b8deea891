import * as interpreter from '@pptjs/ruby';
import { Ruby, type RubyHost } from '@pptjs/ruby-code';
import { readFunction, readResourceType } from '@pptjs/ruby-code/reader';
import test from 'ava';
import { RUBY_LIBRARIES } from '../../packages/ruby-code/dist/reader/library.js';
import {
  functionsWithLibraries,
  legacyFunctions,
  libraries,
  modernFunctions,
  types,
  uncertainTexts,
} from './reader-texts.js';

const ROOT = '/modules/m/lib';

const library = {
  find: (name: string) => {
    const path = name.startsWith('/') ? name : `${ROOT}/${name}`;
    const source = libraries[path.slice(ROOT.length + 1)];
    return source === undefined ? undefined : { path, source };
  },
};

/** The folders of the module, with the libraries. */
const files: RubyHost['files'] = {
  list: (path) => {
    const below = Object.keys(libraries).flatMap((each) => {
      const file = `${ROOT}/${each}`;
      if (!file.startsWith(`${path}/`)) return [];
      const [name = '', ...rest] = file.slice(path.length + 1).split('/');
      return rest.length > 0 ? `${name}/` : name;
    });
    return below.length === 0 ? undefined : [...new Set(below)];
  },
  read: (path) => Buffer.from(libraries[path.slice(ROOT.length + 1)] ?? ''),
};

/** Calls `ask` with an interpreter that has loaded nothing. Descriptions need no other part of a host. */
function askInterpreter<T>(ask: (ruby: Ruby) => T): T {
  const ruby = new Ruby(() => interpreter);
  const host = { files, modulePath: ['/modules'], typeFile: () => undefined, temporaryFolders: () => [] };
  return ruby.withHost(host as unknown as RubyHost, () => ask(ruby));
}

for (const [title, source] of Object.entries({ ...modernFunctions, ...functionsWithLibraries })) {
  test(`a function is described as the interpreter describes it: ${title}`, (t) => {
    const path = `${ROOT}/puppet/functions/m/f.rb`;
    const reading = readFunction('m::f', { path, source }, false, library);
    const expected = askInterpreter((ruby) => ruby.describeFunction('m::f', { path, source }, false).data);
    t.deepEqual('data' in reading ? reading.data : reading, expected);
  });
}

for (const [title, source] of Object.entries(legacyFunctions)) {
  test(`a function with the legacy interface is described as the interpreter describes it: ${title}`, (t) => {
    const path = `${ROOT}/puppet/parser/functions/f.rb`;
    const reading = readFunction('f', { path, source }, true, library);
    const expected = askInterpreter((ruby) => ruby.describeFunction('f', { path, source }, true).data);
    t.deepEqual('data' in reading ? reading.data : reading, expected);
  });
}

for (const [title, source] of Object.entries(types)) {
  test(`a resource type is described as the interpreter describes it: ${title}`, (t) => {
    const path = `${ROOT}/puppet/type/thing.rb`;
    const reading = readResourceType('thing', { path, source }, library);
    const expected = askInterpreter((ruby) => ruby.describeResourceType('thing', { path, source }).data);
    t.deepEqual('data' in reading ? reading.data : reading, expected);
  });
}

const readers = {
  function: (source: string) =>
    readFunction('m::f', { path: `${ROOT}/puppet/functions/m/f.rb`, source }, false, library),
  legacy: (source: string) =>
    readFunction('f', { path: `${ROOT}/puppet/parser/functions/f.rb`, source }, true, library),
  type: (source: string) => readResourceType('thing', { path: `${ROOT}/puppet/type/thing.rb`, source }, library),
};

for (const [kind, title, source] of uncertainTexts) {
  test(`code that only the interpreter can describe (${kind}): ${title}`, (t) => {
    t.true('reason' in readers[kind](source));
  });
}

test('the libraries of Ruby that the reader ignores exist in the interpreter', (t) => {
  const ruby = new Ruby(() => interpreter);
  for (const name of RUBY_LIBRARIES) t.is(ruby.evaluateTemplate(`<% require '${name}' %>`, null), '', name);
});

test('a description names the libraries that it depends on', (t) => {
  const source = `require 'acme/tools'\n${types['a name']}`;
  const reading = readers.type(source);
  t.deepEqual('data' in reading && reading.requirements, ['acme/tools.rb', 'acme/more.rb']);
});
