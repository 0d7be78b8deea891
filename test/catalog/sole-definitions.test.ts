/** Files of functions and type aliases that contain something else. The errors are those of Puppet. */
import { join } from 'node:path';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { folderOf } from './folder.js';

const FUNCTION = 'functions/f.pp';
const TYPE = 'types/t.pp';
const CALL = 'notice(m::f(1))';
const MATCH = 'notice(1 =~ M::T)';
const FAILED_CALL = 'Evaluation Error: Error while evaluating a Function Call, The code loaded from FILE';
const FAILED_NAME = 'Evaluation Error: Error while evaluating a Type-Name, The code loaded from FILE';

/** The file, its text, the main manifest and the error, in which FILE stands for the path of the file. */
const cases: readonly (readonly [file: string, text: string, manifest: string, error: string | undefined])[] = [
  [FUNCTION, 'function m::f($x) { $x }\n', CALL, undefined],
  [FUNCTION, '', CALL, `${FAILED_CALL} does not define the function 'm::f' - it is empty. (line: 1, column: 8)`],
  [FUNCTION, '# x\n', CALL, `${FAILED_CALL} does not define the function 'm::f' - it is empty. (line: 1, column: 8)`],
  [FUNCTION, '', "notice(defined('m::f'))", undefined],
  [
    FUNCTION,
    'function m::f($x) { $x }\ntype M::Q = Integer\n',
    CALL,
    `${FAILED_CALL} must contain only the function 'm::f' - it has additional definitions. (line: 1, column: 8)`,
  ],
  [
    FUNCTION,
    'class m::f { }\n',
    CALL,
    `${FAILED_CALL} does not define the function 'm::f' - no function found. (line: 1, column: 8)`,
  ],
  [TYPE, 'type M::T = Integer\n', MATCH, undefined],
  [TYPE, '', MATCH, `${FAILED_NAME} does not define the type 'm::t' - it is empty. (line: 1, column: 13)`],
  [
    TYPE,
    'type M::T = Integer\ntype M::U = String\n',
    MATCH,
    `${FAILED_NAME} must contain only the type 'm::t' - it has additional definitions. (line: 1, column: 13)`,
  ],
  [
    TYPE,
    'class m::t { }\n',
    MATCH,
    `${FAILED_NAME} does not define the type 'm::t' - no type alias or type definition found. (line: 1, column: 13)`,
  ],
  [
    TYPE,
    'type M::U = Integer\n',
    'class x(M::T $x = 1) { }\ninclude x',
    `${FAILED_NAME} produced type with the wrong name, expected 'm::t', actual 'M::U' (line: 1, column: 9)`,
  ],
  [
    TYPE,
    'type M::U = Integer\n',
    'notice(Array[M::T])',
    `${FAILED_NAME} produced type with the wrong name, expected 'm::t', actual 'M::U' (line: 1, column: 14)`,
  ],
];

for (const [file, text, manifest, error] of cases) {
  test(`${file} contains ${JSON.stringify(text)}: ${JSON.stringify(manifest)}`, async (t) => {
    const folder = folderOf({ [`modules/m/${file}`]: text });
    const batch = new CatalogBatch({ strict: 'error' });
    const line = await batch.answer(
      JSON.stringify({ id: 1, manifest, modulepath: join(folder, 'modules'), node: 'n' }),
    );
    const answer = JSON.parse(line) as { readonly error?: string };
    const expected = error && `${error} on node n`.replace('FILE', join(folder, 'modules/m', file));
    t.is(answer.error, expected);
  });
}
