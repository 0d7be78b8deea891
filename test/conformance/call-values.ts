/** The arguments of random calls (calls.ts): expressions of Puppet, in lists by their kind. */

/** Returns the items of a text. */
export const list = (text: string): readonly string[] => text.split('¦').map((item) => item.trim());

const INTEGERS = list(`
0 ¦ 1 ¦ -1 ¦ 2 ¦ 3 ¦ -3 ¦ 7 ¦ 10 ¦ 64 ¦ 255 ¦ 0xFF ¦ 0777 ¦ 1000000 ¦ -1000000 ¦ 4294967296 ¦ -2147483649 ¦
9007199254740993 ¦ 9223372036854775807 ¦ -9223372036854775807 ¦ (-9223372036854775807 - 1)`);

const FLOATS = list(`
0.0 ¦ -0.0 ¦ 0.5 ¦ 1.5 ¦ 2.5 ¦ -1.5 ¦ -2.5 ¦ 3.0 ¦ 1e3 ¦ 1.0e20 ¦ -1e16 ¦ 1.5e300 ¦ 1e-10 ¦ 123456.789 ¦ 0.1 ¦
1.23456789012345`);

const STRINGS = list(String.raw`
'' ¦ ' ' ¦ 'a' ¦ 'b' ¦ 'A' ¦ 'abc' ¦ 'Abc' ¦ 'aBC dEF' ¦ 'a,b,,c' ¦ '  padded  ' ¦ "\t tab\n" ¦ "line\r\n" ¦
"two\n\nlines\n" ¦ "\r" ¦ 'é' ¦ 'ÀÉ ß ı' ¦ '日本語' ¦ "\u{1F600}x" ¦ 'ǆ ŉ' ¦ '1' ¦ '007' ¦ '-12' ¦ '0x1F' ¦ '0b101' ¦
'0o17' ¦ '1.5' ¦ '.5' ¦ '1e3' ¦ '-1.5e-2' ¦ '1_000' ¦ 'true' ¦ 'false' ¦ 'yes' ¦ 'undef' ¦ '::a::b' ¦ 'a_b_c' ¦
'a.b.0.c' ¦ 'a-b' ¦ 'x=1; y=2' ¦ 'file:///a/b?c#d' ¦ '/etc/passwd' ¦ '%s' ¦ '$1' ¦ "it's" ¦ '"q"' ¦ '\\' ¦ '1.2.3' ¦
'1.2.3-rc1' ¦ '>=1.0.0 <2.0.0' ¦ '2020-02-29' ¦ '2020-02-29T12:34:56.789' ¦ '1-02:03:04.5' ¦ 'aaaaaaaaaabbbbbbbbbb'`);

const ARRAYS = list(`
[] ¦ [1] ¦ [1, 2, 3] ¦ [3, 1, 2, 1] ¦ ['b', 'A', 'a', 'B'] ¦ ['a', 1] ¦ [1, 1.0, '1'] ¦ [undef] ¦ [undef, 1, undef] ¦
[[1, 2], [3, 4]] ¦ [[1, [2, [3, []]]], {}] ¦ [['a', 1], ['b', 2]] ¦ ['a', 'b', 'c', 'd', 'e'] ¦ [true, false] ¦
[{ a => 1 }, { a => 2 }] ¦ ['é', 'e', 'z', 'É'] ¦ [/a/, 'b'] ¦ [Integer, String] ¦ [1.5, -2, 0] ¦ ['10', '9', '1.5'] ¦
['1.10', '1.9'] ¦ [default] ¦ [[]] ¦ [Sensitive('x')] ¦ [Timespan(1), Timespan(0)] ¦
[SemVer('1.2.3'), SemVer('1.2.0')]`);

const HASHES = list(`
{} ¦ { a => 1 } ¦ { a => 1, b => 2, c => 3 } ¦ { 'a' => { 'b' => { 'c' => [1, { d => 2 }] } } } ¦
{ 1 => 'x', 2.0 => 'y' } ¦ { undef => 1 } ¦ { 'a' => undef } ¦ { '' => '' } ¦ { [1] => { a => [1, 2] } } ¦
{ 'é' => 'ß', 'b' => [] } ¦ { 'A' => 1, 'a' => 2 } ¦ { true => false } ¦ { Integer => String } ¦ { 'a.b' => 1 }`);

