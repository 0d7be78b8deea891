/** The place and the declaration that `pptjs compile` prints for an error of a resource, an override, a collector or a default. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const MODULES = {
  'modules/concat/manifests/fragment.pp': `define concat::fragment ($content) {
}
`,
};

/** Other tests cover the advice. */
const withoutHelp = (text: string): string => text.replace(/^help: .*\n/gm, '');

type Case = readonly [title: string, manifest: string, printed: string];

const errors: readonly Case[] = [
  [
    'an error in a default value of a parameter',
    `class site ($port = 1 + 'x') {
}

include site
`,
    `manifests/site.pp:1:25: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
1 | class site ($port = 1 + 'x') {
  |                         ^^^
2 | }
`,
  ],
  [
    'an error in the attributes of an override',
    `class site {
  file { '/x': }

  File['/x'] {
    mode => 1 + 'x',
  }
}
include site
`,
    `manifests/site.pp:5:17: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
4 |   File['/x'] {
5 |     mode => 1 + 'x',
  |                 ^^^
6 |   }
declared by: site
`,
  ],
  [
    'an error in the attributes of a collector',
    `class site {

  File <| title == '/x' |> {
    mode => 1 + 'x',
  }
}
include site
`,
    `manifests/site.pp:4:17: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
3 |   File <| title == '/x' |> {
4 |     mode => 1 + 'x',
  |                 ^^^
5 |   }
declared by: site
`,
  ],
  [
    'an error in resource defaults',
    `class site {

  File {
    mode => 1 + 'x',
  }
}
include site
`,
    `manifests/site.pp:4:17: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
3 |   File {
4 |     mode => 1 + 'x',
  |                 ^^^
5 |   }
declared by: site
`,
  ],
  [
    'a missing parameter of a defined type is located at the resource',
    `class site {

  concat::fragment { 'a':
  }
}
include site
`,
    `manifests/site.pp:3:3: error: Evaluation Error: Error while evaluating a Resource Statement, Concat::Fragment[a]: expects a value for parameter 'content' [RUNTIME_ERROR]
2 | 
3 |   concat::fragment { 'a':
  |   ^^^^^^^^^^^^^^^^^^^^^^
4 |   }
declared by: site
`,
  ],
  [
    'an unknown attribute names the class that declares the resource',
    `class site {
  $mode = '0644'

  file { '/x':
    moed => $mode,
  }
}
include site
`,
    `manifests/site.pp:5:5: error: no parameter named 'moed' (file: manifests/site.pp, line: 4) on File[/x] [EVALUATION_ERROR]
4 |   file { '/x':
5 |     moed => $mode,
  |     ^^^^^^^^^^^^^
6 |   }
declared by: site
help: Did you mean 'mode'?
`,
  ],
  [
    'a relationship with a missing resource names the class',
    `class site {
  $path = '/x'

  file { $path:
    require => File['/y'],
  }
}
include site
`,
    `manifests/site.pp:5:5: error: Could not find resource 'File[/y]' in parameter 'require' [EVALUATION_ERROR]
4 |   file { $path:
5 |     require => File['/y'],
  |     ^^^^^^^^^^^^^^^^^^^^^
6 |   }
declared by: site
`,
  ],
  [
    'a duplicate declaration names both places',
    `class site {
  file { '/x': }

  file { '/x': }
}
include site
`,
    `manifests/site.pp:4:3: error: Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: File[/x] is already declared at (file: manifests/site.pp, line: 2); cannot redeclare [RUNTIME_ERROR]
3 | 
4 |   file { '/x': }
  |   ^^^^^^^^^^^
5 | }
declared by: site
`,
  ],
  [
    'a failed lookup is located at the call',
    `class site {

  $port = lookup('site::port')
}
include site
`,
    `manifests/site.pp:3:11: error: Function lookup() did not find a value for the name 'site::port' [EVALUATION_ERROR]
2 | 
3 |   $port = lookup('site::port')
  |           ^^^^^^^^^^^^^^^^^^^^
4 | }
declared by: site
`,
  ],
  [
    'an override of a missing resource is located at the override',
    `class site {

  File['/x'] {
    mode => '0644',
  }
}
include site
`,
    `manifests/site.pp:3:3: error: Could not find resource(s) File[/x] for overriding [EVALUATION_ERROR]
2 | 
3 |   File['/x'] {
  |   ^^^^^^^^^^
4 |     mode => '0644',
declared by: site
`,
  ],
  [
    'a missing resource of realize names the class',
    `class site {
  realize(File['/x'])
}
include site
`,
    `error: Failed to realize virtual resources File[/x] on node localhost
declared by: site
`,
  ],
  [
    'an arrow to a missing resource names the class',
    `class site {
  file { '/x': } -> File['/y']
}
include site
`,
    `error: Could not find resource 'File[/y]' for relationship from 'File[/x]' on node localhost
declared by: site
`,
  ],
  [
    'an unknown attribute of a virtual resource that a collector realizes',
    `class site {

  @file { '/x':
    moed => '0644',
  }
}
include site
File <| |>
`,
    `manifests/site.pp:4:5: error: no parameter named 'moed' (file: manifests/site.pp, line: 3) on File[/x] [EVALUATION_ERROR]
3 |   @file { '/x':
4 |     moed => '0644',
  |     ^^^^^^^^^^^^^^
5 |   }
declared by: site
help: Did you mean 'mode'?
`,
  ],
  [
    'an override by a class that does not inherit',
    `class site {
  file { '/x': mode => '0600' }
}
class other {

  File['/x'] {
    mode => '0644',
  }
}
include site, other
`,
    `manifests/site.pp:6:3: error: Only subclasses can override parameters [EVALUATION_ERROR]
5 | 
6 |   File['/x'] {
  |   ^^^^^^^^^^
7 |     mode => '0644',
declared by: other
`,
  ],
  [
    'an unknown attribute of resource defaults',
    `class site {

  File {
    moed => '0644',
  }
  file { '/x': }
}
include site
`,
    `manifests/site.pp:4:5: error: no parameter named 'moed' (file: manifests/site.pp, line: 6) on File[/x] [EVALUATION_ERROR]
3 |   File {
4 |     moed => '0644',
  |     ^^^^^^^^^^^^^^
5 |   }
declared by: site
help: Did you mean 'mode'?
`,
  ],
  [
    'an error in an inline template',
    `class site {

  $text = inline_epp('<%= 1 + "x" %>')
}
include site
`,
    `inlined-epp-text:1:9: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
1 | <%= 1 + "x" %>
  |         ^^^
declared by: site
`,
  ],
  [
    'an error in a class on one line names no declaration',
    `class a { fail('x') } include a
`,
    `manifests/site.pp:1:11: error: Evaluation Error: Error while evaluating a Function Call, x [RUNTIME_ERROR]
1 | class a { fail('x') } include a
  |           ^^^^^^^^^
`,
  ],
];

for (const [title, manifest, printed] of errors) {
  test(title, async (t) => {
    const cwd = folder(t, { ...MODULES, 'manifests/site.pp': manifest });
    const { code, stdout, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    t.deepEqual({ code, stdout }, { code: 1, stdout: '' });
    t.is(withoutHelp(stderr.replaceAll(`${cwd}/`, '')), withoutHelp(printed));
  });
}
