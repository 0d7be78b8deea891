/** The part of an EPP template that `pptjs compile` shows for an error in the template. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const errors: readonly (readonly [title: string, source: string, template: string, printed: string])[] = [
  [
    'the expression that fails',
    "$text = epp('web/site.epp')",
    'first\n<%= 1 + "x" %>\nlast\n',
    `modules/web/templates/site.epp:2:9: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
1 | first
2 | <%= 1 + "x" %>
`,
  ],
  [
    'the parameter for a value of the wrong type',
    "$text = epp('web/site.epp', { port => 'x' })",
    '<%- | String $host = "a",\n      Integer $port,\n| -%>\n<%= $port %>\n',
    `modules/web/templates/site.epp:2:7: error: Evaluation Error: Error while evaluating a Function Call, lambda: parameter 'port' expects an Integer value, got String [RUNTIME_ERROR]
1 | <%- | String $host = "a",
2 |       Integer $port,
  |       ^^^^^^^^^^^^^
3 | | -%>
the parameter 'port' of the template, used at manifests/site.pp:1:9
`,
  ],
  [
    'the parameter without a value',
    "$text = epp('web/site.epp')",
    '<%- | Integer $port | -%>\n<%= $port %>\n',
    `modules/web/templates/site.epp:1:7: error: Evaluation Error: Error while evaluating a Function Call, lambda: expects a value for parameter 'port' [RUNTIME_ERROR]
1 | <%- | Integer $port | -%>
  |       ^^^^^^^^^^^^^
2 | <%= $port %>
the parameter 'port' of the template, used at manifests/site.pp:1:9
`,
  ],
  [
    'the parameters for an unknown one',
    "$text = epp('web/site.epp', { port => 80, hots => 'a' })",
    '<%- | Integer $port, String $host = "b" | -%>\n<%= $port %>\n',
    `modules/web/templates/site.epp:1:7: error: Evaluation Error: Error while evaluating a Function Call, lambda: has no parameter named 'hots' [RUNTIME_ERROR]
1 | <%- | Integer $port, String $host = "b" | -%>
  |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
2 | <%= $port %>
the parameters of the template, used at manifests/site.pp:1:9
help: Did you mean 'host'?
`,
  ],
  [
    'a syntax error',
    "$text = epp('web/site.epp')",
    'first\n<%= $x + %>\nlast\n',
    `modules/web/templates/site.epp:2:10: error: Evaluation Error: Error while evaluating a Function Call, epp(): Invalid EPP: Syntax error at '%>'`,
  ],
  [
    'a syntax error in an inline template',
    "$text = inline_epp('a <%= 1 + %> b')",
    '',
    `inlined-epp-text:1:11: error: Evaluation Error: Error while evaluating a Function Call, inline_epp(): Invalid EPP: Syntax error at '%>'`,
  ],
  [
    'the parameter of an inline template',
    "$text = inline_epp('<%- | Integer $x | -%> b', { x => 'a' })",
    '',
    `inlined-epp-text:1:7: error: Evaluation Error: Error while evaluating a Function Call, lambda: parameter 'x' expects an Integer value, got String [RUNTIME_ERROR]
1 | <%- | Integer $x | -%> b
  |       ^^^^^^^^^^
the parameter 'x' of the template, used at manifests/site.pp:1:9
`,
  ],
];

for (const [title, source, template, printed] of errors) {
  test(`the error shows ${title}`, async (t) => {
    const cwd = folder(t, { 'manifests/site.pp': source, 'modules/web/templates/site.epp': template });
    const { code, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    t.is(code, 1);
    const text = stderr.replaceAll(`${cwd}/`, '');
    t.true(text.startsWith(printed), text);
  });
}

test('the error shows the line of the template with a syntax error', async (t) => {
  const cwd = folder(t, {
    'manifests/site.pp': "$text = epp('web/site.epp')",
    'modules/web/templates/site.epp': 'first\n<%= $x + %>\nlast\n',
  });
  const { stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
  t.true(
    stderr.includes('\n2 | <%= $x + %>\n  |          ^^\n3 | last\nthe template, used at manifests/site.pp:1:9\n'),
    stderr,
  );
});
