import type { Value } from '@pptjs/runtime/internal';

/** Answers the queries of `puppetdb_query`. */
export interface QuerySource {
  /**
   * Returns the answer to a query.
   *
   * @param query the JSON text of the query: a string in PQL, or an array in the AST query language
   * @throws {EvaluationError} if there is no answer
   */
  query(query: string): Value;
}
