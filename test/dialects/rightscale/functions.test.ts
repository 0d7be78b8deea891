/** The functions of RightScale's documentation: its examples and tables, and errors. */
import { functions as facts } from '@pptjs/dialect-rightscale';
import * as functions from '@pptjs/dialect-rightscale/functions';
import test from 'ava';
import { evaluate } from './evaluate.js';

const values: readonly (readonly [source: string, value: string])[] = [
  ['[size([1, 2]), size({ "a": 1 }), size("a😀"), size(@servers)]', '[2, 1, 2, 3]'],
  ['[first([1, 2, 3]), last([1, 2, 3]), first([])]', '[1, 3, null]'],
  ['[first(@servers), last(@more)]', '[@servers["/api/servers/1"], @servers["/api/servers/4"]]'],
  ['sort([3, 1.5, 2])', '[1.5, 2, 3]'],
  ['sort(["b", "a", "B"])', '["B", "a", "b"]'],
  ['sort([[2], [1, 2], [1]])', '[[1], [1, 2], [2]]'],
  ['sort([true, false])', '[false, true]'],
  ['sort([{ "v": 42, "t": d"1/1/2012 12:32" }, { "v": 43, "t": d"1/1/2012 11:31" }], "t")[0]["v"]', '43'],
  ['sort([{ "a": { "b": 1 } }, { "a": { "b": 2 } }], "a/b", "desc")[0]', '{ "a": { "b": 2 } }'],
  ['[contains?([1, 2, 3, 4], [1]), contains?([1, 2], [5]), contains?([1, 2, 3], [2, 1, 3, 3])]', '[true, false, true]'],
  ['contains?(@servers, @more[0])', 'true'],
  ['[empty?([]), empty?([1]), empty?(@none)]', '[true, false, true]'],
  ['any?([false, false, null])', 'false'],
  [
    '$a = [1, 2, 3, "a", "b", "cde"]; [any?($a), any?($a, 1), any?($a, "cd"), any?($a, "/cd/")]',
    '[true, true, false, true]',
  ],
  [
    '$a = [1, 2, 3, "a"]; [all?([1, 2, false]), all?($a), all?($a, 1), all?($a, "/a/"), all?([], 1)]',
    '[false, true, false, false, true]',
  ],
  ['select([{ "key": "value1" }, { "key": "value2" }], { "key": "value1" })', '[{ "key": "value1" }]'],
  ['select([{ "key": "value1" }, { "key": "x" }], { "key": "/^v/" })', '[{ "key": "value1" }]'],
  ['[unique([1, 1.0, "1", [1], [1]]), unique(@servers + @servers) == @servers]', '[[1, "1", [1]], true]'],
  ['[equals?(1, 2), equals?(1, 1)]', '[false, true]'],
  ['[switch("foobar", 1, 2), switch(null, 1, 2)]', '[1, 2]'],
  ['[logic_and("x", false), logic_and("x", true), logic_and(null, null)]', '[false, true, false]'],
  ['[logic_or("x", false), logic_or(null, null), logic_not("x"), logic_not(null)]', '[true, false, false, true]'],
  ['[to_s("foo"), to_s(1), to_s(1.0), to_s(true), to_s(null)]', '["foo", "1", "1.0", "true", "null"]'],
  ['to_s(d"1/1/2012 6:59 PM")', '"d\\"2012/01/01 18:59\\""'],
  ['[to_s([1, 2, "3"]), to_s({ "one": 1, "two": 2 })]', '["[1,2,\\"3\\"]", "{\\"one\\":1,\\"two\\":2}"]'],
  ['[to_n("1.23123"), to_n("foo"), to_n("-12"), to_n(1), to_n(true), to_n(null)]', '[1.23123, 0, -12, 1, 1, 0]'],
  ['to_n(d"2012/01/26 1:49:35")', '1327542575'],
  ['[to_b("true"), to_b("foo"), to_b(42), to_b(0), to_b(true)]', '[true, false, true, false, true]'],
  ['[to_d("1/1/2012") == d"1/1/2012", to_d(42) == d"1/1/1970 00:00:42"]', '[true, true]'],
  ['[to_a({ "one": 1, "two": 2 }), to_a([1..3])]', '[[["one", 1], ["two", 2]], [1, 2, 3]]'],
  [
    'to_json({ "one": 1, "d": d"2012/07/01", "c": @none })',
    '"{\\"one\\":1,\\"d\\":\\"2012-07-01T00:00:00Z\\",\\"c\\":{\\"type\\":\\"servers\\",\\"hrefs\\":[]}}"',
  ],
  [
    'from_json(\'{"one":1,"two":2.0,"n":null,"l":[true,"\\u00e9",12345678901234567]}\')',
    '{ "one": 1, "two": 2.0, "n": null, "l": [true, "é", 12345678901234567] }',
  ],
  ['strftime(d"2012/07/09 16:05:07", "%Y/%m/%d %H:%M:%S +0000")', '"2012/07/09 16:05:07 +0000"'],
  [
    'strftime(d"2012/07/09 16:05:07", "%-d %e %_m %j %y %C %B %^b %A %a %u %w")',
    '"9  9  7 191 12 20 July JUL Monday Mon 1 1"',
  ],
  ['strftime(d"2012/07/09 04:05:07", "%I %l %k %p %P %L %3N %s %%")', '"04  4  4 AM am 000 000 1341806707 %"'],
  [
    'strftime(d"2012/01/01 00:00", "%G-%V %U %W %D %F %T %R %r %c")',
    '"2011-52 01 00 01/01/12 2012-01-01 00:00:00 00:00 12:00:00 AM Sun Jan  1 00:00:00 2012"',
  ],
  [
    '[type(1), type("a"), type(true), type(null), type(d"1/1/2012"), type([]), type({}), type(@servers)]',
    '["number", "string", "boolean", "null", "datetime", "array", "hash", "rs_cm.servers"]',
  ],
  ['inspect([1, { "a": null }])', '"[1, { \\"a\\": null }]"'],
  ['[capitalize("HeLlO"), downcase("HeLlO"), upcase("héllo")]', '["Hello", "hello", "HéLLO"]'],
  [
    '[gsub("hello there howard", "howard", "tom"), gsub("hello there howard", /e./, "!")]',
    '["hello there tom", "h!lo th!!howard"]',
  ],
  [
    '[sub("hello there", /e./, "!"), gsub("ab", "/(.)/", "\\\\1\\\\1"), gsub("a.b", ".", "-")]',
    '["h!lo there", "aabb", "a-b"]',
  ],
  ['[include?("hello", "el"), include?("hello", "yo")]', '[true, false]'],
  [
    '$s = "hello 123"; [index($s, "he"), index($s, "he", 2), index($s, "23"), index($s, /[1-9]/), index($s, "3", -1)]',
    '[0, null, 7, 6, 8]',
  ],
  [
    '$s = "hello 123 123"; [rindex($s, "3"), rindex($s, "3", 11), rindex($s, /1./), rindex($s, "4")]',
    '[12, 8, 10, null]',
  ],
  [
    '[insert("hello", 0, "oh "), insert("hello", -1, " there"), insert("hello", 4, "llooo"), insert("a", 9, "b")]',
    '["oh hello", "hello there", "helllloooo", "ab"]',
  ],
  [
    '[join(["some", "dash"], "-"), join(["some", "dash"]), join([1, null, [2]], ",")]',
    '["some-dash", "somedash", "1,null,[2]"]',
  ],
  ['split("some-dash-delimited--string--", "/-+/")', '["some", "dash", "delimited", "string"]'],
  [
    '[split("a,b,,", ","), split("abc", ""), split(" a  b ", " "), split("a1b", /(\\d)/)]',
    '[["a", "b"], ["a", "b", "c"], ["a", "b"], ["a", "1", "b"]]',
  ],
  ['[lines("hello\\nthere"), lines("hello\\nthere", "e")]', '[["hello\\n", "there"], ["he", "llo\\nthe", "re"]]'],
  ['[ljust("hello", 10), ljust("hello", 3), ljust("hello", "10", "end")]', '["hello     ", "hello", "helloenden"]'],
  ['[rjust("hello", 10), rjust("hello", 3), rjust("hello", "10", "end")]', '["     hello", "hello", "endenhello"]'],
  [
    '[lstrip("  hello "), rstrip(" hello  "), strip("  hello  "), reverse("hello")]',
    '["hello ", " hello", "hello", "olleh"]',
  ],
  [
    '[keys({ "a": 1, "b": 2 }), values({ "a": 1, "b": 2 }), map({ "a": { "b": 3 } }, "a", "b")]',
    '[["a", "b"], [1, 2], 3]',
  ],
];

