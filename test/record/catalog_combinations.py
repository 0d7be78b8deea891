#!/usr/bin/env python3
"""Prints cases of small catalogs as JSON lines {id, manifest, facts, trusted, node}: each title in each form, each
operand with each arrow, each value in each position, each mistake in each place. THIN thins out the large groups.

    python3 test/record/catalog_combinations.py | node --import tsx test/record/catalog.ts --combinations COMMAND [ARGUMENT ...]
"""
import itertools
import json
import random

THIN = {'resources': 3, 'references': 3, 'values': 3, 'places': 2, 'strictness': 2}


class Group:
    def __init__(self, name):
        self.name, self.rows, self.seen = name, [], set()

    def add(self, manifest, **options):
        key = manifest + json.dumps(options, sort_keys=True)
        if key in self.seen:
            return
        self.seen.add(key)
        text = manifest if manifest.endswith('\n') else manifest + '\n'
        self.rows.append({'id': f'{self.name}: {len(self.rows)}', 'manifest': text, **options})

    def out(self):
        for row in self.rows[::THIN[self.name]]:
            print(json.dumps(row))


g = Group('resources')
# titles x forms x bodies
titles=["'a'","a","['a','b']","['a',['b',['c']]]","[]","['']","''","undef","[undef]","default","[default]","[default,'x']","1","[1]","1.5","true","/a/","{}","Integer","Notify['x']","Sensitive('a')","Deferred('x')","'__proto__'","'a b'","\"a\\nb\"","'[x]'","'a[b]'","'ünï'","' a '","$undefvar","$x","$arr","\"${x}\"","if true {'t'} else {'e'}","[1,2].map |$n| {\"n${n}\"}","'a' + 'b'","['a'] + ['b']","['a','a']","'Class[x]'","Timestamp('2020-01-01')","Binary('aGk=')","SemVer('1.0.0')","lookup('x')","$facts['nope']","'a'.upcase","fail('t')","case 1 {1: {'one'}}","true ? {true=>'q'}", "[['a','b'],['a']]","'A'","'::a'","'a::b'","(-1)", "0x10", "\"${[1,2]}\"", "\"${undef}\"", "'main'", "'settings'"]
for t in titles:
    for f in ['','@','@@']:
        g.add(f"$x = 'tx'\n$arr = ['p','q']\n{f}notify {{ {t}: message => 'm' }}\n" + ("Notify <| |>\n" if f=='@' else ''))
    g.add(f"$x = 'tx'\n$arr = ['p','q']\nclass {{ {t}: }}\nclass a {{ notify {{ 'in': }} }}\nclass b {{}}\nclass tx {{}}\nclass a::b {{}}\n")
    g.add(f"$x = 'tx'\n$arr = ['p','q']\ndefine d($v = 1) {{ notify {{ \"${{title}}-${{name}}-${{v}}\": }} }}\nd {{ {t}: v => 2 }}\n")
    g.add(f"$x = 'tx'\n$arr = ['p','q']\nnotify {{ default: message => 'dd'; 'z': ; {t}: message => 'm' }}\n")
    g.add(f"$x = 'tx'\n$arr = ['p','q']\nnotify {{\n  {t}:\n    message => 'm';\n  'a':\n    message => 'n',\n}}\n")
    g.add(f"$x = 'tx'\n$arr = ['p','q']\n$r = notify {{ {t}: }}\nnotice($r)\nnotice(type($r))\n")
    g.add(f"$x = 'tx'\n$arr = ['p','q']\nfunction f($t) {{ notify {{ $t: }} }}\nf({t})\n")
