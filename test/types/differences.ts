export interface Difference {
  readonly source: RegExp;
  readonly reason: string;
}

/**
 * A file of recorded cases, how many of its answers differ at most, and the kinds of cases in which they do, with the
 * reasons.
 */
export interface Recording {
  readonly name: string;
  /** How many cases there are at least. */
  readonly cases: number;
  readonly known: number;
  readonly differences: readonly Difference[];
}

export const recordings: readonly Recording[] = [
  {
    name: 'types',
    cases: 29_900,
    known: 74,
    differences: [
      {
        source: /Init\b/,
        reason: 'the reference answers undef, or tells the elements of iterators, where a value cannot be made',
      },
      {
        source: /^String\(.*\{.*=>/,
        reason:
          'which of several formats of equal rank is found depends on how the reference sorts types that have no order',
      },
      {
        source: /Timespan\(61\)|'2020-01-02 -01:30:15'|Timespan\[1\.5/,
        reason: 'conversions of the host language that the reference passes on',
      },
      { source: /tree_each|\.step\(|reverse_each/, reason: 'element types that the reference gives some iterators' },
      {
        source: /^type \w+ = (?:Optional\[NotUndef\]|Tuple\b|Variant\[Callable\b)|^type File = /,
        reason: 'aliases of types that the reference reads as others',
      },
      { source: /^SemVer\('9{9}/, reason: 'versions beyond all bounds' },
      { source: /^(?:Pattern\[Regexp\]|Error\(|type\(\[Runtime)/, reason: 'how the value itself is serialized' },
      {
        source: /Optional\['a'\]|Callable\[0,0\] ==|Timestamp\[1\] ==/,
        reason: 'types equal in meaning that the reference holds for different, or answers with a value',
      },
      { source: /^Regexp\['\('\]|^Class\[Foo\]/, reason: 'where a text or name within a type is looked at' },
      {
        source: /NotUndef\[Optional|^function f\((?:Optional |Optional \*|Array\[Numeric,2,3\] \*)/,
        reason: 'mismatches of types that the reference reduces first',
      },
      {
        source: /^strftime\('a','b'\)|^new\(Integer, 1\) \|/,
        reason: 'functions that are compared in the tests of functions',
      },
      { source: /^Hash\[Integer,String,1\.5\]/, reason: 'a size that the reference takes though it is none' },
    ],
  },
  {
    name: 'types-objects',
    cases: 2_800,
    known: 26,
    differences: [
      { source: /Z\(1, 'x'\) == X\(1, 'x'\)/, reason: 'keys that are the same one way round only' },
      {
        source: /B => A \{|^type X = TypeSet.* \$y = (?:String\(X\)|X Type\()/,
        reason: 'parents before the hash of a member, and what writing a set leaves behind',
      },
      {
        source: /^type X = Object\[\{attributes => \{a => (?:Integer\['x'\]|Nope|Optional\[X\])/,
        reason: 'types of attributes that are wrong, unknown, or the type itself, in mismatches',
      },
      { source: /^type A = Error /, reason: 'the reference makes no instance of what inherits from its own types' },
      { source: /^type X = Integer type X/, reason: 'the place of a file without a directory' },
      {
        source:
          /^type X = (?:URI\[1\]|Class\['a b'\]|File\[1\]|Nope|Notice|Notify|Array\[Array\[1|Struct\[\{a => Array\[1|TypeReference|Integer\[1\]\[2\]|Regexp|Variant \[|Array\[if)/,
        reason: 'wrong types on the right of an alias, as the reader of the reference takes them',
      },
    ],
  },
  {
    name: 'types-conversions',
    cases: 11_100,
    known: 105,
    differences: [
      {
        source: /^Type\('/,
        reason: 'texts of wrong types that the reference takes, or refuses in the words of the host language',
      },
      { source: /tree_each/, reason: 'the reference walks into the parts of types' },
      { source: /SemVer\[/, reason: 'ranges that join what a prerelease divides' },
      { source: /^Binary\('=C3/, reason: 'wrong Base64' },
      { source: /mailto/, reason: 'merging with what has no path' },
      { source: /^assert_type\(NotUndef\[Variant/, reason: 'mismatches of types that the reference reduces first' },
      { source: /^with\(\{k=>\[\], a=>Error/, reason: 'which of several mismatches are told' },
      { source: /type\(reduced\)|^type\(\[/, reason: 'how a Hash of any values is serialized' },
    ],
  },
];
