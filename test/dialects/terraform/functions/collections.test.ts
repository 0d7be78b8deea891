import { testErrors, testTypes, testValues } from './tables.js';

testValues('length, element, slice, contains, index', {
  'length(["a", "b"])': 2,
  'length(tomap({a = 1}))': 1,
  'element(["a", "b", "c"], 4)': 'b',
  'element(tolist(["a", "b"]), 9007199254740993)': 'b',
  'slice(["a", "b", "c", "d"], 1, 3)': ['b', 'c'],
  'slice([], 0, 0)': [],
  'contains(["a", "b"], "b")': true,
  'contains([1], "1")': false,
  'contains([{a = 1}], {a = 1})': true,
  'index(["a", "b", "c"], "b")': 1,
});

testErrors('length, element, slice and index reject unsuitable arguments', [
  ['length("abc")', 'Call to function "length" failed: collection must be a list, a map or a tuple.'],
  ['element([], 0)', 'Call to function "element" failed: cannot use element function with an empty list.'],
  ['element({}, 0)', 'Call to function "element" failed: cannot read elements from object.'],
  [
    'slice([1], 0, 2)',
    'Invalid value for "end_index" parameter: end index must not be greater than the length of the list.',
    '1:15',
  ],
  ['slice([1, 2], 1, 0)', 'Invalid value for "start_index" parameter: start index must not be greater than end index.'],
  [
    'slice(toset([1]), 0, 1)',
    'Invalid value for "list" parameter: cannot slice a set, because its elements do not have indices; explicitly convert to a list if the ordering of the result is not important.',
  ],
  ['index(["a"], "b")', 'Call to function "index" failed: item not found.'],
  ['contains([null], null)', 'Invalid value for "value" parameter: argument must not be null.'],
]);

testValues('building lists', {
  'concat(["a", ""], ["b", "c"])': ['a', '', 'b', 'c'],
  'concat(tolist([1]), tolist(["a"]))': ['1', 'a'],
  'compact(["a", "", "b", null, "c"])': ['a', 'b', 'c'],
  'distinct(["a", "b", "a", "c", "d", "b"])': ['a', 'b', 'c', 'd'],
  'distinct([[1], [2], [1]])': [[1], [2]],
  'flatten([["a", "b"], [], ["c", [["d"]]], null])': ['a', 'b', 'c', 'd', null],
  'reverse([1, "a"])': ['a', 1],
  'reverse(toset(["a", "b"]))': ['b', 'a'],
  'chunklist(["a", "b", "c", "d", "e"], 2)': [['a', 'b'], ['c', 'd'], ['e']],
  'chunklist([1, 2], 0)': [[1, 2]],
  'coalescelist([], ["c", "d"])': ['c', 'd'],
  'sort(["e", "d", "a", "Z", "é", "10", "9"])': ['10', '9', 'Z', 'a', 'd', 'e', 'é'],
  'sort(["\\uffff", "😀"])': ['\uffff', '😀'],
  'setproduct(["development", "production"], ["app1", "app2"])': [
    ['development', 'app1'],
    ['development', 'app2'],
    ['production', 'app1'],
    ['production', 'app2'],
  ],
  'setproduct([1], [])': [],
  'one([])': null,
  'one(["b"])': 'b',
  'one(toset([1]))': 1,
  'matchkeys(["i-1", "i-2", "i-3"], ["us-west", "us-east", "us-east"], ["us-east"])': ['i-2', 'i-3'],
});