# type expressions
types=["'notify'","notify","Notify","'Notify'","NOTIFY","$t","Resource['notify']","Resource[Notify]","Resource","Resource['notify','a']","Notify['a']","Class","Class['a']","class","'class'","'Class'","\"${t}\"","::notify","'::notify'","Type[Notify]","1","undef","[notify]","d","D","::d","'::d'","ns::d","::ns::d","Ns::D","Resource['ns::d']","Resource['Ns::D']","Resource['::ns::d']","'NS::D'","nope","Nope","ns::nope","Ns::Nope","'nope'","Resource['nope']","String","Any","CatalogEntry","node","Node","'node'","stage","whit","component","file","File","resources","default","Default","settings","main"]
for t in types:
    for form in ['','@','@@']:
        g.add(f"$t = 'notify'\ndefine d() {{ notify {{ \"d${{title}}\": }} }}\ndefine ns::d() {{ notify {{ \"ns${{title}}\": }} }}\nclass a {{}}\n{form}{t} {{ 'a': }}\n")
    g.add(f"$t = 'notify'\ndefine d() {{ }}\ndefine ns::d() {{ }}\nclass a {{}}\n{t} {{ tag => 'dflt' }}\nd {{ 'x': }} ns::d {{ 'x': }} notify {{ 'x': }}\n")
    g.add(f"$t = 'notify'\ndefine d() {{ }}\ndefine ns::d() {{ }}\nclass a {{}}\n@d {{ 'x': }} @ns::d {{ 'x': }} @notify {{ 'x': }}\n{t} <| |>\n")
    g.add(f"$t = 'notify'\ndefine d() {{ }}\ndefine ns::d() {{ }}\nclass a {{}}\nd {{ 'a': }} ns::d {{ 'a': }} notify {{ 'a': }}\n{t}['a'] {{ tag => 'ov' }}\n")
    q=t if t[0]=="'" else t
    g.add(f"$t = 'notify'\ndefine d() {{ }}\ndefine ns::d() {{ }}\nclass a {{}}\ncreate_resources({q}, {{ 'a' => {{}} }})\n")
    g.add(f"$t = 'notify'\ndefine d() {{ }}\ndefine ns::d() {{ }}\nclass a {{}}\nd {{ 'a': }}\nnotice(defined({q}))\n")
# attributes
attrs=["message => 1","message => undef","message => default","message => [1,[2,[undef]]]","message => {'a'=>{'b'=>[1]}}","message +> 'a'","* => {'message'=>'x'}","* => {}","* => undef","* => 1","* => [['message','x']]","* => $h","message => 'a', * => {'message'=>'b'}","* => {'message'=>'b'}, message => 'a'","nope => 1","'message' => 'quoted'","noop => true","noop => 'x'","loglevel => 'warning'","loglevel => nonsense","audit => all","audit => 'message'","schedule => 'daily'","alias => 'z'","alias => ['z','y']","alias => 'a'","alias => 1","tag => 't'","tag => ['t','u::v']","tag => 1","tag => 'bad tag'","tag => ''","tag => undef","tag => [undef]","tag => [['n']]","tag => true","require => undef","require => []","require => [undef]","require => Notify['b']","require => Notify['b','c']","require => 'Notify[b]'","require => Class['main']","require => Class","require => Notify","require => 'nothing'","require => 1","require => true","require => Notify['zz']","before => Stage['main']","name => 'other'","name => 'b'","name => undef","name => 1","title => 'x'","stage => 'main'","withpath => true","export => true","virtual => true","class => 'x'","type => 'x'","if => 1","node => 1","default => 1","Message => 'x'","* => {1 => 2}","* => {undef => 2}","* => {'tag' => ['x']}","* => {'require' => Notify['b']}","message => $undef_v","message => Sensitive('s')","message => [Sensitive('s')]","message => Sensitive(Sensitive('s'))","message => Sensitive([1,undef])","message => Sensitive(Notify['b'])","tag => Sensitive('s')","require => Sensitive(Notify['b'])","noop => Sensitive(true)","message => Deferred('f')","message => {'d'=>Deferred('f',[1])}"]
for a in attrs:
    g.add(f"$h = {{'message' => 'h'}}\nnotify {{ 'a':\n  {a},\n}}\nnotify {{ ['b','c']: }}\n")
    g.add(f"$h = {{'message' => 'h'}}\nnotify {{ default:\n  {a};\n 'a': ;\n 'b': message => 'own' }}\nnotify {{ 'c': }}\n")
    g.add(f"$h = {{'message' => 'h'}}\nNotify {{\n  {a},\n}}\nnotify {{ 'a': }} notify {{ ['b','c']: loglevel => info }}\n")
    g.add(f"$h = {{'message' => 'h'}}\nnotify {{ ['a','b','c']: }}\nNotify['a'] {{\n  {a},\n}}\n")
    g.add(f"$h = {{'message' => 'h'}}\nnotify {{ ['a','b','c']: }}\nNotify <| title == 'a' |> {{\n  {a},\n}}\n")
    g.add(f"$h = {{'message' => 'h'}}\ndefine d($message = 'dm') {{ notify {{ \"in ${{title}} ${{message}}\": }} }}\nnotify {{ ['b','c']: }}\nd {{ 'a':\n  {a},\n}}\n")
    g.add(f"$h = {{'message' => 'h'}}\nclass k($message = 'dm') {{ notify {{ \"in ${{title}} ${{message}}\": }} }}\nnotify {{ ['b','c']: }}\nclass {{ 'k':\n  {a},\n}}\n")
    if '+>' not in a and a[0]!='*':
        g.add(f"$h = {{'message' => 'h'}}\nnotify {{ ['b','c']: }}\ncreate_resources(notify, {{ 'a' => {{ {a} }} }})\n")
        g.add(f"$h = {{'message' => 'h'}}\nnotify {{ ['b','c']: }}\ncreate_resources(notify, {{ 'a' => {{ }} }}, {{ {a} }})\n")
        n=a.split(' => ')[0]
        g.add(f"class p {{ notify {{ 'a': {a} }} }}\nclass q inherits p {{ Notify['a'] {{ {n} => 'over' }} }}\ninclude q\n notify {{ ['b','c']: }}\n")
        g.add(f"class p {{ notify {{ 'a': {a} }} }}\nclass q inherits p {{ Notify['a'] {{ {n} +> 'over' }} }}\ninclude q\n notify {{ ['b','c']: }}\n")