const OTHERS = list(`
undef ¦ default ¦ true ¦ false ¦ /a/ ¦ /(b)(c)?/ ¦ /^\\s*$/ ¦ Integer ¦ String[1, 2] ¦ Array[Integer] ¦
Optional[String] ¦ Class ¦ Class['a'] ¦ File['/x'] ¦ Sensitive('secret') ¦ Sensitive(Sensitive([1])) ¦
Timestamp('2020-01-02T03:04:05.678') ¦ Timestamp(0) ¦ Timestamp(-1.5) ¦ Timespan('1-02:03:04') ¦ Timespan(0) ¦
Timespan(-90061.5) ¦ Timespan({ days => 1, hours => 2 }) ¦ SemVer('1.2.3-rc1+b2') ¦ SemVerRange('>=1.0.0 <2.0.0') ¦
SemVerRange('~1.2') ¦ Binary('aGVsbG8=') ¦ Binary('', '%s') ¦ URI('http://u@h.example:80/p?q#f') ¦ Deferred('f', [1]) ¦
Integer[1, 3] ¦ [1, 2, 3].step(2) ¦ 'abc'.reverse_each ¦ (0.0 / 0.0)`);

const TYPES = list(`
Any ¦ Integer ¦ Integer[0, 10] ¦ Float ¦ Numeric ¦ String ¦ String[1] ¦ Boolean ¦ Array ¦ Array[Integer] ¦
Array[String, 1, 2] ¦ Hash ¦ Hash[String, Integer] ¦ Struct[{ a => Integer }] ¦
Struct[{ Optional[a] => String, b => Integer }] ¦ Tuple ¦ Tuple[Integer, String] ¦ Tuple[Integer, 0, 2] ¦
Optional[Integer] ¦ Optional[String[2]] ¦ NotUndef[Integer] ¦ Variant[Integer, String[3]] ¦ Enum['a', 'b'] ¦
Enum['A', true] ¦ Pattern[/a/] ¦ Regexp ¦ Timestamp ¦ Timespan ¦ SemVer ¦ SemVerRange ¦ Binary ¦ URI ¦ Sensitive ¦
Sensitive[Integer] ¦ Type ¦ Type[Integer] ¦ Undef ¦ Default ¦ Data ¦ RichData ¦ Scalar ¦ ScalarData ¦ Collection ¦
Iterable ¦ Iterator ¦ Callable ¦ Callable[Integer] ¦ Object ¦ Runtime ¦ CatalogEntry ¦ Resource ¦ Class ¦ Error ¦
Deferred ¦ TypeSet ¦ Init[Integer] ¦ Init[Timespan, 1] ¦ 'Integer' ¦ 'Array[String]' ¦ 'Foo' ¦ 'foo' ¦ Foo::Bar`);

const FORMATS = list(String.raw`
'%s' ¦ '%d' ¦ '%i' ¦ '%5d|' ¦ '%-5d|' ¦ '%05d' ¦ '%+d' ¦ '% d' ¦ '%x' ¦ '%#x' ¦ '%X' ¦ '%#X' ¦ '%o' ¦ '%#o' ¦ '%b' ¦
'%#b' ¦ '%B' ¦ '%08b' ¦ '%e' ¦ '%E' ¦ '%g' ¦ '%G' ¦ '%a' ¦ '%A' ¦ '%f' ¦ '%.2f' ¦ '%10.3f|' ¦ '%-10.1f|' ¦ '%+.0f' ¦
'%#.0f' ¦ '%c' ¦ '%5c|' ¦ '%-5c|' ¦ '%10s|' ¦ '%-10s|' ¦ '%.2s|' ¦ '%10.2s|' ¦ '%%' ¦ '%5%' ¦ '%' ¦ '%s %s' ¦
'%2$s %1$s' ¦ '%1$s %s' ¦ '%<a>s' ¦ '%{a}' ¦ '%<a>d and %{b}' ¦ '%<a>5.1f' ¦ '%-+5d|' ¦ '%*d|' ¦ '%-*d|' ¦ '%.*f' ¦
'%.10d' ¦ '%+x' ¦ '%..f' ¦ '% x' ¦ '%y' ¦ '%u' ¦ '%s%' ¦ '%ld' ¦ 'no directive' ¦ '%.3x' ¦ '%+b' ¦ '%#.3g' ¦ '%010.4f' ¦
'%0s' ¦ '% s' ¦ '%é'`);

