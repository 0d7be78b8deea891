"""Prints cases, one source per line: comparisons of types, instances, inferred types.

    python3 pairs.py | python3 answers.py > pairs.jsonl
"""
import random

from values import T, V

random.seed(7)
out = []

def add(s): out.append(s)
for t in T: add(f"String({t})")
pairs=[(a,b) for a in T for b in T]
random.shuffle(pairs)
for a,b in pairs[:4500]: add(f"[{a} < {b}, {a} == {b}, {a} <= {b}]")
vt=[(v,t) for v in V for t in T]; random.shuffle(vt)
for v,t in vt[:4500]: add(f"({v}) =~ {t}")
random.shuffle(vt)
for v,t in vt[:4500]: add(f"assert_type({t}, {v})")
for v in V:
    for m in ["","'generalized'","'reduced'"]:
        add(f"String(type({v}{', '+m if m else ''}))")
for _ in range(2500):
    vs=random.sample(V,random.choice([2,2,3]))
    m=random.choice(["'reduced'","'generalized'"])
    add(f"String(type([{', '.join(vs)}], {m}))")
for _ in range(2500):
    vs=random.sample(T,2)
    add(f"String(type([{', '.join(vs)}], 'reduced'))")
for _ in range(800):
    vs=random.sample(T,random.choice([2,3]))
    add(f"String(Variant[{', '.join(vs)}])"); 
    v=random.choice(V); add(f"assert_type(Variant[{', '.join(vs)}], {v})")
    add(f"assert_type(Struct[{{x=>{vs[0]},Optional[y]=>{vs[1]}}}], {{x=>{v},y=>{random.choice(V)}}})")
    add(f"assert_type(Tuple[{', '.join(vs)}], [{v},{random.choice(V)}])")
    add(f"assert_type(Array[{vs[0]}], [{v},{random.choice(V)}])")
    add(f"assert_type(Hash[{vs[0]},{vs[1]}], {{{v if v[0] not in '{[' else 1}=>{random.choice(V)}}})")
for t in T:
    add(f"String(type({t},'generalized'))")
print('\n'.join(out))
