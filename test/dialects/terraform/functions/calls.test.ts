import * as functions from '@pptjs/dialect-terraform/functions';
import test from 'ava';
import { evaluate } from '../evaluate.js';
import { testErrors, testValues } from './tables.js';

test('each function is exported under its own name', (t) => {
  const { try_, ...others } = functions;
  t.is(try_, functions.try);
  for (const [name, definition] of Object.entries(others)) t.is(definition.name, name);
});

test('each exported function can be called by its name, and no other', (t) => {
  for (const name of Object.keys(functions)) {
    if (name !== 'try_') t.not(evaluate(`${name}()`).error, 'Call to unknown function', name);
  }
  t.is(evaluate('try_(1)').error, 'Call to unknown function');
});

test('names of JavaScript objects are no functions', (t) => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'eval']) {
    t.is(evaluate(`${name}(1)`).error, 'Call to unknown function', name);
  }
});

testErrors('an unknown function is an error at its name', [
  ['1 + lenght([])', 'There is no function named "lenght". Did you mean "length"?', '1:5'],
  ['frobnicate([][0])', 'There is no function named "frobnicate".', '1:1'],
]);

testErrors('a wrong number of arguments is an error before the arguments are evaluated', [
  ['upper()', 'Function "upper" expects 1 argument(s). Missing value for "str".', '1:7'],
  ['join( )', 'Function "join" expects at least 1 argument(s). Missing value for "separator".', '1:7'],
  ['upper("a", [][0])', 'Function "upper" expects only 1 argument(s).', '1:12'],
  ['replace([]...)', 'Function "replace" expects 3 argument(s). Missing value for "str".', '1:14'],
  ['abs([1, 2]...)', 'Function "abs" expects only 1 argument(s).', '1:5'],
]);

testValues('an argument is expanded by three dots', {
  'min([3, 1, 2]...)': 1,
  'max(5, tolist([3, 1])...)': 5,
  'join("-", [["a"], ["b"]]...)': 'a-b',
  'coalesce([null, "", "x"]...)': 'x',
});

testErrors('only lists, sets and tuples can be expanded', [
  ['min(null...)', 'The expanding argument (indicated by ...) must not be null.', '1:5'],
  ['min({}...)', 'The expanding argument (indicated by ...) must be of a tuple, list, or set type.', '1:5'],
]);

testErrors('the first error is that of the first argument that fails', [
  ['replace("a", [], nothing)', 'Invalid value for "substr" parameter: string required.', '1:14'],
  ['upper(null)', 'Invalid value for "str" parameter: argument must not be null.', '1:7'],
  ['element([1], -1)', 'Call to function "element" failed: cannot use element function with a negative index.', '1:1'],
  ['1 + keys(1)', 'Invalid value for "inputMap" parameter: must have map or object type.', '1:10'],
]);

testValues('try returns the first value without an error, and can says whether there is one', {
  'try([][0], "x")': 'x',
  'try(null)': null,
  'try([][0], {}.a, 3)': 3,
  'can([][0])': false,
  'can(tonumber("1"))': true,
  'can(var)': true,
});

test('try lists all errors with their places', (t) => {
  const { error, detail, place } = evaluate('[\n  try(tonumber("x"), [][0]),\n]');
  t.is(error, 'Error in function call');
  t.is(place, '2:3');
  t.is(
    detail,
    `Call to function "try" failed: no expression succeeded:
- Invalid function argument (at case.tf:2,17-18)
  Invalid value for "v" parameter: cannot convert "x" to number; given string must be a decimal representation of a number.
- Invalid index (at case.tf:2,24-27)
  The given key does not identify an element in this collection value: the collection has no elements.

At least one expression must produce a successful result.`,
  );
});

testErrors('functions that depend on the host fail and say why', [
  [
    'file("x")',
    'Call to function "file" failed: pptjs does not read files while it evaluates an expression; read the file outside and pass a variable.',
  ],
  ['timestamp()', 'Call to function "timestamp" failed: the result depends on the time; pass it as a variable.'],
  ['uuid()', 'Call to function "uuid" failed: the result is random; pass it as a variable.'],
]);
