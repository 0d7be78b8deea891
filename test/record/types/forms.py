"""Prints cases, one source per line: parameters of types, new, formats.

    python3 forms.py | python3 answers.py > forms.jsonl
"""
import random

from values import T, V

random.seed(5)
out=[]; add=out.append
P=["Any","Undef","Default","Integer","Float","Boolean","String","Enum","Pattern","Regexp","Array","Hash","Tuple","Struct","Collection","Iterable","Iterator","Variant","Optional","NotUndef","Type","Sensitive","Timestamp","Timespan","SemVer","SemVerRange","Binary","CatalogEntry","Resource","File","Class","Callable","Runtime","Data","RichData","Scalar","Numeric","Error","Deferred"]
K=["1","2","-1","0","5","1.5","'a'","'b'","'1.x'","default","undef","true","false","/a/","Integer","String","Integer[1,2]","Callable","Optional[Callable]","[1,2]","['a']","[Integer]","{a=>Integer}","{a=>1}","{}","[]","File","Class","Timestamp(1)","Timespan(1)","SemVer('1.0.0')","Sensitive(1)","Type[Integer]","Enum[a]","Optional['a']","{Optional[a]=>String}","{NotUndef['a']=>Any}","'x y'","''"]
for p in P:
    for k in K: add(f"String({p}[{k}])")
    for _ in range(45): add(f"String({p}[{random.choice(K)}, {random.choice(K)}])")
    for _ in range(25): add(f"String({p}[{', '.join(random.choice(K) for _ in range(random.choice([3,3,4])))}])")
C={"Integer":["'0x1F'","'0b11'","'017'","'-0b11'","' 7'","'7 '","'+ 8'","'0x'","'1.5'","'x'","'12'","3.7","-3.7","true","undef","default","[]","{}","Timespan(61.7)","Timestamp(3.9)","{from=>'11',radix=>2}","{from=>'11',abs=>true}","{radix=>2}","{from=>'x'}","'9999999999999999999'","'08'","/a/","Sensitive(1)"],
"Float":["'1.5'","'-1'","'0x1F'","'1e3'","'1.5e-3'","'x'","'.5'","'5.'","3","true","undef","Timespan(1.5)","{from=>'2.5'}","{}","' 1.5'","'017'","'1e400'","1.5","[1]","default"],
"Numeric":["'1.5'","'15'","'0x1f'","'017'","'0b11'","'-1.5'","'x'","''","true","undef","Timespan(1.5)","{from=>'2.5',abs=>true}","[]","1","2.5","'1e2'","' 3'","'3 '"],
"Boolean":["'true'","'NO'","'y'","'x'","0","1","0.0","-2.5","undef","[]","{}","default","true","''","'n'","'Yes '"],
"String":["undef","1","1.5","'a'","[1,'a']","{a=>1}","default","true","/a/","Integer","Timespan(1)","SemVer('1.2.3')","Binary('aGk=')","Sensitive(1)","URI('http://a')"],
"Array":["1","5","'abc'","{a=>1}","undef","true","[1,[2]]","1.5","default","Integer[1,3]","Enum[a,b]","Binary('aGk=')","[1].step(1)","/a/","''","{}"],
"Hash":["[]","{}","[1,2]","[[1,2]]","[[a,1],[b,2]]","[1]","'ab'","'abc'","undef","1","{a=>1}","[[[a],1]]","Integer[1,4]","default","[[1,2],3,4]","[1,2,3]"],
"Tuple[Integer,String]":["[1,'a']","['a',1]","'ab'","{a=>1}","1","undef"],
"Struct[{a=>Integer}]":["{a=>1}","[[a,1]]","[a,1]","{b=>1}","[a,'x']","undef","[]"],
"SemVer":["'1.2.3'","'1.2.3-rc1'","'1.2'","'x'","''","1","undef","{major=>1,minor=>2,patch=>3}","{major=>1}","'1.2.3+b'","'1.2.3-01'","[1,2,3]"],
"SemVerRange":["'1.x'","'>=1.0.0'","'x'","'foo'","''","1","undef","{min=>SemVer('1.0.0')}","SemVer('1.0.0')","'~1.2'","'^0.2.3'","'1.0.0 - 2.0.0'","'<1.0.0 || >2.0.0'","'1.2.3'"],
"Timespan":["1","1.5","-1.5","'1:02:03'","'90'","'1-02:03:04.5'","'x'","undef","{days=>1}","{foo=>1}","{string=>'5'}","'-5'","true","'1:2'","''","[1]"],
"Timestamp":["0","1.5","-1","'2020-01-02'","'2020-01-02T03:04:05.6'","'2020-01-02 03:04:05 CET'","'x'","undef","{string=>'2020-01-02'}","{foo=>1}","true","'2020-1-2'","'2020-13-01'","'2020-01-02T03:04:05+02:00'","'2020-02-30'","''"],
"Binary":["'aGk='","'aGk'","'x'","''","[1,2]","[256]","undef","1","{value=>'aGk='}","{value=>'hi',format=>'%s'}","{foo=>1}","'a-_8'"],
"URI":["'http://a'","'a b'","''","{scheme=>'http',host=>'a'}","{foo=>1}","1","undef","'http://u:p@h:81/x?y#z'","'mailto:a@b'","'/x'"],
"Regexp":["'a'","'('","1","undef","''","'a/b'","/x/"],
"Sensitive":["1","[1]","undef","Sensitive(1)"],
"Type":["'Integer'","'Integer[1,2]'","'x'","1","'Foo'","''","\"Enum['a','b']\"","'Array[String,1,2]'","'Integer['"],
"Deferred":["'f'","'F'","1","{name=>'f'}","undef","''"],"Error":["'x'","''","1","{msg=>'x'}","undef","{foo=>1}"],
"Optional[Integer]":["'5'","undef","'x'","[]"],"NotUndef[Float]":["'5'","undef","1"],"Variant[Integer,String]":["1","'a'","1.5","undef"],"Enum[a,b]":["'a'","'c'"],"Init[Integer]":["'5'","'x'","['11',2]","undef","1"],"Init[Integer,2]":["'11'","'x'"],"Init[String,'%x']":["255","'a'"],"Any":["1"],"Callable":["1"],"Data":["1","default"],"Collection":["[1]","1"],"Iterable":["[1]","1.5"],"Integer[1,5]":["'3'","'7'"],"String[3]":["'a'","'abc'","1234"],"Array[Integer]":["['a']","3"],"Hash[String,Integer]":["[[a,1]]","[[1,a]]"]}
for t,args in C.items():
    for a in args:
        add(f"String({t}({a}))"); add(f"{t}.new({a}) =~ {t}"); add(f"String(type({t}.new({a})))")
        for b in random.sample(["10","16","8","2","true","false","default","undef","'%s'","'%d'","'tree'","'x'","{}","[]"],4): add(f"String({t}({a}, {b}))")
        add(f"String({t}({a}, {random.choice(['10','true','undef'])}, {random.choice(['true','1','undef'])}))")