const NEW_FORMATS = list(`
'%s' ¦ '%p' ¦ '%d' ¦ '%x' ¦ '%#x' ¦ '%#X' ¦ '%b' ¦ '%#o' ¦ '%c' ¦ '%10d' ¦ '%-10d' ¦ '%05d' ¦ '%+d' ¦ '%e' ¦ '%.2f' ¦
'%#s' ¦ '%#p' ¦ '%5s' ¦ '%-8p' ¦ '%a' ¦ '%(a' ¦ '%[a' ¦ '%{a' ¦ '%<a' ¦ '%|a' ¦ '%#a' ¦ '%h' ¦ '%(h' ¦ '%#h' ¦ '%t' ¦
'%T' ¦ '%y' ¦ '%Y' ¦ '%m' ¦ '%q' ¦ '%u' ¦ '%C' ¦ '%l' ¦ '%#d' ¦ '%# s' ¦ '%.1s' ¦ '%' ¦ '%%' ¦ 'd' ¦ '' ¦
{ Integer => '%x' } ¦ { Float => '%.3f', Integer => '%#x' } ¦
{ String => '%p', Array => { format => '%(a', separator => ';' } } ¦
{ Hash => { format => '%#h', separator => ',', separator2 => '=', string_formats => { Any => '%p' } } } ¦
{ Array => { format => '%#a', separator => ',' }, Hash => '%#h' } ¦ { Any => '%s', Integer => '%q' } ¦
{ Boolean => '%#y', Undef => '%d' } ¦ { String => '%u', Type => '%p' } ¦
{ Regexp => '%s', Timespan => '%s', Default => '%d' } ¦ { Array => { format => '%a', separtor => ',' } } ¦
{ Integer[1, 2] => '%#b', Integer => '%o' } ¦ { Array[Integer] => '%<a', Array => '%[a' }`);

const TIME_FORMATS = list(`
'%F %T' ¦ '%Y-%m-%dT%H:%M:%S.%L %Z' ¦ '%s' ¦ '%N' ¦ '%3N' ¦ '%6N' ¦ '%9N' ¦ '%-d/%-m/%y' ¦ '%e %k %l' ¦ '%_5d' ¦
'%^a %^B' ¦ '%#p' ¦ '%j %U %W %u %w %V %G %g' ¦ '%C' ¦ '%c' ¦ '%x %X' ¦ '%D %R %r' ¦ '%h %n%t%%' ¦ '%z' ¦ '%:z' ¦
'%::z' ¦ '%Q' ¦ '%v' ¦ '%+' ¦ '%010Y' ¦ '%D-%H:%M:%S' ¦ '%H:%M:%S' ¦ '%-H:%-M:%-S.%-N' ¦ '%-D %-H' ¦ '%_H' ¦ '%3S' ¦
'%M' ¦ '%S.%L' ¦ '%L' ¦ '%-L' ¦ '%y' ¦ '%!' ¦ '%' ¦ '%%' ¦ 'abc' ¦ ['%F', '%T'] ¦ ['%H:%M', '%D-%H'] ¦ []`);

const REGEXPS = list(String.raw`
/a/ ¦ /(a)|(b)/ ¦ /(?<x>[a-c])(?<y>.)?/ ¦ /^/ ¦ /$/ ¦ /\b/ ¦ // ¦ /,\s*/ ¦ /[^a-z]+/i ¦ /./m ¦ /\A\d+\z/ ¦ /(?i:B)/ ¦
/é/ ¦ 'a' ¦ 'b+' ¦ '[,;]' ¦ '(' ¦ '.' ¦ '' ¦ '^a' ¦ Regexp['x|y'] ¦ Regexp ¦ Regexp[/(?=a)/] ¦ '\s' ¦ ['a', /b/] ¦
Pattern[/a/, /b/] ¦ Pattern ¦ [['a'], 'b']`);

