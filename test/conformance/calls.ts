/** Generates random calls of the functions of Puppet, many with values at the ends of ranges or of wrong types. */
import { BLOCKS, list, type Pool, POOLS } from './call-values.js';
import { createRandom, type Random } from './random.js';

/** The names of functions with the kinds of their arguments. A `&` at the end stands for a block. */
const SIGNATURES = list(`
abs number ¦ all collection & ¦ any collection & ¦ annotate any any ¦ assert_type type any ¦ assert_type type any & ¦
assert_type type any ¦ break ¦ call string any any ¦ camelcase string ¦ camelcase array ¦ capitalize string ¦
capitalize array ¦ ceiling number ¦ chomp string ¦ chomp array ¦ chop string ¦ chop array ¦ compare string string ¦
compare string string boolean ¦ compare number number ¦ compare any any ¦ convert_to any type ¦ convert_to string type ¦
convert_to any type newFormat ¦ convert_to string type radix ¦ convert_to any type & ¦ defined type ¦ defined string ¦
defined any any ¦ dig collection small ¦ dig collection string string ¦ dig collection string string small ¦
dig collection string ¦ digest any ¦ downcase string ¦ downcase any ¦ each collection & ¦ each any & ¦ empty any ¦
err string any ¦ fail string any ¦ filter collection & ¦ filter any & ¦ flatten array ¦ flatten any any ¦ floor number ¦
fqdn_rand integer ¦ fqdn_rand number string ¦ fqdn_rand integer any boolean ¦ get collection path ¦
get collection path any ¦ get collection path any & ¦ get any path ¦ getvar variable ¦ getvar variable any ¦
getvar variable any & ¦ group_by collection & ¦ group_by any & ¦ hiera key ¦ hiera key any ¦ hiera_array key any ¦
hiera_hash key any ¦ index collection any ¦ index collection & ¦ index string string ¦ index any & ¦ inline_epp epp ¦
inline_epp epp hash ¦ join array ¦ join array string ¦ join any any ¦ keys hash ¦ keys any ¦ length any ¦ lest any & ¦
lookup key ¦ lookup key type ¦ lookup key type merge ¦ lookup key type merge any ¦ lookup key type merge any & ¦
lookup key type merge & ¦ lookup key lookupOptions ¦ lookup lookupOptions ¦ lookup lookupOptions & ¦ lookup key & ¦
lstrip string ¦ lstrip array ¦ map collection & ¦ map any & ¦ match string regexp ¦ match array regexp ¦
match any regexp ¦ max number number ¦ max any any ¦ max array ¦ max array & ¦ max any any & ¦ md5 any ¦
min number number ¦ min any any ¦ min array ¦ min array & ¦ new type any ¦ new type string ¦ new type any newFormat ¦
new type string radix ¦ new type string radix boolean ¦ new type string timeFormat ¦ new type any any ¦ new type hash ¦
new type any & ¦ notice any ¦ notice any any ¦ partition collection & ¦ partition any & ¦ reduce collection & ¦
reduce collection any & ¦ reduce any & ¦ regsubst string regexp replacement ¦ regsubst string regexp replacement flags ¦
regsubst array regexp replacement flags ¦ regsubst string regexp replacement flags string ¦
regsubst any any replacement ¦ reverse_each collection ¦ reverse_each any ¦ reverse_each collection & ¦ round number ¦
rstrip string ¦ rstrip array ¦ scanf string scanFormat ¦ scanf string scanFormat & ¦ sha1 any ¦ sha256 any ¦
shellquote string string ¦ shellquote any any ¦ shellquote array ¦ size any ¦ slice collection small ¦
slice collection small & ¦ slice any small & ¦ sort array ¦ sort array & ¦ sort string ¦ sort string & ¦ sort any ¦
split string regexp ¦ split string regexp boolean ¦ split array regexp ¦ split any regexp ¦ sprintf format any ¦
sprintf format number ¦ sprintf format number number ¦ sprintf format string ¦ sprintf format hash ¦
sprintf format any any ¦ step collection small ¦ step any small ¦ step collection small & ¦ strftime time timeFormat ¦
strip string ¦ strip array ¦ strip any ¦ tagged string ¦ then any & ¦ tree_each collection ¦ tree_each collection hash ¦
tree_each collection hash & ¦ tree_each any & ¦ type any ¦ type any string ¦ unique any ¦ unique collection ¦
unique collection & ¦ unwrap any ¦ unwrap any & ¦ upcase string ¦ upcase array ¦ upcase any ¦ values hash ¦ values any ¦
versioncmp version version ¦ versioncmp version version boolean ¦ versioncmp string any ¦ warning any ¦ with any any & ¦
with any & ¦ with &`).map((line) => line.split(' '));

