/** Each value of an evaluation is an instance of the type of its expression, and no evaluated code certainly fails. */
import test from 'ava';
import { generate } from '../conformance/generate.js';
import { generateCollectionEnvironments, generateCollections } from './generate-collections.js';
import { generateEnvironments } from './generate-environments.js';
import { generatePrograms } from './generate-programs.js';
import { observeEnvironment } from './observe-environment.js';
import { observe } from './observe.js';

const cases = {
  'random expressions': () => generate(150, 17),
  'random programs with functions, branches and blocks': () => generatePrograms(150, 17),
  'random functions of collections with limits and optional keys': () => generateCollections(30, 17),
};

for (const [title, sources] of Object.entries(cases)) {
  test(`the values of ${title} have the inferred types`, (t) => {
    let values = 0;
    for (const source of sources()) {
      const observation = observe(source);
      if (observation === null) continue;
      values += observation.values;
      t.deepEqual(observation.unsound, [], source);
    }
    t.true(values > 500);
  });
}

/** Programs whose values once were no instances of the inferred types. */
const found = [
  "({ 'a' => 1, 'b' => 'x' }).step(2)",
  "({ 'a' => { 'b' => [1, 2] } }).reverse_each",
  "$pairs = { 'a' => 1, 'b' => 'x' }.reverse_each.step(2)\n$pairs",
  '9007199254740993.reverse_each |$n| { break() }',
  'Array(9007199254740993.step(4503599627370497))',
  ...[
    ['Struct[{ Optional[a] => Integer }]', 'Collection[1]', '{}'],
    ['Small', 'Hash[String, Any, 1]', '{}'],
    ['Optional[Small]', 'Optional[Hash[String, Any, 1]]', '{}'],
    ['Tuple[Small]', 'Tuple[Collection[1]]', '[{}]'],
    ['Struct[{ k => Small }]', 'Struct[{ k => Hash[String, Any, 1] }]', '{ k => {} }'],
    ['Sensitive[Small]', 'Sensitive[Collection[1]]', 'Sensitive({})'],
  ].map(
    ([type, tested, value]) =>
      `type Small = Struct[{ Optional[a] => Integer }]\nfunction f(${type} $x) { if $x =~ ${tested} { $y = 1 } else { $y = 2 } $y }\nnotice(f(${value}))`,
  ),
];

for (const source of found)
  test(`the values have the inferred types: ${source.replaceAll('\n', '; ')}`, (t) => {
    t.deepEqual(observe(source)?.unsound, []);
  });

test('the values of the files of random environments have the inferred types', async (t) => {
  let values = 0;
  for (const environment of [...generateEnvironments(6, 17), ...generateCollectionEnvironments(4, 17)]) {
    const observation = await observeEnvironment(environment);
    values += observation.values;
    t.deepEqual(observation.unsound, []);
  }
  t.true(values > 1000);
});