g.out()

g = Group('references')
pre="define d() { notify { \"d-${title}\": } }\nclass k { notify { 'k': } }\nclass l { }\ninclude k, l\nnotify { ['a','b','c']: }\nd { 'x': }\n@notify { 'v': }\n@notify { 'w': tag => 't' }\nstage { 's': }\n"
ops=["Notify['a']","Notify['a','b']","[Notify['a'], Notify['b']]","[[Notify['a']], [Notify['c'], D['x']]]","D['x']","Class['k']","Class['k','l']","Stage['s']","Stage['main']","Class['main']","'Notify[a]'","'notify[a]'","['Notify[a]', Notify['b']]","\"Notify[${'a'}]\"","'Class[k]'","'D[x]'","'d[x]'","Notify <| title == 'a' |>","Notify <| |>","Notify <| title == 'none' |>","Notify <| tag == 't' |>","Notify <<| |>>","D <| |>","notify { 'n': }","notify { ['n','m']: }","d { 'y': }","class { 'z': }","[]","[[]]","undef","1","true","'x'","''","Notify","Class","Integer","Notify['zz']","Class['zz']","File['/zz']","Notify['v']","Notify['w']","{}","/x/","default","Sensitive(Notify['a'])","$r","$none","if true { Notify['a'] }","Resource['notify','a']","Resource[Notify,'a']","include('k')","contain('l')","[1].map |$x| { Notify['a'] }","Notify['a']['message']","Deferred('x')","'Notify[a], Notify[b]'","'Notify[ a ]'","'Notify[\"a\"]'","\"Notify['a']\"","'Notify[a'","'Foo[b]'","'Integer[1]'","'String'","'notify'","'Notify'","'Notify[a][b]'","'::Notify[a]'","'Notify::X[a]'","@notify { 'vn': }","Node['default']","realize(Notify['v'])","Notify['a'] ? { default => Notify['b'] }","('Notify[a]')"]
def stmt(l,a,r): return f"{pre}class z {{ }}\n$r = Notify['b']\n{l} {a} {r}\n"
for i,o in enumerate(ops):
    a=['->','~>','<-','<~'][i%4]
    g.add(stmt(o,a,"Notify['c']"))
    g.add(stmt("Notify['c']",a,o))
    g.add(f"{pre}class z {{ }}\n$r = Notify['b']\nNotify['a'] -> {o} ~> Notify['c']\n")
    if not o.startswith(('@',)) and '|' not in o:
        for mp in ['require','before','notify','subscribe'][i%4:i%4+1]:
            if not o[0].islower() or o in('undef','true','default'):
                g.add(f"{pre}class z {{ }}\n$r = Notify['b']\nnotify {{ 'q': {mp} => {o} }}\n")
                g.add(f"{pre}class z {{ }}\n$r = Notify['b']\nd {{ 'q': {mp} => {o} }}\n")
                g.add(f"{pre}class z {{ }}\n$r = Notify['b']\nclass {{ 'z': {mp} => {o} }}\n")
                g.add(f"{pre}class z {{ }}\n$r = Notify['b']\nNotify['c'] {{ {mp} => {o} }}\n")
                g.add(f"{pre}class z {{ }}\n$r = Notify['b']\nNotify {{ {mp} => {o} }}\nnotify {{ 'after': }}\n")
                g.add(f"{pre}class z {{ }}\n$r = Notify['b']\n$x = {o}\nnotice($x)\nnotice(\"${{x}}\")\nnotice(type($x))\nnotice([$x])\nnotify {{ 'm': message => $x }}\n")