testTypes('the types of results', {
  'concat([1], ["a"])': ['tuple', ['number', 'string']],
  'concat(tolist([1]), tolist(["a"]))': ['list', 'string'],
  'concat(tolist([["a"]]), tolist([]))': ['list', ['tuple', ['string']]],
  'flatten(tolist([["a"]]))': ['tuple', ['string']],
  'reverse(tolist([1]))': ['list', 'number'],
  'reverse([1, "a"])': ['tuple', ['string', 'number']],
  'keys({a = 1})': ['tuple', ['string']],
  'keys(tomap({a = 1}))': ['list', 'string'],
  'values({a = 1, b = "x"})': ['tuple', ['number', 'string']],
  'values(tomap({a = 1}))': ['list', 'number'],
  'merge({a = 1}, tomap({b = "x"}))': ['object', { a: 'number', b: 'string' }],
  'merge(tomap({a = 1}), tomap({b = 2}))': ['map', 'number'],
  'zipmap(["a"], [1])': ['object', { a: 'number' }],
  'zipmap(["a"], tolist([1]))': ['map', 'number'],
  'chunklist([], 1)': ['list', ['list', 'dynamic']],
  'setproduct(toset([1]), ["a"])': ['set', ['tuple', ['number', 'string']]],
  'setunion([1], ["a"])': ['set', 'string'],
  'range(2)': ['list', 'number'],
  'tolist(null)': 'dynamic',
  'coalesce(1, "a")': 'string',
});

testErrors('errors of list functions', [
  ['concat([1], {})', 'Invalid value for "seqs" parameter: all arguments must be lists or tuples; got object.', '1:13'],
  ['flatten({})', 'Call to function "flatten" failed: can only flatten lists, sets and tuples.'],
  ['reverse("a")', 'Invalid value for "list" parameter: can only reverse list or tuple values, not string.'],
  ['coalescelist([], [])', 'Call to function "coalescelist" failed: no non-null arguments.'],
  [
    'sort(["a", null])',
    'Call to function "sort" failed: given list element 1 is null; a null string cannot be sorted.',
  ],
  ['setproduct([1])', 'Call to function "setproduct" failed: at least two arguments are required.'],
  [
    'one([1, 2])',
    'Invalid value for "list" parameter: must be a list, set, or tuple value with either zero or one elements.',
  ],
  ['chunklist([1], -1)', 'Call to function "chunklist" failed: the size argument must be positive.'],
]);

testValues('maps and objects', {
  'keys({a = 1, c = 2, d = 3})': ['a', 'c', 'd'],
  'keys({"b" = 1, "é" = 2, "a" = 3})': ['a', 'b', 'é'],
  'values({a = 3, c = 2, d = 1})': [3, 2, 1],
  'lookup({a = "ay", b = "bee"}, "a", "what?")': 'ay',
  'lookup({a = "ay", b = "bee"}, "c", "what?")': 'what?',
  'lookup({}, "__proto__", "none")': 'none',
  'lookup(tomap({a = 1}), "b", "2")': 2,
  'merge({a = "b", c = "d"}, {e = "f", c = "z"})': { a: 'b', c: 'z', e: 'f' },
  'merge()': {},
  'merge({a = 1}, null)': { a: 1 },
  'zipmap(["a", "b"], [1, 2])': { a: 1, b: 2 },
  'zipmap(["a", "a"], [1, 2])': { a: 2 },
  'transpose({a = ["1", "2"], b = ["2", "3"]})': { 1: ['a'], 2: ['a', 'b'], 3: ['b'] },
});

testErrors('errors of map functions', [
  ['keys([])', 'Invalid value for "inputMap" parameter: must have map or object type.'],
  ['values([])', 'Call to function "values" failed: values() requires a map as the first argument.'],
  ['lookup({}, "a")', 'Function "lookup" expects 3 argument(s). Missing value for "default".'],
  [
    'lookup(tomap({a = 1}), "b", [])',
    'Invalid value for "default" parameter: the default value must have the same type as the map elements.',
    '1:29',
  ],
  ['merge({}, [])', 'Call to function "merge" failed: arguments must be maps or objects, got "tuple".'],
  [
    'zipmap(["a"], [1, 2])',
    'Call to function "zipmap" failed: number of keys (1) does not match number of values (2).',
  ],
  ['zipmap([null], [1])', 'Call to function "zipmap" failed: keys list has null value at index 0.'],
]);

testValues('sets', {
  'setunion(["a", "b"], ["b", "c"], ["d"])': ['a', 'b', 'c', 'd'],
  'setintersection(["a", "b"], ["b", "c"], ["b", "d"])': ['b'],
  'setsubtract(["a", "b", "c"], ["a", "c"])': ['b'],
  'setsubtract([{a = 1}, {a = 2}], [{a = 1}])': [{ a: 2 }],
  'setunion([], [])': [],
});

