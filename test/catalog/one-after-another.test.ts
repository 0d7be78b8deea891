/** A catalog is the same whether it is the first one of a process or follows any other catalog of the same modules. */
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { folderOf } from './folder.js';

const MODULES = folderOf({
  'one/manifests/init.pp': 'class one(One::Small $n) { notice("one ${n}") }',
  'one/manifests/sized.pp': 'class one::sized(One::Size $n) { notice("sized ${n}") }',
  'one/manifests/odd.pp': 'class one::odd { notice(odd) } define one::astray { notice(astray) }',
  'one/manifests/strays.pp': 'class one::strays(Type[One::Astray] $t) { notice("strays ${t}") }',
  'one/manifests/doubtful.pp': 'class one::doubtful(Optional[One::Doubtful] $d = undef) { notice(doubtful) }',
  'one/manifests/member.pp': 'class one::member(One::Set::Two $n) { notice("member ${n}") }',
  'one/types/small.pp': 'type One::Small = One::Size',
  'one/types/size.pp': 'type One::Size = Integer[0, 9]',
  'one/types/doubtful.pp': 'type One::Doubtful = Struct[{ a => Integer, a => String }]',
  'one/types/set.pp':
    "type One::Set = TypeSet[{ pcore_version => '1.0.0', version => '1.0.0', types => { Two => Integer[2, 2] } }]",
});

const PROGRAMS = [
  'class { one: n => 5 }',
  'class { one: n => 50 }',
  'class { one::sized: n => 5 }',
  'class { one::sized: n => 50 }',
  'type Other = Integer[0, 99] class { one::sized: n => 50 }',
  'type One::Size = Integer[0, 99] class { one: n => 50 }',
  'type One::Size = Integer[0, 99] class { one::sized: n => 50 }',
  'include one::odd class { one::strays: t => One::Astray }',
  'class { one::strays: t => Notify }',
  'class { one::strays: t => One::Astray }',
  'include one::odd one::astray { x: }',
  'one::astray { x: }',
  'include one::doubtful',
  'class { one::doubtful: d => { a => 1 } }',
  'class { one::member: n => 2 }',
  'notice(2 =~ One::Set) class { one::member: n => 2 }',
  'notice(2 =~ One::Set) class { one::member: n => 3 }',
  'define one::size() {} class { one: n => 5 }',
];

interface Answer {
  readonly error?: string;
  readonly logs: readonly (readonly [string, string])[];
}

async function ask(batch: CatalogBatch, manifest: string): Promise<Answer> {
  const { error, logs } = JSON.parse(await batch.answer(JSON.stringify({ manifest, modulepath: MODULES }))) as Answer;
  return { ...(error !== undefined && { error }), logs };
}

for (const program of PROGRAMS) {
  test(`the catalog does not depend on earlier catalogs: ${program}`, async (t) => {
    const alone = await ask(new CatalogBatch(), program);
    for (const before of PROGRAMS) {
      const batch = new CatalogBatch();
      await ask(batch, before);
      t.deepEqual(await ask(batch, program), alone, `after ${before}`);
      t.deepEqual(await ask(batch, program), alone, `again, after ${before}`);
    }
  });
}