good=[o for o in ops if o in("Notify['a']","Notify['a','b']","[Notify['a'], Notify['b']]","D['x']","Class['k']","Notify <| title == 'a' |>","Notify <| |>","Notify <| title == 'none' |>","notify { 'n': }","[]","Notify <<| |>>","'Notify[b]'")]
random.seed(5)
for i,(x,y,z) in enumerate(itertools.product(good,good,good)):
    if random.random()<0.09:
        a,b=random.choice(['->','~>','<-','<~']),random.choice(['->','~>','<-','<~'])
        if x.startswith('notify')+y.startswith('notify')+z.startswith('notify')>1: continue
        g.add(f"{pre}{x} {a} {y} {b} {z}\n")
# references as parameter values against types
refs=["Notify['a']","Class['k']","Notify['a','b']","[Notify['a'],Class['k']]","{'x'=>Notify['a']}","D['x']","Notify","Class['k','l']","[Class['k']]","{Notify['a']=>1}","Stage['main']","File","undef"]
types=["Any","Type","Type[Notify]","Type[Class]","Type[Class['k']]","Type[Notify['a']]","Type[Resource]","Type[CatalogEntry]","CatalogEntry","Resource","Notify","Class","Optional[Type[Class]]","Variant[Type[Notify],Type[Class]]","Array[Type[Resource]]","Array[Type[CatalogEntry]]","Array","Array[Any,2]","Hash","Hash[String,Type]","Tuple[Type,Type]","String","Data","RichData","Scalar","NotUndef","Type[D]","Variant[String,Array[Type]]","Struct[{'x'=>Type[Notify]}]","Collection","Optional[Array[Type[Notify]]]","Type[Type]","Object","Callable","Iterable"]
for r in refs:
    for t in types:
        g.add(f"class p({t} $x) {{ notice($x) }}\nclass k {{}} class l {{}}\ndefine d {{}}\nclass {{ 'p': x => {r} }}\n")
for r in refs:
    for e in ["notice($x)","notice(\"${x}\")","notice(type($x))","notify { 'm': message => $x }","notify { 'm': message => [$x, 1] }","notify { 'm': message => { 'k' => $x } }","notify { 'm': message => \"<${x}>\" }","Notify['b'] -> $x","$x -> Notify['b']","notify { 'm': require => $x }","notify { 'm': require => [$x, Notify['b']] }","realize($x)","notice(defined($x))","include $x","notice(String($x))","notice($x =~ Type, $x =~ CatalogEntry, $x =~ Type[Notify], $x =~ Type[Resource])","notice([$x].flatten)","case $x { Type: { notice('type') } Array: { notice('array') } default: { notice('other') } }","notice($x[0])","notice(sprintf('%s', $x))","p2 { 't': x => $x }","notice(inline_epp('<%= $x %>'))","notice($x.empty)","notice($x.length)","notice(to_json($x))" if False else "notice(strftime($x))","create_resources(notify, {'cr' => {'message' => $x}})","$x { tag => 'o' }","notice(unwrap($x))","notice($x != undef, !$x, $x and true)","notice($x ? { Type => 't', default => 'd' })"]:
        g.add(f"class p($x) {{ {e} }}\ndefine p2($x) {{ notice($x) notify {{ \"p2\": message => $x }} }}\nclass k {{}} class l {{}}\ndefine d {{}}\nnotify {{ ['a','b']: }} d {{ 'x': }} include k, l\nclass {{ 'p': x => {r} }}\n")
g.out()

