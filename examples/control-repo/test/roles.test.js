import { deepEqual, match } from 'node:assert/strict';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { Suite, systemFacts } from '@pptjs/testing';

const suite = new Suite({
  environment: fileURLToPath(new URL('..', import.meta.url)),
  module: false,
  facts: systemFacts('Debian', '12'),
});

test('a web server has its sites and requires the base profile', async () => {
  const { catalog } = await suite.compileNode('web01.example.com');
  catalog.assertComplete();
  catalog.assertClass('role::web');
  catalog.assertBefore('Package[curl]', 'Class[profile::web]');
  catalog.assertContains('Class[role::web]', 'Class[profile::base]');
  for (const site of catalog.resources('webserver::site'))
    catalog.assertContains(
      site.reference,
      catalog.resources('file').find((file) => file.isContainedIn(site.reference)).reference,
    );
});

test('a database server has workers for its processors', async () => {
  const { catalog } = await suite.compileNode('db01.example.com', {
    facts: { ...systemFacts('RedHat', '9'), processors: { count: 8 } },
  });
  catalog.assertResource('File[/etc/database.conf]', { content: 'workers = 16\n', mode: '0640' });
  catalog.assertNoResource('User[deploy]');
});

test('any other node has the base profile', async () => {
  const { catalog, logs } = await suite.compileNode('new.example.com');
  deepEqual(logs, []);
  match(String(catalog.resources('package')), /Package\[curl\],Package\[vim\]/);
  catalog.assertNoResource('Class[role::web]');
});
