/** A test of one code point. */
export type CodePointTest = (codePoint: number) => boolean;

/** An inclusive range of code points. */
export type CodePointRange = readonly [from: number, to: number];

/** The ASCII classes `[:name:]` of RE2. */
export const ASCII_CLASSES: Readonly<Record<string, readonly CodePointRange[]>> = {
  alnum: ranges('09AZaz'),
  alpha: ranges('AZaz'),
  ascii: [[0, 0x7f]],
  blank: ranges('\t\t  '),
  cntrl: [
    [0, 0x1f],
    [0x7f, 0x7f],
  ],
  digit: ranges('09'),
  graph: ranges('!~'),
  lower: ranges('az'),
  print: ranges(' ~'),
  punct: ranges('!/:@[`{~'),
  space: ranges('\t\r  '),
  upper: ranges('AZ'),
  word: ranges('09AZaz__'),
  xdigit: ranges('09AFaf'),
};

/** The Perl classes `\d`, `\s` and `\w` of RE2, which contain ASCII characters only. */
export const PERL_CLASSES: Readonly<Record<string, readonly CodePointRange[]>> = {
  d: ranges('09'),
  s: ranges('\t\n\f\r  '),
  w: ranges('09AZaz__'),
};

/** Ranges from pairs of characters. */
function ranges(pairs: string): readonly CodePointRange[] {
  const result: CodePointRange[] = [];
  for (let i = 0; i < pairs.length; i += 2) result.push([pairs.charCodeAt(i), pairs.charCodeAt(i + 1)]);
  return result;
}

/** The general categories of Unicode by the names that Go knows. Go's `C` contains no unassigned code point. */
const CATEGORIES: ReadonlySet<string> = new Set(
  'C Cc Cf Co Cs L Ll Lm Lo Lt Lu M Mc Me Mn N Nd Nl No P Pc Pd Pe Pf Pi Po Ps S Sc Sk Sm So Z Zl Zp Zs'.split(' '),
);

/** The names of scripts with four letters. Other names with four letters are aliases, which Go does not know. */
const SHORT_SCRIPTS: ReadonlySet<string> = new Set(['Ahom', 'Cham', 'Lisu', 'Miao', 'Modi', 'Newa', 'Thai']);

/** The test of a Unicode category or script by its name in `\p{name}`; null if Go does not know the name. */
export function unicodeClass(name: string, folded: boolean): CodePointTest | null {
  if (name === 'Any') return () => true;
  if (name === 'C') return characterTest('[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}]', folded);
  if (CATEGORIES.has(name)) return characterTest(`\\p{${name}}`, folded);
  if (!/^[A-Z][A-Za-z_]+$/.test(name) || (name.length === 4 && !SHORT_SCRIPTS.has(name))) return null;
  try {
    return characterTest(`\\p{Script=${name}}`, folded);
  } catch {
    return null;
  }
}

/** The test of a set of ranges. If it is folded, it ignores case as RE2 does, with Unicode's simple case folding. */
export function rangesTest(members: readonly CodePointRange[], folded: boolean): CodePointTest {
  if (folded) {
    const source = members.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('');
    return characterTest(`[${source}]`, true);
  }
  const [first] = members;
  if (first !== undefined && members.length === 1) {
    const [from, to] = first;
    return (codePoint) => codePoint >= from && codePoint <= to;
  }
  return (codePoint) => members.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** JavaScript's expressions with the flags `iu` use the same simple case folding as RE2. */
function characterTest(source: string, folded: boolean): CodePointTest {
  const expression = new RegExp(`^${source}$`, folded ? 'iu' : 'u');
  const known = new Map<number, boolean>();
  return (codePoint) => {
    let isMember = known.get(codePoint);
    if (isMember === undefined) {
      isMember = expression.test(String.fromCodePoint(codePoint));
      known.set(codePoint, isMember);
    }
    return isMember;
  };
}

export function negated(test: CodePointTest): CodePointTest {
  return (codePoint) => !test(codePoint);
}

export function anyOf(tests: readonly CodePointTest[]): CodePointTest {
  const [first] = tests;
  if (first !== undefined && tests.length === 1) return first;
  return (codePoint) => tests.some((test) => test(codePoint));
}