g = Group('values')
# rich data x positions
vals=["Timestamp('2020-01-01T00:00:00 UTC')","Timestamp(0)","Timestamp(1.5)","Timespan('1-02:03:04.5')","SemVer('1.2.3-rc1+b')","SemVerRange('>=1.0.0 <2.0.0')","Binary('aGVsbG8=')","Binary('')","/a\\/b/","/x/","Integer","Integer[1,2]","String[1]","Array[String]","Hash[String,Integer]","Enum['a','b']","Variant[String,Undef]","Struct[{a=>Integer}]","Tuple[String,Integer]","Optional[String]","Pattern[/a/]","Regexp[/a/]","Callable[String]","Type[String]","Default","Undef","Any","Timestamp","Sensitive","Sensitive[String]","M::Mode","default","undef","true","1","-1","1.0","1.5e20","9007199254740993","''","'a b'","\"\\n\"","'ünïcødé'","\"\\u{1F600}\"","[]","{}","[undef]","[[]]","{'a'=>undef}","{undef=>1}","{1=>2}","{1.5=>2}","{true=>2}","{default=>2}","{/x/=>2}","{Integer=>2}","{[1]=>2}","{{a=>1}=>2}","{'__ptype'=>'x'}","{'__pvalue'=>'x'}","{'a'=>{'b'=>[default,/x/]}}","{'a'=>1,2=>3}","Sensitive('s')","Sensitive(undef)","Sensitive([1])","[Sensitive('s')]","{'a'=>Sensitive('s')}","Deferred('f',['a'])","[Deferred('f',['a'])]","{'a'=>Deferred('upcase',['a'])}","Sensitive(Deferred('upcase',['a']))","Deferred('upcase',[Sensitive('x')])","Error('m')","Error('m','k','c',{'d'=>1})","URI('http://a.b/c?d#e')","Init[Integer]","Object[{name=>'X'}]","TypeSet","Runtime['ruby','X']","Iterable","[1,2].each","[1,2].map |$x| { $x }","Integer[1,3].step(2)","'abc'.reverse_each","$facts","$trusted","$server_facts","Notify['x']['message']","notice('q')","5 % 3","'%d'","\"${[1,{a=>/x/}]}\"","\"${Sensitive('x')}\"","\"${Timestamp('2020-01-01')}\"","\"${SemVer('1.0.0')}\"","\"${Binary('aGk=')}\"","\"${default}\"","\"${undef}\"","\"${Integer[1,2]}\"","\"${Notify['x']}\"","\"${Class['k']}\"","\"${Deferred('f')}\"","\"${1.0}\"","\"${{}}\""]
for i,v in enumerate(vals):
    g.add(f"notify {{ 'x': message => 'xm' }}\nnotify {{ 'a': message => {v} }}\n")
    g.add(f"notify {{ 'x': message => 'xm' }}\nclass k(Any $p) {{ notice($p) notice(type($p, 'generalized')) notify {{ 'a': message => [$p] }} }}\nclass {{ 'k': p => {v} }}\n")
    g.add(f"notify {{ 'x': message => 'xm' }}\ndefine k(Any $p = {v}) {{ notify {{ 'a': message => {{ 'v' => $p, 'w' => \"<${{p}}>\" }} }} }}\nk {{ 'k': }}\n")
    g.add(f"notify {{ 'x': message => 'xm' }}\nnotice({v})\nnotify {{ 'a': {['tag','noop','loglevel','schedule','audit','alias','name','stage'][i%8]} => {v} }}\n")
    g.add(f"notify {{ 'x': message => 'xm' }}\nNotify {{ message => {v} }}\nnotify {{ 'a': }}\nNotify <| message == {v if v[0] not in '[{/' and '(' not in v else 1} |> {{ withpath => {v} }}\n")
    g.add(f"create_resources(notify, {{ 'x' => {{ 'message' => {v} }} }})\nnotice(Notify['x']['message'] == {v})\n")
# types of class params
types=["Integer","String[1]","Array[Integer]","Hash[String,Integer]","Optional[Integer]","Enum['a','b']","Boolean","Variant[Integer,String[3]]","Struct[{a=>Integer,Optional[b]=>String}]","Tuple[Integer,String]","Pattern[/^a/]","Sensitive[String]","Type","Undef","NotUndef","Data","Callable","Regexp","Numeric","Float","Timestamp","M::Mode","M::Config","Integer[1,5]","Array[Integer,2,3]","Default","Collection","Scalar","Iterable"]
pv=["1","'a'","'abc'","undef","[1,'x']","{'a'=>1}","{'a'=>'x','c'=>1}","true","1.5","/a/","Integer","Sensitive('x')","default","[]","'0644'"]
for i,(t,v) in enumerate(itertools.product(types,pv)):
    if i%3==0: g.add(f"class k({t} $p) {{ notice($p) }}\nclass {{ 'k': p => {v} }}\n")
    elif i%3==1: g.add(f"define k({t} $p = {v}, $q = 1) {{ notice($p) }}\nk {{ 'k': }}\n")
    else: g.add(f"class k({t} $p = {v}) {{ notice($p) }}\ninclude k\n")
