#!/usr/bin/env python3
"""Records lookups with invalid data in the global layer and in the layer of a module, deep merges of random values,
conversions, and lookups with values of the caller. Prints Puppet's answers as JSON lines {id, files, manifest, facts,
error, class, logs}. $DIR is the folder of a case.

    python3 test/record/hiera_layers.py PUPPET_REFERENCE COMPILE_RB | gzip -9n > test/recorded/hiera-layers.jsonl.gz
"""
import json
import os
import random
import subprocess
import sys
import tempfile

FACTS = {'env': 'prod', 'list': ['x', 'y'], 'n': 3, 'h': {'n': 4, 's': 'str'}}
TWO_LEVELS = 'version: 5\nhierarchy:\n  - {name: A, path: a.yaml, data_hash: yaml_data}\n  - {name: B, path: b.yaml, data_hash: yaml_data}\n'
NO_LEVELS = 'version: 5\nhierarchy: []\n'


def level(text):
    return 'version: 5\nhierarchy:\n  - {name: A, %s}\n' % text


def looked_up(body):
    keys = "['lookup_options', 'k2', 'k3', 'm::lookup_options', 'm::k2', 'm::k3']"
    return 'function m::f(Variant[String, Numeric] $k, Hash $o, Puppet::LookupContext $c) { if $k in %s { $c.not_found } else { %s } }' % (keys, body)


def computed(body):
    return 'function m::f(Hash $o, Puppet::LookupContext $c) { %s }' % body


FUNCTION = 'version: 5\nhierarchy:\n  - {name: F, lookup_key: m::f}\n  - {name: A, path: a.yaml, data_hash: yaml_data}\n'
DATA_FUNCTION = 'version: 5\nhierarchy:\n  - {name: F, data_hash: m::f}\n'