testErrors('sets must have one type', [
  ['setunion([1], [[]])', 'Call to function "setunion" failed: given sets must all have compatible element types.'],
  ['setunion([1], 2)', 'Invalid value for "other_sets" parameter: set of any single type required.'],
]);

testValues('range', {
  'range(3)': [0, 1, 2],
  'range(1, 4)': [1, 2, 3],
  'range(1, 8, 2)': [1, 3, 5, 7],
  'range(4, 1)': [4, 3, 2],
  'range(10, 5, -2)': [10, 8, 6],
  'range(-2)': [0, -1],
  'range(0, 0, 0)': [],
  'length(range(1024))': 1024,
});

testErrors('range has at most 1024 elements', [
  [
    'range(1025)',
    'Call to function "range" failed: more than 1024 values were generated; either decrease the difference between start and end or use a smaller step.',
  ],
  [
    'range(1, 0, 1)',
    'Invalid value for "params" parameter: end must be greater than start when step is positive.',
    '1:10',
  ],
  ['range()', 'Call to function "range" failed: must have one, two, or three arguments.'],
]);

testValues('tests of lists', {
  'alltrue(["true", true])': true,
  'alltrue([true, null])': false,
  'alltrue([])': true,
  'anytrue([true, false])': true,
  'anytrue([null, "false"])': false,
  'coalesce("", "b")': 'b',
  'coalesce(null, 1, 2)': 1,
  'sum([10, 13, 6, 4.5])': 33.5,
  'sum(toset(["1", "2"]))': 3,
  'sensitive(1)': 1,
  'nonsensitive("a")': 'a',
  'issensitive(sensitive(1))': false,
});

testErrors('sum and coalesce need something to work on', [
  ['sum([])', 'Invalid value for "list" parameter: cannot sum an empty list.'],
  ['sum(["x"])', 'Invalid value for "list" parameter: argument must be list, set, or tuple of number values.'],
  ['coalesce(null, "")', 'Call to function "coalesce" failed: no non-null, non-empty-string arguments.'],
]);

testValues('type conversion', {
  'tobool("true")': true,
  'tonumber("1e3")': 1000,
  'tostring(1.50)': '1.5',
  'tolist(["a", 1])': ['a', '1'],
  'toset(["b", "a", "b"])': ['a', 'b'],
  'tomap({a = 1, b = "x"})': { a: '1', b: 'x' },
  'tostring(null)': null,
});

testErrors('impossible conversions', [
  [
    'tobool("yes")',
    'Invalid value for "v" parameter: cannot convert "yes" to bool; only the strings "true" or "false" are allowed.',
  ],
  [
    'tonumber("no")',
    'Invalid value for "v" parameter: cannot convert "no" to number; given string must be a decimal representation of a number.',
  ],
  ['tostring([])', 'Invalid value for "v" parameter: cannot convert tuple to string.'],
  ['tolist({})', 'Invalid value for "v" parameter: cannot convert object to list of any single type.'],
]);

testErrors('sets of different types without a common one cannot be combined', [
  ['setunion([1], [[1]])', 'Call to function "setunion" failed: given sets must all have compatible element types.'],
  [
    'setsubtract([["a"], []], [null])',
    'Call to function "setsubtract" failed: given sets must all have compatible element types.',
  ],
  ['setintersection([toset([1]), [2]], [["a", 1]])', 'Invalid value for "other_sets" parameter: a number is required.'],
]);

testValues('sets of null, and empty collections after a null', {
  'setunion([null], [null])': [null],
  'setunion([null], [])': [null],
  'try(setsubtract([[1]], [null]), "error")': 'error',
  'merge(null, {a = 1}, [])': { a: 1 },
});

testErrors('transpose accepts no null', [
  ['transpose({a = null})', 'Call to function "transpose" failed: input must not contain a null list.'],
]);
