const RUBY = 'the reference fails in its own code, and says so in Ruby';

const NAME = 'the name of a type is written in one way';
const LAMBDA = 'what a reserved name is called depends on where it is assigned';
const SETTINGS = 'the class of the settings cannot be defined again';
const OBJECT = 'a reference is an Object as types are';

/** Cases whose answers are different on purpose, and why. */
export const DIFFERENCES: ReadonlyMap<string, string> = new Map<string, string>([
  ['corners: v1', RUBY],
  ['corners: v2', RUBY],
  ['corners: v8', RUBY],
  ['corners: chain15', RUBY],
  ['corners: l 2', 'match variables of a node definition are seen in its statements, not in what they call'],
  ['overrides: n3', NAME],
  ['overrides: n13', NAME],
  ...['z23', 'z60', 'z61', 'z68', 'z86', 'z87', 'z88'].map((name) => [`queries: ${name}`, RUBY] as const),
  ['queries: z194', LAMBDA],
  ['queries: z206', LAMBDA],
  ['queries: z219', LAMBDA],
  ['references: c5', 'the class of the settings has no definition here, and is warned of as well'],
  ['references: s7', RUBY],
  ['references: s16', RUBY],
  ['references: st5', SETTINGS],
  ['references: p3', 'an alias is known in the whole file that defines it'],
  ['references: p4', 'an alias is known in the whole file that defines it'],
  ['references: q1', 'what an alias cannot resolve is told as a mismatch'],
  ['references: p34', OBJECT],
  ['references: p56', RUBY],
  ['references: p64', 'a type as a title within a text is refused'],
  ['references: p65', 'the message has the whole text'],
  ['references: p71', RUBY],
  ['references: p72', 'an alias is no type of the catalog'],
  ['settings: s12', SETTINGS],
]);

/** The same of the combinations. */
export const COMBINED_DIFFERENCES: ReadonlyMap<string, string> = new Map<string, string>([
  ['resources: 864', RUBY],
  ['references: 729', OBJECT],
  ['references: 939', OBJECT],
  ['references: 1494', 'a type without resources in the catalog is not asked to read a title'],
  ['values: 99', 'a type is one tag'],
  ['values: 468', 'the runtime of a Runtime is written as in other data'],
  ['values: 471', 'the runtime of a Runtime is written as in other data'],
  ['places: 618', 'integers have 64 bits'],
]);
