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

test('a fact with the name of a parameter is reported, in the order of the facts', async (t) => {
  const messages: string[] = [];
  await compileCatalog({
    environment: { name: 'production', modulepath: [], code: '' },
    node: 'n.example',
    variables: { os: { k: [null, {}] }, w: ['a', 1] },
    facts: { w: 'fact', os: { family: 'Debian' }, p: 1 },
    log: ({ message }) => messages.push(message),
  });
  t.deepEqual(messages, [
    `The node parameter 'w' for node 'n.example' was already set to '["a", 1]'. It could not be set to 'fact'`,
    `The node parameter 'os' for node 'n.example' was already set to '{"k"=>[nil, {}]}'. It could not be set to '{"family"=>"Debian"}'`,
  ]);
});

const large = 9_223_372_036_854_775_808n;
const OUT_OF_RANGE =
  "Error while evaluating a '=>' expression, Use of a Ruby Integer outside of Puppet Integer max range, got '0x8000000000000000' (line: 1, column: ";

const integers: readonly (readonly [source: string, code: string, answer: string])[] = [
  ['a class', 'class a($x) { notice($x =~ Integer) notify { \'n\': message => "${x}" } } ', `${large}`],
  [
    'a class',
    "class a($x) { notify { 'n': message => $x } }",
    `Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: ${OUT_OF_RANGE}29) on node n.example`,
  ],
  ['a variable', "notify { 'n': message => $v - 1 }", `${large - 1n}`],
  ['a variable', "notify { 'n': message => $v }", `Evaluation Error: ${OUT_OF_RANGE}15) on node n.example`],
  ['a fact', "notify { 'n': message => $facts['f'][0] / 2 }", `${large / 2n}`],
  ['a fact', "notify { 'n': message => $f }", `Evaluation Error: ${OUT_OF_RANGE}15) on node n.example`],
  ['a fact that is not used', "notify { 'n': message => 1 }", '1'],
];

for (const [source, manifest, answer] of integers)
  test(`an Integer outside 64 bits as the value of ${source}: ${manifest}`, async (t) => {
    const compiling = compileCatalog({
      environment: { name: 'production', modulepath: [], code: manifest },
      node: 'n.example',
      classes: source === 'a class' ? { a: { x: large } } : {},
      variables: { v: large },
      facts: { f: [large] },
      log: () => undefined,
    });
    if (answer.startsWith('Evaluation Error')) return void (await t.throwsAsync(compiling, { message: answer }));
    const { catalog } = await compiling;
    t.is(String(catalog.find('Notify', 'n')?.get('message')), answer);
  });

const IN_CLASS = 'Evaluation Error: Error while evaluating a Resource Statement, ';

/** Puppet's messages without the name of the node. */
const failures: readonly (readonly [code: string, message: string])[] = [
  [
    "class a($x) { notify { 'n': message => 1 + 'a' } }",
    "Evaluation Error: The value 'a' cannot be converted to Numeric. (line: 1, column: 44)",
  ],
  ["class a($x) { fail('f') }", 'Evaluation Error: Error while evaluating a Function Call, f (line: 1, column: 15)'],
  [
    'class a($x) { include nope }',
    'Evaluation Error: Error while evaluating a Function Call, Could not find class ::nope for n.example (line: 1, column: 15)',
  ],
  ['class a($y = 1) { }', "Class[A]: has no parameter named 'x'"],
  ['class a($x, $y) { }', "Class[A]: expects a value for parameter 'y'"],
  [
    "class b { fail('f') } class a($x) { include b }",
    'Evaluation Error: Error while evaluating a Function Call, f (line: 1, column: 11)',
  ],
  [
    "define d() { fail('f') } class a($x) { d { 't': } }",
    'Evaluation Error: Error while evaluating a Function Call, f (line: 1, column: 14) (line: 1)',
  ],
];

for (const [manifest, message] of failures)
  test(`a class of the classifier fails: ${manifest}`, async (t) => {
    const compiling = compileCatalog({
      environment: { name: 'production', modulepath: [], code: manifest },
      node: 'n.example',
      classes: { a: { x: 1 } },
      log: () => undefined,
    });
    await t.throwsAsync(compiling, { message: `${IN_CLASS}${message} on node n.example` });
  });