const REPLACEMENTS = list(String.raw`
'' ¦ 'X' ¦ '<\0>' ¦ '<\1\2>' ¦ '\\1' ¦ '\k<x>' ¦ '\9' ¦ '\&' ¦ '$1' ¦ "\\'" ¦ '\`' ¦ 'é' ¦ { 'a' => 'A', 'b' => 'B' } ¦
{}`);

const PATHS = list(`
'a' ¦ 'a.b' ¦ 'a.b.c' ¦ 'a.b.c.1.d' ¦ 'a.0' ¦ '0' ¦ '1.0' ¦ '' ¦ '.' ¦ 'a.' ¦ 'a..b' ¦ "'a.b'" ¦ '"a.b"' ¦ "a.'b'" ¦
'x.y.z' ¦ '-1' ¦ 'a.-1' ¦ 'a b' ¦ 'a::b' ¦ '::a' ¦ 'é'`);

const VARIABLES = list(`
'facts' ¦ 'facts.a' ¦ 'facts.os.name' ¦ 'nothing' ¦ 'nothing.a' ¦ '::facts' ¦ 'a::b' ¦ 'a::b.c' ¦ '1' ¦ '0' ¦ 'title' ¦ 'module_name' ¦ 'Facts' ¦ 'a-b' ¦ ''`);

const EPP = list(String.raw`
"x" ¦ "<%= 1 + 1 %>" ¦ "<%- | \$a | -%><%= \$a %>" ¦
"<%- | Integer \$a = 3, Optional[String] \$b = undef | -%>\n[<%= \$a %>] <% if \$b { %>b<% } -%>\n\n" ¦
"a <%% b %%> <%# c %> d" ¦ "<%# c -%>\nd" ¦ "<%= \$a" ¦ "<%= undef %>|<%= [1, undef] %>|<%= { a => 1 } %>" ¦
"<% [1, 2].each |\$x| { -%>\n<%= \$x %>\n<% } -%>\n" ¦ "<%= \$facts %>" ¦ "<%- | \$a, | -%>" ¦
"<%- \$x = 1 %> \n <%- -%> \nz" ¦ "<%= Sensitive('a') %>" ¦ "<% | \$a | %>x" ¦ "<%= fail('x') %>" ¦
"<% notice('x') %>" ¦ "é<%= 'ß' %>" ¦ ''`);

const MERGES = list(`
'first' ¦ 'unique' ¦ 'hash' ¦ 'deep' ¦ 'other' ¦ { strategy => deep, knockout_prefix => '--' } ¦ { strategy => 'x' } ¦
{ 'merge' => 'hash' } ¦ {} ¦ undef ¦ 1`);

const LOOKUP_OPTIONS = list(`
{ name => 'a' } ¦ { name => ['a', 'b'], default_value => 1 } ¦ { default_value => undef } ¦
{ default_values_hash => { 'a' => 1, 'b' => { c => 2 } } } ¦ { override => { 'a' => 2 } } ¦
{ value_type => Integer, default_value => 'x' } ¦ { value_type => String, default_values_hash => { 'a' => 1 } } ¦
{ merge => 'deep', override => { a => { b => 1 } } } ¦ { nothing => 1 } ¦ { name => 1 } ¦
{ 'override' => { 'a' => [1], 'a.b' => 3 }, 'default_value' => [] }`);

