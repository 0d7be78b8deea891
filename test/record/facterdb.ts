/**
 * Compares the facts of `@pptjs/testing` with recorded facts of real machines. Prints the facts that only one side has,
 * and the values that identify a release and differ. The records are those of https://github.com/voxpupuli/facterdb:
 *
 *     node --import tsx test/record/facterdb.ts <folder of a clone of facterdb>
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Facts, systems } from '@pptjs/testing';

/** Facts whose members have the names of devices, interfaces, file systems or keys of a machine. */
const BY_MACHINE =
  /^(?:networking\.interfaces|mountpoints|disks|partitions|ssh|hypervisors|networking\.dhcp|zfs|zpool|scope6|gem_version|memory\.swap)/;

/** Facts that identify a release and must be equal. */
const EQUAL = [
  'kernel',
  'os.name',
  'os.family',
  'os.architecture',
  'os.hardware',
  'os.release.major',
  'os.distro.id',
  'os.distro.codename',
  'os.selinux.enabled',
  'os.windows.release_id',
  'kernelmajversion',
  'processors.isa',
  'ruby.platform',
];

const [clone = '.'] = process.argv.slice(2);
for (const { name, facts, source } of systems()) {
  const record = /:(facts\/.*)$/.exec(source.comparedWith ?? '')?.[1];
  if (record === undefined || !existsSync(join(clone, record))) {
    console.log(`${name}: no record`);
    continue;
  }
  const recorded = flatten(JSON.parse(readFileSync(join(clone, record), 'utf8')) as Facts);
  const own = flatten(facts);
  const missing = [...recorded].filter(([path]) => !own.has(path) && !BY_MACHINE.test(path)).map(([path]) => path);
  const additional = [...own].filter(([path]) => !recorded.has(path) && !BY_MACHINE.test(path)).map(([path]) => path);
  const types = [...own]
    .filter(([path, value]) => recorded.has(path) && typeof recorded.get(path) !== typeof value)
    .map(([path]) => path);
  const values = EQUAL.filter((path) => recorded.get(path) !== own.get(path)).map(
    (path) => `${path}: ${String(recorded.get(path))} (recorded), ${String(own.get(path))}`,
  );
  console.log(`${name}: ${record}`);
  for (const [title, list] of Object.entries({ missing, additional, types, values }))
    if (list.length > 0) console.log(`  ${title}: ${list.join(', ')}`);
}

/** Returns the values of structured facts by their paths. An array is one value. */
function flatten(value: unknown, prefix = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[prefix, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, member]) => [...flatten(member, prefix === '' ? key : `${prefix}.${key}`)]),
  );
}
