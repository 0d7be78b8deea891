import {
  Float,
  isInteger,
  PuppetType,
  type PlainData,
  type Query,
  type Value,
  writeJson,
} from '@pptjs/runtime/internal';

/** A query in PuppetDB's AST query language. */
type AstQuery = readonly PlainData[];

/**
 * Returns the JSON text of the query that Puppet's collectors send to PuppetDB: the resources of a type that all nodes but
 * this one export, and that match a condition. PuppetDB does not check the parts of a condition that it cannot express.
 */
export function resourceQuery(node: string, type: string, query: Query): string {
  const condition = conditionOf(query);
  return writeJson([
    'and',
    ['=', 'type', type],
    ['=', 'exported', true],
    ['not', ['=', 'certname', node]],
    ...(condition === undefined ? [] : [condition]),
  ]);
}

/** Returns undefined if PuppetDB cannot check the condition. */
function conditionOf(query: Query): AstQuery | undefined {
  if (query === null) return undefined;
  switch (query[0]) {
    case '==':
      return predicateOf(query[1], query[2]);
    case '!=': {
      const predicate = predicateOf(query[1], query[2]);
      return predicate && ['not', predicate];
    }
    case 'and':
    case 'or': {
      const [operator, left, right] = query;
      const [first, second] = [conditionOf(left), conditionOf(right)];
      if (first !== undefined && second !== undefined) return [operator, first, second];
      return operator === 'and' ? (first ?? second) : undefined;
    }
  }
}

function predicateOf(attribute: string, expected: Value): AstQuery | undefined {
  if (attribute === 'tag') return typeof expected === 'string' ? ['=', 'tag', expected.toLowerCase()] : undefined;
  const value = plainValue(expected);
  if (value === undefined) return undefined;
  return attribute === 'title' ? ['=', 'title', value] : ['=', ['parameter', attribute], value];
}

function plainValue(value: Value): PlainData | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || isInteger(value) || value instanceof Float)
    return value;
  return value instanceof PuppetType ? value.toString() : undefined;
}
