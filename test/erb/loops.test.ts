import test from 'ava';
import { render } from './support.js';

/** Templates with loops, and what Ruby renders from them. */
const loops: readonly (readonly [template: string, text: string])[] = [
  ['<% i = 0; while i < 3 %><%= i %>,<% i += 1; end %>', '0,1,2,'],
  ['<% i = 0; until i == 3 %><%= i %>,<% i += 1; end %>', '0,1,2,'],
  ['<% i = 5; i -= 1 while i > 2 %><%= i %>', '2'],
  ['<% i = 5; begin; i += 1; end while i < 3 %><%= i %>', '6'],
  ['<% i = 5; begin; i += 1; end until i > 7 %><%= i %>', '8'],
  ['<% i = 0; while true; i += 1; next if i.odd?; break if i > 6 %><%= i %>,<% end %>', '2,4,6,'],
  ['<% i = 0; while i < 2; j = 0; while true; j += 1; break if j > i; end; i += 1 %><%= j %>,<% end %>', '1,2,'],
  ['<% i = 0; while i < 2; [1, 2].each { |x| next if x == 1 %><%= i %><%= x %>,<% }; i += 1; end %>', '02,12,'],
  ['<% def f(n)\n  n += 1 while n < 4\n  n\nend %><%= f(1) %>', '4'],
  ['<% while false; x = 1; end %><%= x.inspect %>', 'nil'],
];

for (const [template, text] of loops) {
  test(`${JSON.stringify(template)} renders ${JSON.stringify(text)}`, (t) => {
    t.is(render(template), text);
  });
}

/** Loops that do not end. Only the interpreter has a limit of time. */
const endless = [
  '<% while true; end %>',
  '<% 1 until false %>',
  '<% while true; i = 0; i += 1 while i < 10; end %>',
  '<% i = 0; while true; while true; break; end; end %>',
  '<% x = []; while true; x += [1]; x = []; end %>',
];

for (const template of endless) {
  test(`a template bails out of ${template}`, (t) => {
    t.is(render(template), 'bail-out: a loop with many iterations');
  });
}
