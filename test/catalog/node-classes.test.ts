/** The classes of a node classifier in the catalog. The expected lists are Puppet's. */
import { compileCatalog } from '@pptjs/catalog';
import test from 'ava';

const code = "class a($x = 'd') { } class b::c { } class d { } notice(tagged('a'))";

const lists: readonly (readonly [classes: Record<string, object | null>, names: readonly string[]])[] = [
  [{}, ['settings']],
  [{ a: null, 'b::c': null }, ['a', 'b::c', 'settings', 'a', 'b::c']],
  [{ A: null }, ['A', 'settings', 'a']],
  [{ 'b::c': {}, a: { x: 1 }, d: null }, ['b::c', 'a', 'd', 'settings', 'a', 'b::c', 'd']],
];

for (const [classes, names] of lists)
  test(`the catalog lists the classes of the classifier first: ${JSON.stringify(classes)}`, async (t) => {
    const environment = { name: 'production', modulepath: [], code };
    const { data } = await compileCatalog({
      environment,
      node: 'n.example',
      classes: classes as Record<string, Record<string, unknown> | null>,
      log: () => undefined,
    });
    t.deepEqual(data.get('classes'), names);
  });