# Invalid data: the key, the data of the higher level, and other data. PRE stands for the prefix of the module's keys.
FAULTS = {
    'nothing': ('a', {'PREa': 1}, {}),
    'a key that needs itself': ('a', {'PREa': "%{lookup('PREa')}"}, {}),
    'keys that need each other': ('a', {'PREa': "%{lookup('PREb')}", 'PREb': "%{alias('PREa')}"}, {}),
    'an unknown method': ('a', {'PREa': "%{bad('x')}"}, {}),
    'alias beside text': ('a', {'PREa': "x%{alias('PREb')}", 'PREb': 1}, {}),
    'a string for a hash': ('s.k', {'PREs': 'text'}, {}),
    'an array for a hash': ('s.k', {'PREs': [1]}, {}),
    'an integer for a hash': ('s.k', {'PREs': 3}, {}),
    'an integer for an array': ('s.0', {'PREs': 3}, {}),
    'a float for a hash': ('s.k', {'PREs': 3.5}, {}),
    'a boolean for a hash': ('s.k', {'PREs': True}, {}),
    'undef for a hash': ('s.k', {'PREs': None}, {}),
    'an integer within': ('s.k.j', {'PREs': {'k': 3}}, {}),
    'a string within': ('s.k.j', {'PREs': {'k': 'xjx'}}, {}),
    'a negative index': ('s.-1', {'PREs': ['k']}, {}),
    'an index beyond': ('s.5', {'PREs': ['k']}, {}),
    'a fact that is no hash': ('a', {'PREa': '%{facts.env.x}'}, {}),
    'a fact that is an integer': ('a', {'PREa': '%{facts.n.x}'}, {}),
    'a fact that is an array': ('a', {'PREa': '%{facts.list.x}'}, {}),
    'a key with an open end': ('a.', {'PREa': 1}, {}),
    'a variable with an open end': ('a', {'PREa': 'x %{facts.} y'}, {}),
    'unknown variables': ('a', {'PREa': "%{nope} %{::nope2} %{facts.nope3} %{scope('nope4')} %{nope5.x} %{0} %{m::v} %{::m::v2} %{zz::v} %{title} %{module_name}"}, {}),
    'a hash over a string': ('a', {'PREa': 'x', 'lookup_options': {'PREa': {'merge': 'hash'}}}, {'b': {'PREa': {'k': 1}}}),
    'an array over a hash': ('a', {'PREa': {'k': 1}, 'lookup_options': {'PREa': {'merge': 'unique'}}}, {'b': {'PREa': ['k']}}),
    'a conversion': ('a', {'PREa': 'x', 'lookup_options': {'PREa': {'convert_to': 'Integer'}}}, {}),
    'a conversion to nothing': ('a', {'PREa': 'x', 'lookup_options': {'PREa': {'convert_to': 'Nope'}}}, {}),
    'an unknown strategy': ('a', {'PREa': 'x', 'lookup_options': {'PREa': {'merge': 'nope'}}}, {'b': {'PREa': 1}}),
    'an unknown option of a strategy': ('a', {'PREa': 'x', 'lookup_options': {'PREa': {'merge': {'strategy': 'deep', 'bogus': 1}}}}, {'b': {'PREa': 1}}),
    'a strategy without a name': ('a', {'PREa': 'x', 'lookup_options': {'PREa': {'merge': {'x': 1}}}}, {'b': {'PREa': 1}}),
    'options that are no hash': ('a', {'PREa': 'x', 'lookup_options': 'x'}, {}),
    'data that are no hash': ('a', '[1]\n', {}),
    'a symbol': ('a', 'PREa: :sym\n', {}),
    'an unknown data_hash': ('a', {}, {'config': level('path: a.yaml, data_hash: nope_data')}),
    'an unknown lookup_key': ('a', {}, {'config': level('lookup_key: nope_data')}),
    'an unknown data_dig': ('a', {}, {'config': level('data_dig: nope_data')}),
    'a level without a function': ('a', {}, {'config': level('path: a.yaml')}),
    'an unknown version': ('a', {}, {'config': 'version: 9\n'}),
    'a hierarchy that is none': ('a', {}, {'config': 'version: 5\nhierarchy: 3\n'}),
    'a name twice': ('a', {}, {'config': TWO_LEVELS.replace('name: B', 'name: A')}),
    'path and paths': ('a', {}, {'config': level('path: a.yaml, paths: [b.yaml], data_hash: yaml_data')}),
    'a reserved option': ('a', {}, {'config': level('path: a.yaml, data_hash: yaml_data, options: {path: x}')}),
    'mapped paths of strings': ('a', {}, {'config': level("mapped_paths: [facts.list, it, '%{it.0}.yaml'], data_hash: yaml_data")}),
    'mapped paths of nothing': ('a', {}, {'config': level("mapped_paths: [facts.env.x, it, '%{it}.yaml'], data_hash: yaml_data")}),
    'mapped paths of an integer': ('a', {}, {'config': level("mapped_paths: [facts.n.x, it, '%{it}.yaml'], data_hash: yaml_data")}),
    'mapped paths without a template': ('a', {}, {'config': level('mapped_paths: [facts.list, it], data_hash: yaml_data')}),
    'a path with a fact that is no hash': ('a', {}, {'config': level("path: '%{facts.env.x}.yaml', data_hash: yaml_data")}),
    'a path with an open end': ('a', {}, {'config': level("path: '%{facts.}.yaml', data_hash: yaml_data")}),
    'a path with a method': ('a', {}, {'config': level("path: '%{lookup(\"x\")}.yaml', data_hash: yaml_data")}),
    'a folder with a fact that is no hash': ('a', {}, {'config': level("path: a.yaml, datadir: '%{facts.env.x}', data_hash: yaml_data")}),
    'a function that fails': ('a', {}, {'config': FUNCTION, 'function': looked_up("fail('boom')")}),
    'a function with a wrong operator': ('a', {}, {'config': FUNCTION, 'function': looked_up("1 + 'x'")}),
    'a function that calls nothing': ('a', {}, {'config': FUNCTION, 'function': looked_up('nope($k)')}),
    'a function with a wrong call': ('a', {}, {'config': FUNCTION, 'function': looked_up('abs([])')}),
    'a function that gives a pattern': ('a', {}, {'config': FUNCTION, 'function': looked_up('/x/')}),
    'a function that looks up': ('a', {'PREzz': 1}, {'config': FUNCTION, 'function': looked_up("lookup('PREzz')")}),
    'a function that looks up nothing': ('a', {}, {'config': FUNCTION, 'function': looked_up("lookup('nope')")}),
    'a function that is not Puppet': ('a', {}, {'config': FUNCTION, 'function': 'function m::f( {'}),
    'a function that takes less': ('a', {}, {'config': FUNCTION, 'function': 'function m::f($k) { 1 }'}),
    'data that fail': ('a', {}, {'config': DATA_FUNCTION, 'function': computed("fail('boom')")}),
    'computed data that are no hash': ('a', {}, {'config': DATA_FUNCTION, 'function': computed('3')}),
}

# The ways to look up the key.
FORMS = {
    'lookup': "$x = lookup('KEY')\nnotice($x)",
    'default': "notice(lookup('KEY', { 'default_value' => 'D' }))",
    'hiera': "notice(hiera('KEY', 'D'))",
    'hiera_array': "notice(hiera_array('KEY', 'D'))",
    'another value': "notice(lookup('PREk2'))",
    'an alias': "notice(lookup('PREk3'))",
    'a parameter': 'include m::q',
    'a declared class': "class { 'm::q': }",
    'a default': 'include m',
    'a template': "notice(inline_epp('<%= lookup(\"KEY\") %>'))",
    'a method': "'KEY'.lookup.notice",
}


