import { evaluateSource } from '@pptjs/engine';
import {
  commonType,
  createContext,
  createTopScope,
  inferDetailed,
  parseType,
  type PuppetType,
  type Value,
  withContext,
} from '@pptjs/runtime/internal';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../recorded/sample.js';

const TYPES =
  `Any;Undef;NotUndef;Default;Scalar;ScalarData;Data;RichData;Numeric;Integer;Integer[0];Integer[2,7];Float;Float[1.25,2.0];Boolean;Boolean[true]
String;String[1];String[2,3];Enum[a,b];Pattern[/b/];Regexp;Regexp[/b/];Array;Array[Integer];Array[Numeric,1,3];Array[Array];Hash;Hash[String,Integer]
Hash[Scalar,Any,1];Tuple[Integer,String];Tuple[Integer,1,3];Struct[{a=>Integer}];Struct[{a=>Integer,Optional[b]=>String}];Collection;Iterable;Iterable[Integer]
Variant[Integer,String];Variant[Array[Integer],Undef];Optional[Integer];Type;Type[Integer];Sensitive;Sensitive[String];Timestamp;Timespan;SemVer;SemVerRange
Binary;URI;Callable;Callable[String];Callable[[Integer],String];CatalogEntry;Resource;File;File['a'];Class;Class['b'];Runtime`.split(
    /[;\n]/,
  );
const VALUES =
  `undef;default;1;-1;7;1.25;1e10;true;false;'';'a';'abc';/b/;[];[1];[1,'a'];[undef];[[1],[]];{};{a=>1};{a=>1,b=>'x'};{1=>[2]};Integer;Type[Integer]
Array[Integer];File['a'];Class['b'];Sensitive('x');Timestamp(0);Timespan(1.5);SemVer('1.2.3');SemVerRange('1.x');Binary('AA==');URI('http://a/b')`.split(
    /[;\n]/,
  );

const context = createContext({ topScope: createTopScope(), log: () => undefined });
const evaluated = (source: string): Value => evaluateSource(source, { file: 'laws.pp', context });
const within = <T>(body: () => T): T => withContext(context, body);

const types = within(() => TYPES.map((text) => parseType(text)));
const values = VALUES.map(evaluated);
const anyType = fc.constantFrom(...types);
const anyValue: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(...values),
  fc.array(fc.constantFrom(...values), { maxLength: 4 }) as fc.Arbitrary<Value>,
);
const holds = <T>(property: fc.IProperty<T>): void => within(() => fc.assert(property, { numRuns: shareOf(3000) }));

test('a value is an instance of its type', (t) => {
  holds(fc.property(anyValue, anyValue, (a, b) => inferDetailed(a).isInstance(a) && inferDetailed(b).isInstance(b)));
  t.pass();
});

test('isAssignable is reflexive and, except for Iterable of String, transitive', (t) => {
  const broken = within(() =>
    types.flatMap((a) =>
      types
        .filter((b) => a.isAssignable(b))
        .flatMap((b) => types.filter((c) => b.isAssignable(c) && !a.isAssignable(c)).map((c) => `${a} ${b} ${c}`)),
    ),
  );
  // As in Puppet, String is assignable to Iterable, but Pattern is not.
  t.deepEqual(broken, ['Iterable String Pattern[/b/]', 'Iterable Variant[Integer, String] Pattern[/b/]']);
  t.true(within(() => types.every((type) => type.isAssignable(type))));
});

/** As in Puppet, Integer is assignable to Iterable, but a negative Integer is not an instance of Iterable. */
const isException = (type: PuppetType, value: Value): boolean =>
  type.name === 'Iterable' && typeof value === 'number' && value < 0;

test('an instance of a type is an instance of all types that it is assignable to', (t) => {
  holds(
    fc.property(
      anyType,
      anyType,
      anyValue,
      (a, b, value) => !a.isAssignable(b) || !b.isInstance(value) || a.isInstance(value) || isException(a, value),
    ),
  );
  t.pass();
});

/** As in Puppet, the common type of Undef and another type is the other type. */
const isUndef = (type: PuppetType): boolean => String(type) === 'Undef';

test('two types are assignable to their common type', (t) => {
  const isCommonTypeAbove = (a: PuppetType, b: PuppetType): boolean => isUndef(a) || commonType(a, b).isAssignable(a);
  holds(
    fc.property(
      anyType,
      anyType,
      (a, b) => isCommonTypeAbove(a, b) && (isUndef(b) || commonType(a, b).isAssignable(b)),
    ),
  );
  t.pass();
});

for (const text of TYPES) {
  test(`the text of the type ${text} is parsed to the same type`, (t) => {
    within(() => {
      const type = parseType(text);
      t.true(parseType(String(type)).equals(type));
    });
  });
}
