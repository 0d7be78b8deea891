import { Interpreter } from '@pptjs/ruby';
import { Ruby } from '@pptjs/ruby-code';
import { createContext, FunctionError, withContext } from '@pptjs/runtime';
import test from 'ava';

const limited = (limits: { timeLimit?: number; memoryLimit?: number }): Ruby =>
  new Ruby(() => ({ Interpreter }), limits);

/** In seconds. Much longer than all that ends, on a busy machine too. */
const LIMIT = 2;

/** Templates that do not end, and the line that is running. */
const endless: readonly (readonly [source: string, line: number])[] = [
  ['<% while true; end %>', 1],
  ['text\n<% x = 0\nloop { x += 1 } %>', 3],
  ['\n\n<% [1].cycle { |x| x.to_s } %>', 3],
  ['<% def f(n)\n  n += 1 while n > 0\nend %>\n<%= f(1) %>', 2],
  ['<% (1..Float::INFINITY).each { |n| @list << n if n < 0 } %>', 1],
  // Terminated while it collects garbage.
  ['\n<% loop { GC.start } %>', 2],
];

for (const [source, line] of endless) {
  test(`Ruby code that does not end is an error with its location, and the next call works: ${JSON.stringify(source)}`, (t) => {
    const ruby = limited({ timeLimit: LIMIT });
    const here = createContext();
    const error = t.throws(
      () => withContext(here, () => ruby.evaluateTemplate(source, { name: 'm/endless.erb', file: '/m/endless.erb' })),
      { instanceOf: FunctionError },
    );
    const detail = `Ruby code did not end within ${LIMIT} s`;
    t.is(
      error.message,
      `Failed to parse template m/endless.erb:\n  Filepath: /m/endless.erb\n  Line: ${line}\n  Detail: ${detail}\n`,
    );
    t.is(ruby.evaluateTemplate('<%= 1 + 1 %>', null), '2');
  });
}

test('a regular expression that backtracks without end is ended', (t) => {
  const ruby = limited({ timeLimit: LIMIT });
  t.throws(() => ruby.evaluateTemplate("<%= ('a' * 60 + 'cd') =~ /^((a+)\\2?)+c$/ %>", null), {
    message: /did not end within 2 s/,
  });
});

test('an error after a long call of the host leaves the context as it was', (t) => {
  const ruby = limited({ timeLimit: LIMIT });
  const here = createContext();
  withContext(here, () => {
    const { scope } = here;
    scope.set('x', 1);
    t.throws(() => ruby.evaluateTemplate("<% while true\n scope['x']\nend %>", null), { message: /did not end/ });
    t.is(here.scope, scope);
  });
});

test('Ruby code that needs too much memory is an error', (t) => {
  const ruby = limited({ memoryLimit: 128 });
  t.throws(() => ruby.evaluateTemplate("<%= ('x' * 400_000_000).size %>", null), {
    message: /failed to allocate memory/,
  });
  t.is(ruby.evaluateTemplate('<%= 1 + 1 %>', null), '2');
});

test('interpreters share their code, and each has its own limit of memory', (t) => {
  const template = "<%= ('x' * 100_000_000).size %>";
  for (const memoryLimit of [128, 512, 128, 512]) {
    const render = () => limited({ memoryLimit }).evaluateTemplate(template, null);
    if (memoryLimit === 128) t.throws(render, { message: /failed to allocate memory/ });
    else t.is(render(), '100000000');
  }
});

test('interpreters that share their code do not share data', (t) => {
  const [first, second] = [limited({}), limited({})];
  t.is(first.evaluateTemplate('<% $shared = 1 %><%= $shared.inspect %>', null), '1');
  t.is(second.evaluateTemplate('<%= $shared.inspect %>', null), 'nil');
});

test('without the package of the interpreter, an error names the template and the package', (t) => {
  const ruby = new Ruby(() => undefined);
  t.throws(() => ruby.evaluateTemplate('<%= 1 %>', { name: 'm/t.erb', file: '/m/templates/t.erb' }), {
    message: /The Ruby code of \/m\/templates\/t.erb needs the package @pptjs\/ruby, which is not installed/,
  });
});

test('unseeded random numbers differ from one interpreter to the next', (t) => {
  const random = (): string => new Ruby(() => ({ Interpreter })).evaluateTemplate('<%= rand(2**60) %>', null);
  t.not(random(), random());
});
