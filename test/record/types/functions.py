"""Prints cases, one source per line: calls of functions and lambdas with typed parameters, and
aliases. Puppet evaluates each case in a new process.

    python3 functions.py | python3 answers.py > functions.jsonl
"""
import random

from values import T, V

random.seed(11)
out=[]
add=out.append
P=[t for t in T if not t.startswith('Init')]
names=['x','y','z']
for _ in range(700):
    k=random.choice([1,1,2,2,3])
    ps=[];
    opt=False; 
    for i in range(k):
        t=random.choice(P); 
        s=f"{t} ${names[i]}"
        if opt or random.random()<0.15:
            opt=True; s+=f" = {random.choice(V)}"
        elif i==k-1 and random.random()<0.15: s=f"{t} *${names[i]}"
        ps.append(s)
    args=[random.choice(V) for _ in range(random.choice([k,k,k,k,max(0,k-1),k+1]))]
    ret=''
    body=random.choice(['$x','1',random.choice(V)])
    if random.random()<0.3: ret=f" >> {random.choice(P)}"
    add(f"function f({', '.join(ps)}){ret} {{ {body} }} f({', '.join(args)})")
for _ in range(300):
    t=random.choice(P); v=random.choice(V)
    add(f"with({v}) |{t} $a| {{ $a }}")
    add(f"[{v}].map |{t} $a| {{ $a }}")
    add(f"function f({t} $x) {{ $x }} f({v})")
    add(f"function f() >> {t} {{ {v} }} f()")
for _ in range(700):
    t=random.choice(P); u=random.choice(P); v=random.choice(V); w=random.choice(V)
    c=random.choice(range(9))
    add([f"type A = {t} assert_type(A, {v})",
     f"type A = {t} assert_type(Array[A], [{v},{w}])",
     f"type A = Variant[{t},{u}] assert_type(A, {v})",
     f"type A = {t} type B = Struct[{{a=>A,Optional[b]=>{u}}}] assert_type(B, {{a=>{v},b=>{w}}})",
     f"type A = Optional[{t}] [{v} =~ A, {w} =~ A, String(A), A <= {u}, {u} <= A, A == {t}]",
     f"type A = Variant[{t},Array[A]] [{v} =~ A, [{w}] =~ A, [[{v}],{w}] =~ A, String([A])]",
     f"type A = {t} function f(A $x, Optional[A] $y = undef) {{ $x }} f({v}, {w})",
     f"type A = Tuple[{t},{u},1,3] assert_type(A, [{v},{w}])",
     f"type A = Hash[String,{t}] assert_type(Optional[A], {{k=>{v}}})"][c])
print('\n'.join(out))
