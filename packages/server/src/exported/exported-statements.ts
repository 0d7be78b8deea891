import type { Query } from '@pptjs/runtime/internal';

/** The last table that `CREATE_TABLES` creates. */
export const TABLES_EXIST = "SELECT to_regclass('pptjs_server.exported_resources') IS NOT NULL AS exists";

export const CREATE_TABLES = `
  CREATE SCHEMA IF NOT EXISTS pptjs_server;
  CREATE TABLE IF NOT EXISTS pptjs_server.exporting_nodes (
    node text PRIMARY KEY,
    environment text NOT NULL,
    digest text NOT NULL,
    stored_at timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pptjs_server.exported_resources (
    node text NOT NULL REFERENCES pptjs_server.exporting_nodes ON DELETE CASCADE,
    position integer NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    tags text[] NOT NULL,
    parameters json NOT NULL,
    file text,
    line integer,
    PRIMARY KEY (node, position)
  );
  CREATE INDEX IF NOT EXISTS exported_resources_type ON pptjs_server.exported_resources (type, node);
  CREATE INDEX IF NOT EXISTS exported_resources_tags ON pptjs_server.exported_resources USING gin (tags);
`;

/** Changes the row of a node only if its resources have changed. A change locks the row until the transaction ends. */
export const SET_NODE = `
  INSERT INTO pptjs_server.exporting_nodes AS known (node, environment, digest, stored_at) VALUES ($1, $2, $3, now())
  ON CONFLICT (node) DO UPDATE SET environment = EXCLUDED.environment, digest = EXCLUDED.digest, stored_at = now()
  WHERE (known.environment, known.digest) <> (EXCLUDED.environment, EXCLUDED.digest)
  RETURNING node`;

export const REMOVE_NODE = 'DELETE FROM pptjs_server.exporting_nodes WHERE node = $1';

export const REMOVE_RESOURCES = 'DELETE FROM pptjs_server.exported_resources WHERE node = $1';

/** The second parameter is a JSON list of resources, as they are in a catalog. */
export const ADD_RESOURCES = `
  INSERT INTO pptjs_server.exported_resources (node, position, type, title, tags, parameters, file, line)
  SELECT $1, position, resource->>'type', resource->>'title',
    ARRAY(SELECT json_array_elements_text(coalesce(resource->'tags', '[]'))),
    coalesce(resource->'parameters', '{}'), resource->>'file', (resource->>'line')::integer
  FROM json_array_elements($2) WITH ORDINALITY AS list (resource, position)`;

/** A statement with its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

/** Finds the resources of other nodes, in the order of the nodes' names. The database checks a part of the query. */
export function findStatement(node: string, type: string, query: Query): Statement {
  const values = [type, node];
  const condition = conditionOf(query, values);
  const text = `
    SELECT json_build_object('type', type, 'title', title, 'tags', tags, 'parameters', parameters, 'file', file, 'line', line)::text
      AS resource
    FROM pptjs_server.exported_resources
    WHERE type = $1 AND node <> $2${condition === undefined ? '' : ` AND ${condition}`}
    ORDER BY node, position`;
  return { text, values };
}

/**
 * Returns the SQL condition of a query; undefined if the collector has to check it. Adds the values to `values`.
 * PostgreSQL and Puppet agree on the tags of ASCII letters, which are stored in lower case.
 */
function conditionOf(query: Query, values: string[]): string | undefined {
  if (query === null) return undefined;
  const [operator, left, right] = query;
  if (operator === 'and') {
    const parts = [conditionOf(left, values), conditionOf(right, values)].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : `(${parts.join(' AND ')})`;
  }
  if (operator === 'or') {
    const [first, second] = [conditionOf(left, values), conditionOf(right, values)];
    return first === undefined || second === undefined ? undefined : `(${first} OR ${second})`;
  }
  if (operator !== '==' || left !== 'tag' || typeof right !== 'string' || !/^[!-~]+$/.test(right)) return undefined;
  values.push(right.toLowerCase());
  return `tags @> ARRAY[$${values.length}]`;
}