export const BLOCKS = list(`
|$x| { $x } ¦ |$x| { [$x] } ¦ |$x, $y| { [$x, $y] } ¦ |$x, $y| { $y } ¦ |$x| { true } ¦ |$x| { false } ¦
|$x| { undef } ¦ |$x, $y| { $x == $y } ¦ |Integer $x| { $x } ¦ |String $x| { $x } ¦ |$x, $y, $z| { $z } ¦ |*$x| { $x } ¦
|$x, *$y| { $y } ¦ |$x, $y = 1| { $y } ¦ || { 1 } ¦ |$x| { $x =~ Integer } ¦ |$x| { $x =~ String } ¦ |$x| { next($x) } ¦
|$x| { break() } ¦ |$x, $y| { compare($x, $y) } ¦ |$x, $y| { $x <=> $y } ¦ |$x, $y| { $y =~ Undef } ¦
|$x| { fail('f') } ¦ |$x| { if $x { next() } 2 } ¦ |Array $x| { $x[0] } ¦ |Array $x, $y| { [$x, $y] } ¦
|$m, $x| { [$m, $x] } ¦ |$m, $x| { $x } ¦ |$x| { $x[0] } ¦ |$x, $y| { -1 } ¦ |$x, $y| { 'a' } ¦ |$x, $y| { 1 }`);

/** The arguments by kind. */
export const POOLS = {
  integer: INTEGERS,
  number: [...INTEGERS, ...FLOATS],
  string: STRINGS,
  array: ARRAYS,
  hash: HASHES,
  collection: [...ARRAYS, ...HASHES],
  type: TYPES,
  format: FORMATS,
  newFormat: NEW_FORMATS,
  timeFormat: TIME_FORMATS,
  regexp: REGEXPS,
  replacement: REPLACEMENTS,
  path: PATHS,
  variable: VARIABLES,
  epp: EPP,
  merge: MERGES,
  lookupOptions: LOOKUP_OPTIONS,
  key: [...PATHS, 'a', "['a', 'b']", '[]', "'lookup_options'", "'lookup_options.a'"],
  boolean: ['true', 'false'],
  flags: list(`
'G' ¦ 'E' ¦ 'I' ¦ 'M' ¦ 'N' ¦ 'GI' ¦ ['G', 'I'] ¦ ['E', 'M'] ¦ 'U' ¦ 'X' ¦ '' ¦ [] ¦ undef`),
  radix: ['2', '8', '10', '16', '36', '0', 'default', "'10'", '-2'],
  small: ['0', '1', '2', '3', '-1', '5', '100', '1.0'],
  time: [
    "Timestamp('2020-01-02T03:04:05.678')",
    'Timestamp(0)',
    'Timestamp(-1.5)',
    "Timestamp('1999-12-31T23:59:59.999999999')",
    'Timespan(-90061.5)',
    "Timespan('1-02:03:04')",
    'Timespan(0)',
    'Timespan(0.000000001)',
  ],
  zone: [
    "'UTC'",
    "'Europe/Stockholm'",
    "'+02:00'",
    "'-0930'",
    "'EST'",
    "'current'",
    "'Nowhere'",
    "'default'",
    "''",
    'undef',
  ],
  any: [...INTEGERS, ...FLOATS, ...STRINGS, ...ARRAYS, ...HASHES, ...OTHERS],
  scanFormat: list(String.raw`
'%d' ¦ '%i' ¦ '%o' ¦ '%x' ¦ '%f' ¦ '%e' ¦ '%g' ¦ '%s' ¦ '%c' ¦ '%5c' ¦ '%3d' ¦ '%*d%s' ¦ '%[a-c]' ¦ '%[^,],%s' ¦ '%%' ¦
'%d %d' ¦ 'abc %d' ¦ '%3s%s' ¦ '%u' ¦ '%n' ¦ '%y' ¦ '%' ¦ '%[]a]' ¦ '%ld' ¦ ' %s ' ¦ ''`),
  version: list(`
'1.2' ¦ '1.10' ¦ '1.2.3-rc1' ¦ '1.0.0' ¦ '1.0' ¦ '' ¦ 'a' ¦ '1.a' ¦ '1.2-3' ¦ '01' ¦ '1..2' ¦ '1:2' ¦ '10~rc' ¦ 'v2'`),
  algorithm: ["'md5'", "'sha256'", "'sha1'", "'SHA256'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Pool = keyof typeof POOLS;
