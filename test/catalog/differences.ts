const RUBY = 'the reference fails in its own code, and says so in Ruby';

/** Cases whose answers are different on purpose, and why. */
export const DIFFERENCES: ReadonlyMap<string, string> = new Map([
  ['corners: v1', RUBY],
  ['corners: v2', RUBY],
  ['corners: v8', RUBY],
  ['corners: chain15', RUBY],
  ['corners: l 2', 'match variables of a node definition are seen in its statements, not in what they call'],
]);
