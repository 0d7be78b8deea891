/**
 * Prints the nodes of examples/control-repo as cases for Puppet. test/recorded/control-repo.jsonl.gz contains Puppet's
 * catalogs, with `$ROOT` in place of the folder of the repository:
 *
 *     node --import tsx test/record/control-repo.ts | PUPPET_STRICT=error puppet-reference compile.rb \
 *       | sed "s#$PWD#\$ROOT#g" | gzip -9n > test/recorded/control-repo.jsonl.gz
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const repository = fileURLToPath(new URL('../../examples/control-repo', import.meta.url));

for (const file of readdirSync(`${repository}/facts`).toSorted()) {
  const node = file.replace('.yaml', '');
  const facts: unknown = parse(readFileSync(`${repository}/facts/${file}`, 'utf8'));
  const manifest = readFileSync(`${repository}/manifests/site.pp`, 'utf8');
  const modulepath = `${repository}/site-modules:${repository}/modules`;
  process.stdout.write(
    `${JSON.stringify({ id: node, node, manifest, modulepath, facts, trusted: { certname: node }, hiera: `${repository}/hiera.yaml` })}\n`,
  );
}
