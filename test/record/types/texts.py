"""Prints cases, one source per line: the text of types with parameters of each kind.

    python3 texts.py | python3 answers.py > texts.jsonl
"""
TYPES = ["Any", "Array", "Binary", "Boolean", "Callable", "CatalogEntry", "Class", "Collection", "Data", "Default", "Deferred", "Enum", "Error", "Float", "Hash", "Init", "Integer", "Iterable", "Iterator", "NotUndef", "Numeric", "Object", "Optional", "Pattern", "Regexp", "Resource", "RichData", "Runtime", "Scalar", "ScalarData", "SemVer", "SemVerRange", "Sensitive", "String", "Struct", "Timespan", "Timestamp", "Tuple", "Type", "TypeSet", "URI", "Undef", "Variant", "File", "Notify", "Foo", "Foo::Bar", "TypeReference", "TypeAlias"]
PARAMETERS = ["1", "'a'", "Integer", "default", "1.5", "/x/", "true", "undef", "foo", "{a=>Integer}", "{}", "[Integer]", "[1]", "-1", "File", "1, 2", "2, 1", "Integer, 1", "1, Integer", "Integer, String", "Integer, 1, 2", "Integer, 1, 2, 3", "Integer, String, 1", "Integer, String, 1, 2", "Integer, String, 1, 2, 3", "1, 2, 3", "'a', 'b'", "'a', 1", "'a', true", "/x/, /y/", "Integer, 'a'", "Integer, default", "default, 2", "default, default", "1, default", "1.5, 2.5", "'a', 'b', 'c'", "[Integer], String", "Integer, Callable", "Optional['a']", "Type[Integer]", "{Optional[a]=>Integer}", "{a=>1}", "{1=>Integer}"]
WHOLE = ["Array[Array[1]]", "Array[Integer", "Array[]", "Array[1 + 1]", "foo", "1", "'x'", "Integer[1][2]", "", "Integer ", "Integer x", "Array[Foo[1]]", "Struct[{a=>Array[1]}]", "Variant[Integer['x'],String]", "Tuple[Array['a']]", "Hash[String,Enum[1]]", "Integer['x', 1]", "Array [Integer]", "Array[ Integer ]", "{a=>1}", "[Integer]", "$x", "Integer.new", "Integer | String", "notify", "X Y", "Array[Integer]]", "(Integer)", "Array[(Integer)]", "Enum['a',]", "Integer[0x10]", "Integer[1_0]", "Float[1e3]", "String[default,1]"]


def quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


for name in TYPES:
    for parameters in PARAMETERS:
        print(f"Type({quoted(f'{name}[{parameters}]')})")
for text in WHOLE:
    print(f"Type({quoted(text)})")
