import { evaluationError, parseJson, PuppetHash, richData, type Value, writeJson } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import type { QuerySource } from './query-source.js';

/** Answers to queries from a file, so that a module which queries PuppetDB can be compiled without it. */
export class RecordedAnswers implements QuerySource {
  readonly #answers: ReadonlyMap<string, Value>;

  /**
   * @param text a JSON object: the answers by query. A key is PQL, or the JSON text of an AST query. White space does not
   *   count
   * @throws {SyntaxError} if the text is something else
   */
  constructor(text: string) {
    const data = parseJson(text);
    if (!(data instanceof PuppetHash)) throw new SyntaxError('not an object of answers by query');
    this.#answers = new Map(Array.from(data, ([query, answer]) => [keyOf(String(query)), answer]));
  }

  query(query: string): Value {
    const parsed = parseJson(query);
    const key = typeof parsed === 'string' ? keyOf(parsed) : query;
    const answer = this.#answers.get(key);
    if (answer === undefined) throw evaluationError(messages.PUPPETDB_ANSWER_MISSING, { query: key });
    return answer;
  }
}

function keyOf(query: string): string {
  if (query.trimStart().startsWith('[')) {
    try {
      return writeJson(richData(parseJson(query)));
    } catch {
      // PQL that begins with a bracket.
    }
  }
  return query.trim().replaceAll(/\s+/g, ' ');
}