const TIME_SIGNATURES = list(`
Timespan any ¦ Timespan string timeFormat ¦ Timespan number number number number ¦
Timespan integer integer integer integer integer ¦ Timestamp any ¦ Timestamp string timeFormat ¦
Timestamp string timeFormat zone ¦ Timestamp string zone ¦ Timestamp number ¦ String any newFormat ¦
String number newFormat ¦ String collection newFormat ¦ String string newFormat ¦ Integer string radix ¦
Integer any radix boolean ¦ Integer number ¦ Integer any ¦ Float any ¦ Float string boolean ¦ Numeric string ¦
Numeric string boolean ¦ Numeric any ¦ Boolean any ¦ Array any ¦ Array any boolean ¦ Hash any ¦ Hash array string ¦
Tuple[Integer,Integer] any ¦ Struct[{a=>Integer}] any ¦ SemVer string ¦ SemVer integer integer integer ¦
SemVer integer integer integer string string ¦ SemVer any ¦ SemVerRange string ¦ SemVerRange any any ¦ Binary string ¦
Binary string format ¦ Binary any ¦ URI string ¦ URI hash ¦ URI any ¦ Sensitive any ¦ Regexp string ¦
Regexp string boolean ¦ Regexp any ¦ Optional[Integer] any ¦ NotUndef[Integer] any ¦ Variant[Integer,String] any ¦
Enum['a','b'] any ¦ Error any ¦ Error string string hash ¦ Type any ¦ Deferred string array ¦ Deferred any ¦
Init[Integer] any ¦ Any any ¦ Iterator any ¦ Pattern[/a/] any ¦ Timespan hash`).map((line) => line.split(' '));

/** Returns `count` sources, each of which is a call. */
export function generateCalls(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const signatures = [...SIGNATURES, ...TIME_SIGNATURES];
  return Array.from({ length: count }, (_, index) => call(signatures[index % signatures.length]!, random));
}

function call([name, ...pools]: readonly string[], random: Random): string {
  const hasBlock = pools.at(-1) === '&';
  const names = (hasBlock ? pools.slice(0, -1) : pools) as Pool[];
  const given =
    name !== 'Timestamp' && random.below(20) === 0
      ? names.slice(0, -1)
      : random.below(25) === 0
        ? [...names, 'any' as const]
        : names;
  const iterates = hasBlock || RESULTS_ITERATE.has(name!) || ITERATING.has(name!);
  const values = given.map((pool) => argument(pool, iterates, random));
  const block = (hasBlock ? random.below(15) > 0 : random.below(25) === 0) ? ` ${random.pick(BLOCKS)}` : '';
  const [first, ...rest] = values;
  const isType = /^[A-Z]/.test(name!);
  const called =
    first !== undefined && !isType && random.below(3) === 0
      ? `(${first}).${name}(${rest.join(', ')})${block}`
      : `${name}(${values.join(', ')})${block}`;
  return RESULTS_ITERATE.has(name!) && block === '' ? `Array(${called})` : called;
}

/** Functions without a block that iterate over their arguments. */
const ITERATING = new Set(
  list(`Array ¦ Hash ¦ Tuple[Integer,Integer] ¦ Struct[{a=>Integer}] ¦ Iterator ¦ new ¦ convert_to ¦ get ¦ unique ¦ flatten ¦ join ¦
slice ¦ any ¦ all ¦ each ¦ map ¦ filter ¦ group_by ¦ index ¦ partition ¦ reduce`),
);

/** Functions whose result is an iterator, unless they have a block. Puppet cannot represent it as data. */
const RESULTS_ITERATE = new Set(['reverse_each', 'step', 'tree_each']);

/** Integers that would take long to count to: many functions iterate over an Integer as its predecessors. */
const LONG_ITERATION = /^\(?-?\d{3,}|^0x/;

function argument(pool: Pool, iterates: boolean, random: Random): string {
  const found = random.pick(random.below(8) === 0 ? POOLS.any : POOLS[pool]);
  return iterates && LONG_ITERATION.test(found) ? '4' : found;
}