def fault_cases():
    for what, (key, higher, more) in FAULTS.items():
        for layer, prefix in (('global', ''), ('module', 'm::')):
            fill = lambda text: text.replace('PRE', prefix)
            root = '' if layer == 'global' else 'modules/m/'
            asked = prefix + key
            data = higher if isinstance(higher, str) else json.dumps({**higher, 'PREk2': "%%{lookup('%s')}" % asked, 'PREk3': "%%{alias('%s')}" % asked})
            files = {
                'modules/m/manifests/init.pp': "class m($p1 = lookup('%s')) { notice($p1) }" % asked,
                'modules/m/manifests/q.pp': "class m::q($p1 = 'd') { notice($p1) }",
                'hiera.yaml': NO_LEVELS,
                root + 'data/a.yaml': fill(data),
            }
            files[root + 'hiera.yaml'] = more.get('config', TWO_LEVELS)
            if 'b' in more:
                files[root + 'data/b.yaml'] = fill(json.dumps(more['b']))
            if 'function' in more:
                files['modules/m/functions/f.pp'] = fill(more['function'])
            for form, manifest in FORMS.items():
                yield {'id': f'{what} in the {layer} layer, for {form}', 'files': files, 'manifest': fill(manifest.replace('KEY', asked))}


def merge_cases(count):
    draw = random.Random(2)

    def value(depth=0):
        chance = draw.random()
        if depth > 2 or chance < 0.3:
            return draw.choice(['s', '--s', '-s', 1, True, None, '', 't', 2, '--'])
        if chance < 0.6:
            return [value(depth + 1) for _ in range(draw.randint(0, 3))]
        return {draw.choice(['k', 'l', '--k', 'm']): value(depth + 1) for _ in range(draw.randint(0, 3))}

    def whole():
        if draw.random() < 0.3:
            return value()
        if draw.random() < 0.6:
            return {draw.choice(['k', 'l', '--k']): value(1) for _ in range(draw.randint(0, 3))}
        return [value(1) for _ in range(draw.randint(0, 4))]

    def strategy():
        if draw.random() < 0.3:
            return draw.choice(["'unique'", "'hash'", "'deep'", "'reverse_deep'", "'unconstrained_deep'"])
        options = ["'strategy' => '%s'" % draw.choice(['deep', 'deep', 'deep', 'reverse_deep'])]
        if draw.random() < 0.6:
            options.append("'knockout_prefix' => '%s'" % draw.choice(['--', '-']))
        if draw.random() < 0.4:
            options.append("'merge_hash_arrays' => %s" % draw.choice(['true', 'false']))
        if draw.random() < 0.4:
            options.append("'sort_merged_arrays' => true")
        return '{ %s }' % ', '.join(options)

    config = 'version: 5\nhierarchy:\n  - {name: A, paths: [a.yaml, b.yaml, c.yaml], data_hash: yaml_data}\n'
    for number in range(count):
        files = {'hiera.yaml': config}
        for name in 'abc':
            if name != 'c' or draw.random() < 0.5:
                files[f'data/{name}.yaml'] = json.dumps({'x': whole()})
        yield {'id': f'a merge: {number}', 'files': files, 'manifest': '$x = lookup(\'x\', Any, %s)\nnotice("${type($x)} ${$x}")' % strategy()}


def conversion_cases():
    types = 'Boolean Integer Float Numeric Array Hash Tuple[String] Struct[{a=>Integer}] Timestamp Timespan SemVer Regexp Optional[Boolean] Integer[1,3] Sensitive'.split()
    values = ['x', '1', 2, 1.5, True, [1], {'a': 1}, None, '']
    for kind in types:
        data = {f'k{number}': value for number, value in enumerate(values)}
        options = {key: {'convert_to': kind} for key in data}
        files = {'hiera.yaml': TWO_LEVELS, 'data/a.yaml': json.dumps({**data, 'lookup_options': options})}
        for key, value in data.items():
            yield {'id': f'the conversion of {json.dumps(value)} to {kind}', 'files': files, 'manifest': f"$x = lookup('{key}')\nnotice($x, type($x))"}


def default_strategy_cases():
    for option in ('default', {'strategy': 'default'}):
        data = {'a': [1], 'lookup_options': {'a': {'merge': option}}}
        files = {'hiera.yaml': TWO_LEVELS, 'data/a.yaml': json.dumps(data), 'data/b.yaml': json.dumps({'a': [2]})}
        yield {'id': f'the strategy {json.dumps(option)} of lookup_options', 'files': files, 'manifest': "notice(lookup('a'))"}
    yield {'id': 'the strategy "default" of a call', 'files': files, 'manifest': "notice(lookup('a', Any, 'default'))"}