F=["%s","%p","%d","%x","%#x","%o","%b","%e","%f","%.2f","%g","%a","%c","%C","%u","%t","%T","%y","%h","%5s","%-5s","%05d","%+d","% d","%.1s","%10p","%#s","%#p","%#a","%(a","%<h","%|a","% a","%#10a","%n","%v","%V","%D","%B","%q","%i","%z","%3c","%#3d","%08.3f","%+.1e","%-+8d","%##d","%(d"]
for v in V:
    for f in F: add(f"String({v}, '{f}')")
    for f in random.sample(F,10): add(f"String([{v}], '{f}')"); add(f"String({{k=>{v}}}, '{f}')")
TT=["Any","Scalar","Integer","String","Array","Hash","Collection","Numeric","Float","Boolean","Undef","Type","Object","Data","Tuple","Struct","Integer[1,5]","Array[Integer]","Hash[String,Integer]","Optional[Integer]","Variant[Integer,String]","Regexp","Sensitive","Default"]
def cf():
    k=random.choice(['s','h'])
    f=random.choice(F[:34])
    if k=='s': return f"'{f}'"
    parts=[f"format=>'{f}'"]
    if random.random()<.4: parts.append("separator=>"+random.choice(["';'","', '","\"\\n\"","''"]))
    if random.random()<.3: parts.append("separator2=>"+random.choice(["':'","' = '"]))
    if random.random()<.4: parts.append("string_formats=>{"+', '.join(f"{t}=>'{random.choice(F[:34])}'" for t in random.sample(TT[:12],random.choice([1,2])))+"}")
    return '{'+', '.join(parts)+'}'
for _ in range(3000):
    v=random.choice(V)
    if random.random()<.5: v=random.choice([f"[{v}, {random.choice(V)}]",f"{{k=>{v}, l=>{random.choice(V)}}}",f"[[{v}],{random.choice(V)}]",f"{{k=>[{v}]}}"])
    fm=', '.join(f"{t}=>{cf()}" for t in random.sample(TT,random.choice([1,1,2,3])))
    add(f"String({v}, {{{fm}}})")
print('\n'.join(out))
