import { join } from 'node:path';
import { Environment } from '@pptjs/catalog';
import { compileFunction, compileTemplate } from '@pptjs/erb';
import { DiskCache } from '@pptjs/files';
import * as interpreter from '@pptjs/ruby';
import { Ruby } from '@pptjs/ruby-code';
import * as reader from '@pptjs/ruby-code/reader';
import { createContext, withContext } from '@pptjs/runtime';
import test from 'ava';
import { CorePatches } from '../../packages/catalog/dist/extensions/core-patches.js';
import { RubyDescriptions } from '../../packages/catalog/dist/extensions/ruby-descriptions.js';
import { rubyHost } from '../../packages/catalog/dist/extensions/ruby-host.js';
import { TemplateChanges } from '../../packages/catalog/dist/extensions/template-changes.js';
import { folder, write } from '../cli/folder.js';

const CERTAIN = `require 'acme/limits'
Puppet::Type.newtype(:certain) { newparam(:name); newproperty(:size) }
`;
const COMPUTED = `require 'acme/names'
require 'puppet/nothing'
Puppet::Type.newtype(:computed) do
  Acme::NAMES.each { |each| newparam(each) }
end
`;
const modules = {
  'm/lib/puppet/type/certain.rb': CERTAIN,
  'm/lib/puppet/type/computed.rb': COMPUTED,
  'm/lib/puppet/type/nothing.rb': 'puts 1\n',
  'm/lib/puppet/type/fact.rb': 'Puppet::Type.newtype(:fact) { newparam(Facter.value("x") || :name) }\n',
  'm/lib/puppet/type/data.rb':
    'Puppet::Type.newtype(:data) { newparam(File.read(File.join(__dir__, "../../../data.txt")).strip) }\n',
  'm/lib/puppet/type/part.rb': 'Puppet::Type.newtype(:part) { [:a].each { |each| newparam(each) } }\n',
  'm/lib/puppet/type/whole.rb':
    'Puppet::Type.newtype(:whole) { newparam(Puppet::Type.type(:part).parameters.first) }\n',
  'm/lib/puppet/type/constant.rb':
    'Puppet::Type.newtype(:constant) { newparam(Puppet::Type::Part.parameters.first) }\n',
  'm/lib/puppet/type/compared.rb':
    "Puppet::Type.newtype(:compared) { newparam([:name].first) { validate { |v| fail if v.class.to_s == 'Puppet::Type::Part' } } }\n",
  'm/lib/puppet/type/evaluated.rb':
    "Puppet::Type.newtype(:evaluated) { newparam(Object.const_get('Puppet::Type::Part').parameters.first) }\n",
  'm/lib/puppet/functions/m/twice.rb':
    "Puppet::Functions.create_function(:'m::twice') do\n  dispatch(:twice) { param 'Integer', :n }\n  def twice(n) = n * 2\nend\n",
  'm/lib/puppet/parser/functions/shout.rb':
    'Puppet::Parser::Functions.newfunction(:shout, type: [:rvalue].first, arity: 1) { |args| args[0].upcase }\n',
  'm/lib/acme/limits.rb': 'module Acme; LIMIT = 1; end\n',
  'm/lib/acme/names.rb': "require_relative 'more/names'\n",
  'm/lib/acme/more/names.rb': 'module Acme; NAMES = %i[name other].freeze; end\n',
  'm/lib/acme/data.rb': "module Acme; DATA_NAME = File.read(File.expand_path('../../data.txt', __dir__)).strip; end\n",
  'm/lib/puppet/functions/m/lazy.rb':
    "Puppet::Functions.create_function(:'m::lazy') do\n  def lazy\n    require 'acme/data'\n    1\n  end\nend\n",
  'm/data.txt': 'name\n',
};

const ROOT_FILES = Object.fromEntries(Object.entries(modules).map(([path, text]) => [`modules/${path}`, text]));

/** Describes Ruby code of the environment in a folder, as a new process does. `used` lists what was read, and what the interpreter was asked. */
function newProcess(directory: string) {
  const used: string[] = [];
  const environment = new Environment({ directory });
  const ruby = new Ruby(() => interpreter);
  const host = rubyHost(
    environment,
    { compiledTemplate: () => null, compiledLegacyFunction: () => null },
    new CorePatches(environment),
    new TemplateChanges(),
  );
  const read = (): typeof reader => {
    used.push('read');
    return reader;
  };
  const compiler = { compileTemplate, compileFunction };
  const descriptions = new RubyDescriptions(
    environment,
    read,
    () => compiler,
    (body) => {
      used.push('asked');
      return withContext(createContext(), () => ruby.withHost(host, () => body(ruby)));
    },
  );
  descriptions.useCache(new DiskCache(join(directory, 'cache')));
  const file = (path: string) => {
    const full = join(directory, 'modules/m/lib/puppet', path);
    return { path: full, source: environment.files.text(full) ?? '' };
  };
  const type = (name: string) => descriptions.describeResourceType(name, file(`type/${name}.rb`));
  const call = (name: string, path: string): void => {
    const run = () => ruby.withHost(host, () => ruby.loadFunction(name, file(path), false).native());
    withContext(createContext(), run);
  };
  return { used, descriptions, file, type, call };
}

test('a description that was read from the text is on disk', (t) => {
  const directory = folder(t, ROOT_FILES);
  const describe = () => {
    const { used, descriptions, file } = newProcess(directory);
    return { used, data: descriptions.describeFunction('m::twice', file('functions/m/twice.rb'), false) };
  };
  const first = describe();
  t.deepEqual(first.used, ['read']);
  t.deepEqual(describe(), { used: [], data: first.data });
});