for (const [source, value] of values) {
  test(source, (t) => t.deepEqual(evaluate(source), value));
}

const errors: readonly (readonly [source: string, code: string, message: string])[] = [
  [
    'size(1)',
    'argument-type',
    "Argument 1 of 'size' must be an Array, a Hash, a String or a Resource Collection, not a Number",
  ],
  ['sort([1, "a"])', 'argument-value', "'sort': it cannot compare a String with a Number"],
  ['sort([{}])', 'argument-value', "'sort': it cannot compare a Hash with a Hash"],
  ['sort([1], null, "up")', 'argument-type', 'Argument 3 of \'sort\' must be "asc" or "desc", not a String'],
  [
    'to_n([])',
    'argument-type',
    "Argument 1 of 'to_n' must be a String, a Boolean, a Number or a Date/Time, not an Array",
  ],
  ['to_d("soon")', 'argument-value', '\'to_d\': "soon" is not a date/time'],
  ['from_json("{")', 'json', 'The text is not valid JSON: unexpected its end at 1'],
  ['join("a")', 'argument-type', "Argument 1 of 'join' must be an Array, not a String"],
  ['gsub("a", /(/, "b")', 'regexp', 'The regular expression is not valid: end pattern with unmatched parenthesis: /(/'],
  ['strftime(1, "%Y")', 'argument-type', "Argument 1 of 'strftime' must be a Date/Time, not a Number"],
  ['ljust("a", 99999999)', 'size', 'A string would have more than 16000000 characters'],
  ['select(@servers, { "name": "a" })', 'needs-api', "'select' on a resource collection needs the RightScale API"],
];

for (const [source, code, message] of errors) {
  test(`error: ${source}`, (t) => {
    const result = evaluate(source);
    t.deepEqual(typeof result === 'string' ? result : [result.code, result.message], [code, message]);
  });
}

test('each declared function exists, and each function is declared', (t) => {
  const declared = new Set(Object.values(facts).map((fact) => fact.export));
  t.deepEqual([...declared].sort(), Object.keys(functions).sort());
});
