/** The output of external node classifiers. Puppet gives the same classes and parameters, and rejects the same outputs. */
import test from 'ava';
import { readClassification } from '../../packages/server/dist/classification/external-classifier.js';

const ACCEPTED: readonly (readonly [name: string, text: string, classification: object])[] = [
  ['an array of classes', 'classes: [a, b::c]\n', { classes: { a: null, 'b::c': null } }],
  ['classes with and without parameters', 'classes:\n  a:\n    x: 1\n  b:\n', { classes: { a: { x: 1 }, b: null } }],
  ['keys that are symbols', ':classes: [a]\n:parameters: { p: s }\n', { classes: { a: null }, parameters: { p: 's' } }],
  ['names in capitals', 'classes: [A, B::C]\n', { classes: { a: null, 'b::c': null } }],
  ['an environment', 'environment: test\n', { environment: 'test', classes: {} }],
  ['no environment', 'environment: ~\n', { environment: undefined }],
  ['other keys', 'other: 1\nclasses: [a]\n', { classes: { a: null } }],
];

const REJECTED: readonly (readonly [name: string, text: string, message: RegExp])[] = [
  ['a key that is a number', '1: 2\n', /a key is no string or symbol: 1/],
  ['a date', 'parameters: { p: 2020-01-01 }\n', /unspecified class: Date/],
  ['a timestamp', 'parameters: { p: 2020-01-01 00:00:00 }\n', /unspecified class: Time/],
  ['a Ruby object', '--- !ruby/object:Object {}\n', /unspecified class: Object/],
  ['a text', 'abc\n', /not a mapping/],
  ['invalid YAML', 'classes: [a\n', /Unable to parse/],
];

for (const [name, text, expected] of ACCEPTED)
  test(`a classifier may print ${name}`, (t) => void t.like(readClassification(text), expected));

for (const [name, text, message] of REJECTED)
  test(`a classifier must not print ${name}`, (t) => void t.throws(() => readClassification(text), { message }));
