/** A JSON token after white space. */
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y;

/**
 * The text of a member of a JSON object.
 *
 * @param json the text of a valid JSON object
 * @param name the name of the member. If several members have it, the last one counts, as in `JSON.parse`
 * @returns undefined if the object has no such member
 */
export function memberText(json: string, name: string): string | undefined {
  const key = JSON.stringify(name);
  let found: string | undefined;
  let depth = 0;
  let start = -1;
  let previous = '';
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(json); match !== null; match = TOKEN.exec(json)) {
    const [, token = ''] = match;
    const isEnd = depth === 1 && (token === ',' || token === '}');
    if (isEnd && start >= 0) {
      found = json.slice(start, TOKEN.lastIndex - 1).trim();
      start = -1;
    }
    if (depth === 1 && token === ':' && start < 0 && previous === key) start = TOKEN.lastIndex;
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    previous = token;
  }
  return found;
}
