/**
 * The steps that create the tables, in order. The number of the steps that were applied is the version of the schema. A
 * published step is never changed: append a new one.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE pptjs_fleet.runs (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    label text NOT NULL,
    artifact text NOT NULL,
    settings jsonb NOT NULL,
    total integer NOT NULL DEFAULT 0,
    done integer NOT NULL DEFAULT 0,
    failed integer NOT NULL DEFAULT 0,
    reused integer NOT NULL DEFAULT 0,
    created timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX ON pptjs_fleet.runs (label, id);
  -- The facts of a node, compressed with gzip, by the SHA-256 digest of the content.
  CREATE TABLE pptjs_fleet.facts (
    digest text PRIMARY KEY,
    name text NOT NULL,
    content bytea NOT NULL
  );
  -- The nodes of a run. \`input\` is the digest of everything besides the code that decides the catalog.
  CREATE TABLE pptjs_fleet.nodes (
    run integer NOT NULL REFERENCES pptjs_fleet.runs ON DELETE CASCADE,
    position integer NOT NULL,
    node text NOT NULL,
    facts text NOT NULL REFERENCES pptjs_fleet.facts,
    input text NOT NULL,
    PRIMARY KEY (run, position),
    UNIQUE (run, node)
  );
  -- The catalogs as JSON, compressed with gzip, by their digests.
  CREATE TABLE pptjs_fleet.catalogs (
    digest text PRIMARY KEY,
    content bytea NOT NULL
  );
  ALTER TABLE pptjs_fleet.catalogs ALTER COLUMN content SET STORAGE EXTERNAL;
  ALTER TABLE pptjs_fleet.facts ALTER COLUMN content SET STORAGE EXTERNAL;
  -- The catalogs that are known for an artifact and an input.
  CREATE TABLE pptjs_fleet.compiled (
    artifact text NOT NULL,
    input text NOT NULL,
    catalog text NOT NULL REFERENCES pptjs_fleet.catalogs,
    PRIMARY KEY (artifact, input)
  );
  CREATE TABLE pptjs_fleet.results (
    run integer NOT NULL,
    position integer NOT NULL,
    catalog text REFERENCES pptjs_fleet.catalogs,
    error text,
    logs text[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (run, position),
    FOREIGN KEY (run, position) REFERENCES pptjs_fleet.nodes ON DELETE CASCADE,
    CHECK ((catalog IS NULL) <> (error IS NULL))
  );
  -- Which worker has a job. A worker holds the advisory lock of its number while its session lives.
  CREATE SEQUENCE pptjs_fleet.workers AS integer;
  CREATE TABLE pptjs_fleet.claims (
    job uuid PRIMARY KEY,
    worker integer NOT NULL
  );
  -- The groups of equal changes of two runs, as \`pptjs fleet diff\` found them.
  CREATE TABLE pptjs_fleet.change_groups (
    before integer NOT NULL REFERENCES pptjs_fleet.runs ON DELETE CASCADE,
    after integer NOT NULL REFERENCES pptjs_fleet.runs ON DELETE CASCADE,
    position integer NOT NULL,
    nodes text[] NOT NULL,
    summary text NOT NULL,
    lines text[] NOT NULL,
    PRIMARY KEY (before, after, position)
  );
  `,
  `
  -- PostgreSQL searches these columns for each row of facts and catalogs that is deleted.
  CREATE INDEX ON pptjs_fleet.nodes (facts);
  CREATE INDEX ON pptjs_fleet.compiled (catalog);
  CREATE INDEX ON pptjs_fleet.results (catalog);
  `,
  `
  -- Without foreign keys, which cost more time for each row than the row itself: only commands delete rows, and they
  -- decide by these columns which ones. The indexes were there for the foreign keys.
  ALTER TABLE pptjs_fleet.results DROP CONSTRAINT results_run_position_fkey, DROP CONSTRAINT results_catalog_fkey;
  ALTER TABLE pptjs_fleet.compiled DROP CONSTRAINT compiled_catalog_fkey;
  ALTER TABLE pptjs_fleet.nodes DROP CONSTRAINT nodes_run_fkey, DROP CONSTRAINT nodes_facts_fkey;
  DROP INDEX pptjs_fleet.nodes_facts_idx, pptjs_fleet.compiled_catalog_idx, pptjs_fleet.results_catalog_idx;
  CREATE FUNCTION pptjs_fleet.delete_nodes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM pptjs_fleet.results WHERE run = OLD.id;
      DELETE FROM pptjs_fleet.nodes WHERE run = OLD.id;
      RETURN NULL;
    END
  $$;
  CREATE TRIGGER delete_nodes AFTER DELETE ON pptjs_fleet.runs FOR EACH ROW EXECUTE FUNCTION pptjs_fleet.delete_nodes();
  `,
  `
  -- Digests as bytes, which need half of the space of hexadecimal texts and no collation. The catalogs that are known for the
  -- nodes of a run are those of earlier runs with the same code and settings, so they need no table and no digests of their
  -- own. A new run counts its nodes by name once, which takes less time than an index.
  ALTER TABLE pptjs_fleet.facts ALTER COLUMN digest TYPE bytea USING decode(digest, 'hex');
  ALTER TABLE pptjs_fleet.catalogs ALTER COLUMN digest TYPE bytea USING decode(digest, 'hex');
  ALTER TABLE pptjs_fleet.results ALTER COLUMN catalog TYPE bytea USING decode(catalog, 'hex');
  ALTER TABLE pptjs_fleet.nodes
    ALTER COLUMN facts TYPE bytea USING decode(facts, 'hex'), DROP COLUMN input, DROP CONSTRAINT nodes_run_node_key;
  DROP TABLE pptjs_fleet.compiled;
  `,
];