def unmergeable_cases():
    data = {'h': {'x': 1}, 'lookup_options': {'h': {'merge': 'unique'}}}
    files = {'hiera.yaml': TWO_LEVELS, 'data/a.yaml': json.dumps(data), 'data/b.yaml': json.dumps({'h': {'y': 1}})}
    for strategy in ("'deep'", "'hash'", "'first'", "'unique'", 'undef'):
        yield {'id': f'a missing key within data that lookup_options cannot merge, with {strategy}', 'files': files, 'manifest': f"notice(lookup('h.k', Any, {strategy}))"}
    files = {'hiera.yaml': NO_LEVELS, 'modules/m/hiera.yaml': TWO_LEVELS, 'modules/m/data/a.yaml': json.dumps({'m::a': '%{nope.x}', 'm::b': 1, 'n::c': 2}),
             'modules/m/data/b.yaml': json.dumps({'m::a': 1, 'n::d': 3, 'lookup_options': {'^[': {}}})}
    yield {'id': 'an invalid pattern in lookup_options besides foreign keys', 'files': files, 'manifest': "notice(lookup('m::a'))"}


def supplied_value_cases():
    """Values that the caller of lookup gives: the expressions of the data refer to them."""
    data = {'a': 'A %{env} %{z}', 'b': "B %{lookup('y')}", 'c': "%{alias('y')}", 'y': 'yy', 'h': {'k': '%{h.s}', 'l': '%{scope("z")}'},
            'l': "%{lookup('nope')}", 'al': "%{alias('h')}", 'd': "%{lookup('y.k')}", 'e': "%{lookup('a')}"}
    files = {'hiera.yaml': 'version: 5\nhierarchy:\n  - {name: A, paths: ["%{env}.yaml", a.yaml], data_hash: yaml_data}\n',
             'data/a.yaml': json.dumps(data), 'data/prod.yaml': '{"path": "prod"}', 'data/OV.yaml': '{"path": "OV"}'}
    overrides = ['{}', "{'env' => 'OV'}", "{'y' => 'OV'}", "{'z' => 'OV'}", "{'y' => {'k' => 'OVK'}}", "{'a' => '%{env}'}", "{'env' => undef, 'y' => undef}"]
    defaults = ['{}', "{'env' => 'DF', 'y' => 'DF', 'z' => 'DF'}", "{'nope' => 'DFN', 'a' => 'DFA'}", "{'h' => {'s' => 2}, 'y.k' => 3}"]
    draw = random.Random(3)
    for key in [*data, 'path', 'nope', 'h.k', 'y.k']:
        for override in overrides:
            kind = draw.choice(['', '', "'value_type' => Integer, ", "'value_type' => String, "])
            yield {'id': f'{key} with {kind}override {override}', 'files': files,
                   'manifest': "notice(lookup({'name' => '%s', %s'override' => %s, 'default_values_hash' => %s}))\nnotice(lookup('path'))" % (key, kind, override, draw.choice(defaults))}


def main(reference, script):
    cases = [*fault_cases(), *merge_cases(500), *conversion_cases(), *default_strategy_cases(), *unmergeable_cases(), *supplied_value_cases()]
    with tempfile.TemporaryDirectory() as folder:
        lines = []
        for number, case in enumerate(cases):
            directory = f'{folder}/{number}'
            for path, text in case['files'].items():
                os.makedirs(os.path.dirname(f'{directory}/{path}'), exist_ok=True)
                with open(f'{directory}/{path}', 'w') as out:
                    out.write(text)
            lines.append({'id': case['id'], 'manifest': case['manifest'], 'modulepath': f'{directory}/modules', 'facts': FACTS,
                          'trusted': {'certname': 'n.example'}, 'node': 'n.example', 'hiera': f'{directory}/hiera.yaml'})
        env = {**os.environ, 'REUSE': '1', 'PUPPET_STRICT': 'warning'}
        answers = subprocess.run([reference, script], input='\n'.join(map(json.dumps, lines)), env=env, stdout=subprocess.PIPE, text=True, check=True).stdout
        for number, (case, line) in enumerate(zip(cases, answers.splitlines())):
            answer = json.loads(line.replace(f'{folder}/{number}/', '$DIR/'))
            told = {name: answer[name] for name in ('error', 'class', 'logs') if answer.get(name) is not None}
            print(json.dumps({**case, 'facts': FACTS, **told}))


main(*sys.argv[1:])
