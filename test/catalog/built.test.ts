/** What the build of an environment records besides compiled files. */
import test from 'ava';
import { buildEnvironment, CatalogCompiler, Environment, knownResourceTypes } from '@pptjs/catalog';
import { folderOf } from './folder.js';

const code = {
  'manifests/site.pp': 'thing { "a:b": size => 1 } plain { "x": level => 2 }',
  // What a look at the text does not tell.
  'modules/m/lib/puppet/type/thing.rb': 'Puppet::Type.newtype(:thing) do\n  extend Sizes\n  newparam(:name)\nend\n',
  'modules/m/lib/puppet/type/plain.rb': 'Puppet::Type.newtype(:plain) do\n  newparam(:name, namevar: true)\n  newproperty(:level)\nend\n',
  'modules/m/lib/puppet/type/broken.rb': 'Puppet::Type.newtype(:broken) do\n  extend Nothing\nend\n',
};

const thing = {
  properties: ['size'],
  parameters: ['first', 'second'],
  namevars: ['first', 'second'],
  isomorphic: true,
  titlePatterns: [{ source: '\\A(\\w+):(\\w+)\\z', options: '', attributes: ['first', 'second'] }],
};

test('resource types that only Ruby knows are asked for once a build', async (t) => {
  const environment = new Environment({ directory: folderOf(code) });
  const asked: string[] = [];
  const resourceTypes = await knownResourceTypes(environment, [
    (_, name) => {
      asked.push(name);
      if (name === 'broken') throw new Error('uninitialized constant Nothing');
      return thing;
    },
  ]);
  t.deepEqual(asked.toSorted(), ['broken', 'thing']);
  t.deepEqual(Object.keys(resourceTypes).toSorted(), ['plain', 'thing']);
  const files = [...buildEnvironment(environment, { resourceTypes })].map(({ path, content }) => [path, String(content)] as const);
  const compiler = new CatalogCompiler({ environment: new Environment({ directory: folderOf(Object.fromEntries(files)) }), resourceTypes: [() => t.fail() as never] });
  const { catalog } = compiler.compile();
  t.is(catalog.findReference('Thing[a:b]')?.get('size'), 1);
  t.is(catalog.findReference('Plain[x]')?.get('level'), 2);
});
