/**
 * Cases are written as templates: `abs(«any»)` stands for a case for every sample of the set `any`, `sort([«2, 1 ¦ 'b', 'a'»])` for one
 * for every alternative between the broken bars.
 */
export const sets: Record<string, readonly string[]> = {
  any: [
    'undef', 'default', '0', '5', '-7', '1.25', '-0.5', 'true', 'false', `''`, `'a'`, `'abC d'`, `'42'`, `'0x1F'`, '/a(b)?/', '[]', '[1]',
    '[3,1,2]', `['b','A','a']`, `[1,'x',undef]`, `[[1,[2]],3]`, '{}', '{a=>1}', `{'b'=>'x',1=>[2]}`, 'Integer', 'String[1]', 'Integer[1,3]',
    `Enum['a','b']`, `File['/x']`, `Class['a']`, `Sensitive('s')`, `Timestamp('2021-05-06T07:08:09.123')`, 'Timespan(3661.5)', `SemVer('1.2.3')`,
    `SemVerRange('1.x')`, `Binary('aGk=')`, `URI('http://example.com/a')`, `Deferred('f')`, `Error('e')`, '[1,2].reverse_each',
  ],
  few: ['undef', '3', '1.5', 'true', `'b'`, '/b/', '[1,2]', '{a=>1}', 'Integer', `Sensitive('s')`],
  number: ['0', '1', '-1', '7', '-7', '1.5', '2.5', '-1.5', '-2.5', '0.49', '1e20', '-0.0', '9223372036854775807', '-9223372036854775808', '4611686018427387904.0'],
  numeral: [`''`, `'0'`, `'-3'`, `'1.5'`, `'-1.5'`, `'2.7'`, `'x'`, `'0x1F'`, `'017'`, `'1e3'`, `' 4'`, `'+4'`, `'4 '`, `'1_000'`, `'0b11'`, `'.5'`, `'5.'`, `'08'`],
  text: [`''`, `'a'`, `'abc'`, `'hello world'`, `'Hello_World'`, `'HELLO'`, `'_a__b_c'`, `'  pad '`, `"\\tx\\r\\n"`, `'é ß ñ'`, `"\\u{1F600}x"`, `'a::b'`, `"a\\n"`, `"a\\r"`, `"a\\n\\r"`, `"\\u00A0 x"`, `'ﬁ ǆ ŉ'`],
  texts: [`[]`, `['a','Bc']`, `['a',1]`, `[1.5,'x ']`, `[['a'],'b']`, `[' a ',[]]`, `{a=>'b'}`, `{' A'=>'b c'}`, `{a=>{b=>'C'}}`, `{a=>1}`, `['a',undef]`, `['ab_c',['d_e']]`, `['a'].reverse_each`, `'a'..'b'`],
  block0: ['|| { 1 }'],
  block: ['|| { 1 }', '|$x| { $x }', '|$x, $y| { [$x, $y] }', '|$x, $y, $z| { $x }', '|*$r| { $r }', '|$x, $y = 9| { [$x, $y] }', '|String $s| { $s }', '|$x, *$r| { $r }'],
};

/** All cases that `template` stands for. */
export function expand(template: string): string[] {
  const match = /«([^»]*)»/.exec(template);
  if (!match) return [template];
  const before = template.slice(0, match.index);
  const after = template.slice(match.index + match[0].length);
  const inside = match[1]!;
  const alternatives = sets[inside.trim()] ?? inside.split('¦').map((alternative) => alternative.trim());
  const tails = expand(after);
  return alternatives.flatMap((alternative) => tails.map((tail) => before + alternative + tail));
}
