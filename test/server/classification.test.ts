/** The output of external node classifiers. Puppet gives the same classes and parameters, and rejects the same outputs. */
import test from 'ava';
import { readClassification } from '../../packages/server/dist/classification/external-classifier.js';

const ACCEPTED: readonly (readonly [name: string, text: string, classification: object])[] = [
  ['an array of classes', 'classes: [a, b::c]\n', { classes: { a: null, 'b::c': null } }],
  ['classes with and without parameters', 'classes:\n  a:\n    x: 1\n  b:\n', { classes: { a: { x: 1 }, b: null } }],
  ['keys that are symbols', ':classes: [a]\n:parameters: { p: s }\n', { classes: { a: null }, parameters: { p: 's' } }],
  ['names in capitals', 'classes: [A, B::C]\n', { classes: { A: null, 'B::C': null } }],
  ['an environment', 'environment: test\n', { environment: 'test', classes: {} }],
  ['no environment', 'environment: ~\n', { environment: undefined }],
  ['a list of pairs', '- [classes, [a]]\n- [parameters, { p: 1 }]\n', { classes: { a: null }, parameters: { p: 1 } }],
  ['a list of texts', '- a\n- bc\n', { classes: {}, parameters: {} }],
  ['an empty mapping', '{}\n', { classes: {}, parameters: {} }],
  ['a class that does not exist, with any name', 'classes: [a-b, 1]\n', { classes: { 'a-b': null, '1': null } }],
  ['parameters of a class that are false', 'classes: { a: false }\n', { classes: { a: null } }],
  ['an environment as a parameter', 'parameters: { environment: x, p: 1 }\n', { parameters: { p: 1 } }],
  ['the parameter title', 'parameters: { title: x }\n', { parameters: { title: 'x' } }],
  [
    'a parameter beyond the safe integers',
    'parameters: { p: 9007199254740993 }\n',
    { parameters: { p: 9007199254740993n } },
  ],
  [
    'parameters outside 64 bits',
    'parameters: { p: 9223372036854775808 }\nclasses: { a: { x: [-9223372036854775809] } }\n',
    { parameters: { p: 9223372036854775808n }, classes: { a: { x: [-9223372036854775809n] } } },
  ],
  ['other keys', 'other: 1\nclasses: [a]\n', { classes: { a: null } }],
];

const REJECTED: readonly (readonly [name: string, text: string, message: RegExp])[] = [
  ['a key that is a number', '1: 2\n', /a key is no string or symbol: 1/],
  ['nothing', '', /the output is empty/],
  ['white space', ' \n\n', /the output is empty/],
  ['an empty document', '---\n', /not a mapping/],
  ['a list of mappings', '- { classes: [a] }\n', /a key is no string or symbol/],
  ['a class with a leading ::', 'classes: ["::a"]\n', /Invalid tag '::a'/],
  ['a mapping in the list of classes', 'classes: [{ a: { x: 1 } }]\n', /Invalid tag/],
  ['classes that are a text', 'classes: a\n', /neither a list nor a mapping/],
  ['parameters that are a text', 'parameters: a\n', /the parameters are not a mapping/],
  ['parameters that are a list', 'parameters: [a]\n', /the parameters are not a mapping/],
  ['parameters of a class that are a text', 'classes: { a: str }\n', /the parameters of the class a are not a mapping/],
  ['parameters of a class that are true', 'classes: { a: true }\n', /the parameters of the class a are not a mapping/],
  ['a parameter with a number as its name', 'parameters: { 1: 2 }\n', /numeric match result variable '\$1'/],
  ['the parameter facts', 'parameters: { facts: x }\n', /reserved variable name: 'facts'/],
  ['the parameter trusted', 'parameters: { trusted: x }\n', /reserved variable name: 'trusted'/],
  ['the parameter server_facts', 'parameters: { server_facts: x }\n', /reserved variable name: 'server_facts'/],
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