# parameter lists
plist=["$a","$a, $b","$a, $b = 1","$a = 1, $b","$a = $b, $b = 1","$a = 1, $b = $a","$a = $title","$a = $name","$a = $module_name","$a = $facts['x']","$a = $trusted['certname']","$a = $nope","$a = undef","$a = fail('x')","Integer $a = 'x'","String $a, Integer $b","$a = $k::z","$a = lookup('q')","$a = $::top","$a = { 'x' => $title }","$a = [1].map |$x| { $x + 1 }","$a = $a","$a = ($b = 1)","$a = notice('d')","$a = include('l')","$tag = 1","$require = undef","$noop = true","$alias = 1","$title = 1","$name = 'n'","$a, $a","$class = 1","$module_name = 1","$trusted = 1","$facts = 1","$_a = 1","$a = regsubst('a','a','b'), String $b = \"${a}c\"","Optional $a","Optional[String] $a","Variant[Undef,Integer] $a","*$a","String *$a = []","$a = $caller_module_name","$a = $environment","$a = $settings::strict","$a = getvar('title')","$a = defined('$title')","$before = Notify['z']","$loglevel = 'x'","$stage = 'main'"]
calls_c=["include k","class { 'k': }","class { 'k': a => 5 }","class { 'k': a => undef, b => 6 }","class { 'k': a => default }","class { 'k': zz => 1 }","create_resources('class', {'k' => {'a' => 5}})"]
calls_d=["k { 't': }","k { 't': a => 5 }","k { 't': a => undef, b => 6 }","k { 't': zz => 1, b => 2 }","create_resources('k', {'t' => {'a' => 5}})"]
for i,p in enumerate(plist):
    for j,c in enumerate(calls_c):
        if (i+j)%2==0: g.add(f"$top = 'T'\nclass l {{ }}\nclass k({p}) {{ notice(getvar('a'), getvar('b')) }}\n{c}\n")
    for j,c in enumerate(calls_d):
        if (i+j)%2==0: g.add(f"$top = 'T'\nclass l {{ }}\ndefine k({p}) {{ notice(getvar('a'), getvar('b')) }}\n{c}\n")
g.out()