test('a description of the interpreter is on disk', (t) => {
  const directory = folder(t, ROOT_FILES);
  const describe = () => {
    const { used, descriptions, file, type } = newProcess(directory);
    const data = descriptions.describeFunction('shout', file('parser/functions/shout.rb'), true);
    return { used, data: [data, type('computed'), type('nothing'), type('compared')] };
  };
  const first = describe();
  t.deepEqual(first.data[0], { data: { type: 'rvalue', arity: 1 }, code: '' });
  t.deepEqual(describe(), { used: ['read', 'asked'], data: first.data });
});

test('a description of the interpreter is on disk if a folder above the modules has a dot in its name', (t) => {
  const directory = folder(
    t,
    Object.fromEntries(Object.entries(ROOT_FILES).map(([path, text]) => [`.cache/release-1.2/${path}`, text])),
  );
  const describe = () => {
    const { used, type } = newProcess(join(directory, '.cache/release-1.2'));
    return { used, data: [type('computed'), type('whole')] };
  };
  const first = describe();
  t.deepEqual(describe(), { used: [], data: first.data });
});

/** Changes, and whether the description of a type is computed again after each. */
const changes: readonly (readonly [type: string, path: string, text: string, used: readonly string[]])[] = [
  ['certain', 'm/lib/puppet/type/certain.rb', `${CERTAIN}\n`, ['read']],
  ['certain', 'm/lib/acme/limits.rb', 'module Acme; LIMIT = 2; end\n', ['read']],
  ['certain', 'm/lib/acme/limits.rb', 'X = [1].first', ['read', 'asked']],
  ['certain', 'm/lib/acme/names.rb', '', []],
  ['certain', 'a/lib/acme/limits.rb', 'module Acme; end', ['read']],
  ['computed', 'm/lib/puppet/type/computed.rb', `${COMPUTED}\n`, ['read', 'asked']],
  ['computed', 'm/lib/acme/names.rb', "require 'acme/more/names'", ['read', 'asked']],
  ['computed', 'm/lib/acme/more/names.rb', 'module Acme; NAMES = %i[new].freeze; end', ['read', 'asked']],
  ['computed', 'm/lib/puppet/nothing.rb', '', ['read', 'asked']],
  ['computed', 'm/lib/acme/limits.rb', '', []],
  ['part', 'm/lib/acme/limits.rb', '', []],
  ['whole', 'm/lib/puppet/type/part.rb', 'Puppet::Type.newtype(:part) { newparam(:b) }', ['read', 'asked']],
  ['whole', 'm/lib/acme/limits.rb', '', []],
];

for (const [type, path, text, used] of changes) {
  test(`the description of the type '${type}' after ${path} has the text ${JSON.stringify(text)}`, (t) => {
    const directory = folder(t, ROOT_FILES);
    newProcess(directory).type(type);
    write(join(directory, 'modules', path), text);
    const second = newProcess(directory);
    const data = second.type(type);
    t.deepEqual(second.used, used);
    const third = newProcess(directory);
    t.deepEqual(third.type(type), data);
    t.deepEqual(third.used, []);
  });
}

test('a description is not on disk if it depends on more than the text of Ruby files', (t) => {
  const directory = folder(t, ROOT_FILES);
  for (const type of ['fact', 'data', 'constant', 'evaluated']) {
    newProcess(directory).type(type);
    const second = newProcess(directory);
    t.deepEqual(second.type(type)?.namevars, ['constant', 'evaluated'].includes(type) ? [] : ['name']);
    t.deepEqual(second.used, ['read', 'asked'], type);
  }
});

const DATA = "require 'acme/data'\nPuppet::Type.newtype(:named) { newparam(Acme::DATA_NAME) }\n";

test('a library that read a file when another type required it is noticed', (t) => {
  const directory = folder(t, {
    ...ROOT_FILES,
    'modules/m/lib/puppet/type/first.rb': DATA.replace(':named', ':first'),
    'modules/m/lib/puppet/type/named.rb': DATA,
  });
  const { type } = newProcess(directory);
  type('first');
  type('named');
  write(join(directory, 'modules/m/data.txt'), 'changed');
  t.deepEqual(newProcess(directory).type('named')?.parameters, ['changed']);
});

test('a library that read a file when a function required it is noticed', (t) => {
  const directory = folder(t, { ...ROOT_FILES, 'modules/m/lib/puppet/type/named.rb': DATA });
  const { type, call } = newProcess(directory);
  call('m::lazy', 'functions/m/lazy.rb');
  type('named');
  write(join(directory, 'modules/m/data.txt'), 'changed');
  t.deepEqual(newProcess(directory).type('named')?.parameters, ['changed']);
});

test('libraries that an interpreter has already loaded count', (t) => {
  const directory = folder(t, {
    ...ROOT_FILES,
    'modules/m/lib/puppet/type/second.rb': COMPUTED.replace(':computed', ':second'),
  });
  const { type } = newProcess(directory);
  type('computed');
  const before = type('second');
  t.deepEqual(before?.parameters, ['name', 'other']);
  write(join(directory, 'modules/m/lib/acme/more/names.rb'), 'module Acme; NAMES = %i[new].freeze; end');
  t.deepEqual(newProcess(directory).type('second')?.parameters, ['new']);
});
