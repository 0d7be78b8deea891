/** The answers to the same requests as puppetserver 7.9.5 has answered. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import test from 'ava';
import { Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';
import { COMPARED_REQUESTS, comparedPart, ENVIRONMENTS, requestId } from './puppetserver-requests.js';
import { RunningServer } from './running-server.js';

test('the answers are those of puppetserver', async (t) => {
  const environments = Object.entries(ENVIRONMENTS).map(([path, text]) => [`environments/${path}`, text] as const);
  const server = await RunningServer.start(Object.fromEntries(environments));
  t.teardown(() => server.stop());
  const rows = new Map(recorded<{ id: string; answer: unknown }>('puppetserver').map(({ id, answer }) => [id, answer]));
  const differences = new Differences('puppetserver');
  const problems: unknown[] = [];
  for (const request of COMPARED_REQUESTS) {
    const id = requestId(request);
    const client = request.isAnonymous ? null : server.agent;
    const answer = await server.send(request.path, { ...request, client });
    const actual = comparedPart(answer, join(server.folder, 'environments'));
    const expected = rows.get(id);
    const isEqual = isDeepStrictEqual(actual, expected);
    const problem = differences.problem({ id, isEqual, isError: answer.status >= 400 });
    if (problem !== null) problems.push({ id, problem, actual, expected });
  }
  t.deepEqual(problems, []);
  t.deepEqual(new Set(rows.keys()), new Set(COMPARED_REQUESTS.map(requestId)));
});