g = Group('places')
# errors in contexts: place
bad=["1 + 'x'","fail('boom')","$nope","notify { 'a': nope => 1 }","notify { 'dup': }\nnotify { 'dup': }","include nope","Notify['zz'] -> Notify['yy']","Notify['zz'] { message => 1 }","realize(Notify['zz'])","nope { 'x': }","notify { '': }","create_resources('nope', {'a' => {}})","create_resources(notify, {'a' => {'zz' => 1}})","$x = 1\n$x = 2","contain nope","require nope","class { 'nope': }","d { 'x': nope => 1 }","k2()","Nope['x']","notify { 'a': require => Notify['zz'] }","[1,2].each |$i| { fail(\"at ${i}\") }","if 1 + 'x' { }","\"${1 + 'x'}\"","[1, 1 + 'x']","{ 'a' => 1 + 'x' }","notify { 'a': message => 1 + 'x' }","notify { 1 + 'x': }","Notify { message => 1 + 'x' }","Notify <| |> { message => 1 + 'x' }","Notify['q'] { message => 1 + 'x' }","tag('bad tag')","notify { 'a': tag => 'bad tag' }","warning('w') notice('n') err('e') info('i') debug('d') crit('c') alert('a') emerg('m')","return()","next()","break()","assert_type(Integer, 'x')","epp('nope/x.epp')","template('nope/x.erb')","file('nope/x')","inline_epp('<%= 1 + \"x\" %>')","m::fails(5)","Integer('x')","'x'.nope","$facts['a']['b']","undef['x']","notify { 'a': * => 1 }","class { 'm2': x => 1 }","lookup('q')","getparam(Notify['x'],'y')","Notify['zz']['message']","include ''","include undef","include []","include [['m::sub']]","include 1","include Class['nope']","include Class","include File['x']","class inner { }","define inner() { }","notify { ['a','b','a']: }","stage { 's': } class { 'm::sub': stage => 's' }","class { 'm::sub': stage => 'nostage' }","notify { 'a': stage => 'x' }","tagged('x')","notify { 'x': alias => 'y' } notify { 'y': }","import 'x'","$a::b = 1","$1","notice($1)","'ab' =~ /(a)/ notice($1)","notify { 'a': loglevel => 'nonsense', noop => 'maybe', audit => 'x', schedule => 'none' }","defined_with_params(Notify['a'],{})","scanf('x','%d')"]
ctx=[("main","{}"),("class","class c {{\n{}\n}}\ninclude c"),("classdecl","class c {{\n{}\n}}\nclass {{ 'c': }}"),("define","define dd() {{\n{}\n}}\ndd {{ 'i': }}"),("fn","function ff() {{\n{}\n}}\nff()"),("node","node default {{\n{}\n}}"),("lambda","[1].each |$z| {{\n{}\n}}"),("inherit","class p {{}}\nclass c inherits p {{\n{}\n}}\ninclude c"),("virt","define dd() {{\n{}\n}}\n@dd {{ 'i': }}\nDd <| |>"),("nested","define dd() {{\n{}\n}}\nclass c {{ dd {{ 'i': }} }}\ndefine ee() {{ include c }}\nee {{ 'z': }}"),("cr","define dd() {{\n{}\n}}\ncreate_resources(dd, {{'i' => {{}}}})"),("if","if true {{\n{}\n}}"),("case","case 1 {{ 1: {{\n{}\n}} }}"),("with","with(1) |$q| {{\n{}\n}}"),("contain","class c {{\n{}\n}}\nclass b {{ contain c }}\ninclude b")]
for i,b in enumerate(bad):
    for j,(n,t) in enumerate(ctx):
        if n in('main','class','define','fn') or (i+j)%4==0:
            g.add("notify { 'q': }\ndefine d($p = 1) { }\nclass m2 { }\n"+t.format(b))
# nodes
names=["'reference.example'","reference.example","/ref/","/^ref.*$/","default","'other'","'REFERENCE.example'","/(?i)REF/","'reference'","/(\\w+)\\.(\\w+)/","'reference.example', 'x'","/nomatch/, 'reference.example'","'x', default","'*.example'","reference","\"reference.example\"","/reference\\.example/","1.2.3.4","'reference.example.'"]
for i,a in enumerate(names):
    g.add(f"node {a} {{ notify {{ \"n ${{title}} ${{name}} $0 $1 ${{node_name}}\": }} }}\n" if False else f"node {a} {{ notify {{ \"n ${{title}} ${{name}} $0 $1\": }} $v = 1 }}\nclass a {{ notice(\"a ${{v}}\") }}\n")
    for b in names[i+1:]:
        if (hash(a+b) if False else (len(a)*7+len(b)*3))%3==0:
            g.add(f"node {a} {{ notice('first') $v = 'node' include a }}\nnode {b} {{ notice('second') }}\n$v = 'top'\nclass a {{ notice(\"a ${{v}} ${{::v}}\") notify {{ 'in': tag => 'x' }} }}\n")
for n in ["reference.example","REFERENCE.EXAMPLE","a","a.b.c.d","web01.prod.example.com","x_y.z","1.2.3.4"]:
    g.add("node /^web(\\d+)\\.(?<env>\\w+)/ { notice($0, $1, $2) notify { \"w$1\": } }\nnode 'a' { notice('a') }\nnode /^a\\./ { notice('a.') }\nnode default { notice('default') }\nnotice($trusted['certname'], $trusted['hostname'], $trusted['domain'])\n", node=n)
    g.add("notice($trusted, $facts, $server_facts, $environment, $clientcert, $hostname, $fqdn)\n", node=n, facts={'hostname':'h','fqdn':'f.q','x':{'y':[1,'2',None,True,1.5]}})
    g.add("notice($x, $::x, $facts['x'], $h['a'], $trusted['extensions'], getvar('facts.x'))\nclass a { notice($x, $title) } include a", node=n, facts={'x':'fx','h':{'a':1}}, trusted={'extensions':{'pp_role':'web'},'authenticated':'remote'})
