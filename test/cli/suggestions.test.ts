/** The names that `pptjs compile` suggests for unknown ones. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const mistakes: readonly (readonly [title: string, source: string, message: RegExp, help: string])[] = [
  ['a variable', "$greeting = 'a'\nnotice($greting)", /Unknown variable: 'greting'/, "Did you mean '$greeting'?"],
  [
    'a variable of a class',
    'class web { $port = 80 }\ninclude web\nnotice($web::prot)',
    /Unknown variable: 'web::prot'/,
    "Did you mean '$web::port'?",
  ],
  [
    'a function',
    'function double($x) { $x * 2 }\n$y = duoble(1)',
    /Unknown function: 'duoble'/,
    "Did you mean 'double'?",
  ],
  ['a type', "function f(Strng $a) { $a }\nf('x')", /Resource type not found: Strng/, "Did you mean 'String'?"],
  ['a resource type', "pakage { 'ntp': }", /Unknown resource type: 'pakage'/, "Did you mean 'package'?"],
  ['an attribute', "file { '/x': contnt => 'a' }", /no parameter named 'contnt'/, "Did you mean 'content'?"],
  [
    'a parameter of a class',
    "class web(Integer $port = 80) { }\nclass { 'web': prot => 1 }",
    /has no parameter named 'prot'/,
    "Did you mean 'port'?",
  ],
  [
    'a parameter of a defined type',
    "define site(Integer $port = 80) { }\nsite { 'a': prot => 1 }",
    /has no parameter named 'prot'/,
    "Did you mean 'port'?",
  ],
  ['a class', 'class webserver { }\ninclude websever', /Could not find class ::websever/, "Did you mean 'webserver'?"],
];

for (const [title, source, message, help] of mistakes) {
  test(`the name of ${title} is suggested for a misspelled one`, async (t) => {
    const cwd = folder(t, { 'site.pp': source });
    const { code, stderr } = await pptjs(['compile', 'site.pp'], { cwd });
    t.is(code, 1);
    t.regex(stderr, message);
    t.true(stderr.includes(`help: ${help}`), stderr);
  });
}

test('no name is suggested if none is similar', async (t) => {
  const cwd = folder(t, { 'site.pp': "$greeting = 'a'\nnotice($quantity)" });
  t.false((await pptjs(['compile', 'site.pp'], { cwd })).stderr.includes('Did you mean'));
});
