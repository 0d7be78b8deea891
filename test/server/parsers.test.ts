import test from 'ava';
/** The parsers of what comes from the network: they answer, or reject with a status, for every input. */
import fc from 'fast-check';
import { authorize, DEFAULT_RULES } from '../../packages/server/dist/authorization/rules.js';
import { AgentFactsError, factVariables, parseAgentFacts } from '../../packages/server/dist/catalogs/agent-facts.js';
import { readClassification } from '../../packages/server/dist/classification/external-classifier.js';
import { FileServerConfigError, parseFileServerConfig } from '../../packages/server/dist/files/file-server-mounts.js';
import { namePatterns } from '../../packages/server/dist/files/name-pattern.js';
import { HttpError } from '../../packages/server/dist/http/http-error.js';
import { parseForm, parseTarget } from '../../packages/server/dist/http/parse-request.js';
import { isCertname } from '../../packages/server/dist/tls/client-identity.js';
import { shareOf } from '../recorded/sample.js';

/** Runs a parser; undefined if it rejects the input with an error of an allowed class. */
function attempt<T>(parse: () => T, ...allowed: readonly (new (...args: never[]) => Error)[]): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (allowed.some((each) => error instanceof each)) return undefined;
    throw error;
  }
}

const part = fc.oneof(
  fc.string(),
  fc.constantFrom('..', '.', '%2e%2e', '%2f', '%252e', '%00', '%', '%zz', '//', '?', '#', '&', '=', '+', 'é', '%c0%ae'),
);
const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

test('a parsed path has no segment that leaves a folder', (t) => {
  fc.assert(
    fc.property(text, (path) => {
      const target = attempt(() => parseTarget(`/${path}`), HttpError);
      for (const segment of target?.segments ?? [])
        if (segment === '' || segment === '.' || segment === '..' || /[/\0]/.test(segment)) return false;
      return true;
    }),
    { numRuns: shareOf(2000) },
  );
  t.pass();
});

test('parsing decodes the encoding of a path and of a form exactly once', (t) => {
  const name = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((each) => !/^\.{1,2}$|[/\0]|[\ud800-\udfff]/.test(each));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 5 }), fc.dictionary(name, name), (segments, values) => {
      const query = Object.entries(values).map((pair) => pair.map(encodeURIComponent).join('='));
      const target = parseTarget(`/${segments.map(encodeURIComponent).join('/')}?${query.join('&')}`);
      t.deepEqual(target.segments, segments);
      t.deepEqual(
        [...target.query].map(([key, [value]]) => [key, value]),
        Object.entries(values),
      );
    }),
  );
});

test('forms, facts, classifications and configurations are parsed or rejected', (t) => {
  fc.assert(
    fc.property(text, (input) => {
      attempt(() => parseForm(input), HttpError);
      attempt(() => parseAgentFacts(input, 'node'), AgentFactsError);
      attempt(() => readClassification(input), Error);
      attempt(() => parseFileServerConfig(input, 'fileserver.conf'), FileServerConfigError);
    }),
    { numRuns: shareOf(2000) },
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      attempt(() => parseAgentFacts(JSON.stringify({ name: 'node', values: value }), 'node'), AgentFactsError);
    }),
  );
  t.pass();
});

test('facts cannot set variables of the server', (t) => {
  const values = { trusted: 1, facts: 1, server_facts: 1, environment: 'x', name: 'x', title: 'x', 1: 'x', os: 'ok' };
  t.deepEqual([...factVariables(parseAgentFacts(JSON.stringify({ name: 'node', values }), 'node'))], [['os', 'ok']]);
});

test('the name of a certificate is safe as a file name and as an argument', (t) => {
  fc.assert(
    fc.property(fc.oneof(text, fc.stringMatching(/^[a-z0-9._-]{1,20}$/)), (name) => {
      return !isCertname(name) || (/^[a-z0-9_][a-z0-9._-]*$/.test(name) && !name.includes('..'));
    }),
    { numRuns: shareOf(2000) },
  );
  t.pass();
});

const patterns: readonly (readonly [pattern: string, name: string, matches: boolean])[] = [
  ['*', 'a.txt', true],
  ['*', '.hidden', false],
  ['.*', '.hidden', true],
  ['*.rb', 'fact.rb', true],
  ['*.rb', 'fact.rbx', false],
  ['a?c', 'abc', true],
  ['[a-c]x', 'bx', true],
  ['[^a-c]x', 'bx', false],
  ['\\*', '*', true],
  ['[', '[', true],
  ['.svn', '.svn', true],
];
for (const [pattern, name, expected] of patterns)
  test(`the pattern ${pattern} ${expected ? 'matches' : 'does not match'} ${name}`, (t) => {
    t.is(namePatterns([pattern])(name), expected);
  });

test('a pattern with many stars takes no exponential time', (t) => {
  t.false(namePatterns([`${'*a'.repeat(100)}b`])('a'.repeat(200)));
});

test('no request is allowed without a rule that names its path and method', (t) => {
  const privileges = { administrators: new Set<string>(), compilers: new Set<string>() };
  const client = { certname: 'node', extensions: {} };
  fc.assert(
    fc.property(
      fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'HEAD', 'PATCH'),
      fc.array(fc.constantFrom('puppet', 'v3', 'catalog', 'node', 'x', 'status', 'v1', 'file_content', 'facts')),
      (method, segments) => {
        const rule = authorize(DEFAULT_RULES, method, segments, client, privileges);
        return (
          rule === undefined ||
          (rule.methods.includes(method) && rule.path.every((each, i) => each.startsWith('*') || each === segments[i]))
        );
      },
    ),
    { numRuns: shareOf(2000) },
  );
  t.pass();
});