for f in [{'trusted':1},{'facts':1},{'title':'t'},{'name':'n'},{'module_name':'m'},{'environment':'e'},{'settings':1},{'server_facts':{}},{'A-b':1},{'a::b':1},{'':1},{'1':'one'},{'x':None},{'x':1.0},{'x':12345678901234567890},{'x':[]},{'x':{}},{'x':'undef'},{'_x':1},{'X':1},{'caller_module_name':'z'},{'clientcert':'c'},{'noop':True},{'tag':'t'},{'__proto__':'p'}]:
    g.add("notice($x, $facts, $title, $name, $environment)\nnotify { \"t${x}\": }\nclass k { notice($title, $x) } include k\ndefine d { notice($x, $name) } d { 'z': }\nnotice(getvar('1'), getvar('_x'))", facts=f)
g.out()

g = Group('strictness')
b=["notice($nope)","notice($::nope)","notice($k::nope)","class k { }\ninclude k\nnotice($k::nope)","class k { }\nnotice($k::x)","notice(\"${nope}\")","notice($facts['nope'])","notice($nope['a'])","if $nope { notice('y') } else { notice('n') }","class k { notice($nope) }\ninclude k","define d { notice($nope) notify { \"x${nope}\": } }\nd { 'a': }","function f() { notice($nope) }\nf()","node default { notice($nope) }","[1].each |$x| { notice($nope) }","notify { 'a': message => $nope }","notify { $nope: }","notice(defined('$nope'), getvar('nope'), getvar('k::nope'))","notice('1' + 1)","notice({ 'a' => 1, 'a' => 2 })","$h = { a => 1, b => 2, a => 3 }\nnotice($h)","notice(1 + '0x1f')","notice('a' + 1)","notice(inline_epp('<%= $nope %>'))","notice($module_name, $caller_module_name)","notice($title, $name)","@@notify { 'a': }","Notify <<| |>>","@@notify { 'a': }\n@@notify { 'b': }\nNotify <<| |>>\nFile <<| |>>","class k($noop = true) { }\ninclude k","define k($tag = 'x') { }\nk { 'a': }","notice($0)","notice($1)","'a' =~ /b/ notice($0)","$x = $y","class p { $v = 1 }\nclass q inherits p { notice($v, $w) }\ninclude q","class p { notice($q::v) include q notice($q::v) }\nclass q { $v = 2 }\ninclude p","notice($settings::nope)","notice($settings::environment)","notice($trusted['nope'])","notice($server_facts['nope'])","notice($os)","notice($operatingsystem)","notify { 'a': message => {a=>1,a=>2} }","notify { 'a': * => { message => 1, message => 2 } }","case $nope { undef: { notice('u') } default: { notice('d') } }","notice($nope ? { undef => 'u', default => 'd' })","unless $nope { notice('u') }","notice($nope =~ Undef)","notice([$nope, $nope2])","notice({ 'a' => $nope })","$x = $nope notice($x)","class k($x = $nope) { notice($x) }\ninclude k","class k($x = $nope) { notice($x) }\nclass { 'k': x => 1 }","define k($x = $nope) { notice($x) }\nk { 'a': }","create_resources(notify, {'a' => {'message' => $nope}})","notice(with($nope) |$x| { $x })","$a = [1,2] notice($a[5], $a[-5])","notice('abc'[5])","notice({}['x'])","notice(undef)","notice('x' == undef)","Integer('0x')","notice(1 / 0)","notice(9223372036854775807 + 1)","warning('x')","deprecation('k','m')","fail('x')","notice(abs('5'))","notice(max('1', 2))","notice(size('abc'))","import 'x'","include k\nclass k { include k }","require k\nclass k { require l }\nclass l { }","tag('x') notice(tagged('x'), tagged('X'), tagged('y'))","notice(hiera('x', 'dflt'))","notice(hiera_array('x', []), hiera_hash('x', {}))","hiera_include('classes', [])","notice(lookup('x', undef, undef, 'd'))","notify { 'a': noop => 'x' }","'literal'","42","$x","[1,2]","notice('a') 'b'","class k { 'b' }\ninclude k","{ 'a' => 1 }","if true { 'x' }","Notify['a']","true","undef","-1","!true","'a' == 'b'","$x + 1"]
for m in b:
    g.add(m); g.add("\n\n  "+m.replace("\n","\n   ")); g.add(m+"\n"+m if '\nclass' not in m and 'class' not in m and 'define' not in m and 'function' not in m and '$x =' not in m and 'node' not in m else m+"\n")
g.out()
