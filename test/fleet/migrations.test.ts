/** Updates of the tables that an earlier version has created. */
import { createHash } from 'node:crypto';
import { Fleet } from '@pptjs/fleet';
import { MIGRATIONS } from '../../packages/fleet/dist/database/migrations.js';
import { testWithPostgres } from './with-postgres.js';

/** The digest of an empty JSON file. */
const FACTS = createHash('sha256').update('4:json0:').digest('hex');
const CATALOG = 'ca'.repeat(32);

/** The number of the steps that published versions with digests as texts have applied. */
const STEPS_WITH_TEXTS = 3;

testWithPostgres('digests that are stored as texts become bytes, and all results remain', async (t) => {
  const { postgres } = t.context;
  const applied = MIGRATIONS.slice(0, STEPS_WITH_TEXTS);
  postgres.query('CREATE SCHEMA pptjs_fleet; CREATE TABLE pptjs_fleet.migrations (number integer PRIMARY KEY)');
  for (const [index, step] of applied.entries())
    postgres.query(`${step}; INSERT INTO pptjs_fleet.migrations VALUES (${index + 1})`);
  postgres.query(`
    INSERT INTO pptjs_fleet.runs (label, artifact, settings, total, done, failed) VALUES ('main', 'a', '{}', 3, 2, 1);
    INSERT INTO pptjs_fleet.facts VALUES ('${FACTS}', 'n.json', 'x');
    INSERT INTO pptjs_fleet.nodes SELECT 1, n, 'n' || n, '${FACTS}', 'input' FROM generate_series(0, 2) AS n;
    INSERT INTO pptjs_fleet.catalogs VALUES ('${CATALOG}', 'x');
    INSERT INTO pptjs_fleet.compiled VALUES ('a', 'input', '${CATALOG}');
    INSERT INTO pptjs_fleet.results VALUES (1, 0, '${CATALOG}', NULL), (1, 1, NULL, 'failed');
  `);
  const fleet = await Fleet.open(postgres.url);
  try {
    t.like(await fleet.store.findRun('main'), { total: 3, done: 2, failed: 1 });
    t.deepEqual(await fleet.store.failures(1, 9), [{ node: 'n1', error: 'failed' }]);
    // Another run with the same code, settings and facts takes over the catalog.
    const nodes = [0, 1].map((number) => ({ node: `n${number}`, name: 'n.json', facts: new Uint8Array() }));
    t.like(await fleet.store.createRun({ label: 'other', artifact: 'a', settings: {} }, nodes), {
      total: 2,
      reused: 1,
    });
  } finally {
    await fleet.close();
  }
  const encoded = (table: string, column: string): string[] =>
    postgres.query(`SELECT DISTINCT encode(${column}, 'hex') FROM pptjs_fleet.${table} WHERE ${column} IS NOT NULL`);
  t.deepEqual(encoded('catalogs', 'digest'), [CATALOG]);
  t.deepEqual(encoded('results', 'catalog'), [CATALOG]);
  t.deepEqual(encoded('facts', 'digest'), [FACTS]);
  t.deepEqual(encoded('nodes', 'facts'), [FACTS]);
  t.deepEqual(postgres.query(`SELECT to_regclass('pptjs_fleet.compiled') IS NULL`), ['t']);
});
