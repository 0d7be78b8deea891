import { readdirSync, readFileSync } from 'node:fs';
import { BailOut } from '@pptjs/erb/runtime';
import type { Value } from '@pptjs/runtime';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { StubHost } from './stub-host.js';
import { load } from './support.js';
import { read, type Wire } from './wire.js';

/** A rendering in Ruby: the text (null for an error), the calls of functions, and the variables that the template changed. */
type RecordedRendering = readonly [
  template: string,
  variables: Readonly<Record<string, Wire>>,
  text: string | null,
  calls?: readonly string[],
  changed?: readonly (readonly [name: string, value: string])[],
];

/** The share of renderings without an error that compiled templates must not leave to Ruby. */
const MIN_RENDERED = 0.85;

const folder = new URL('templates/', import.meta.url);
const renderings = recorded<RecordedRendering>('erb-renders');

function hostOf([, variables]: RecordedRendering, maxCalls?: number): StubHost {
  return new StubHost(new Map(Object.entries(variables).map(([name, wire]) => [name, read(wire) as Value])), maxCalls);
}

for (const name of readdirSync(folder)) {
  const template = load(readFileSync(new URL(name, folder), 'utf8'));
  const own = renderings.filter(([recordedName]) => recordedName === name);

  /** Renders the template. Returns null if it bails out. */
  const render = (host: StubHost): string | null => {
    try {
      return template.render(host);
    } catch (error) {
      if (error instanceof BailOut) return null;
      throw error;
    }
  };

  test(`${name} renders like in Ruby, or bails out`, (t) => {
    let rendered = 0;
    for (const rendering of own) {
      const host = hostOf(rendering);
      const text = render(host);
      if (text === null) continue;
      rendered++;
      const [, , expected, calls, changed] = rendering;
      t.deepEqual([text, host.calls, host.changed], [expected, calls, changed], JSON.stringify(rendering[1]));
    }
    const possible = own.filter(([, , text]) => text !== null).length;
    t.true(rendered >= possible * MIN_RENDERED, `${rendered} of ${possible}`);
  });

  test(`${name} has called the functions that Ruby calls when it bails out at any call`, (t) => {
    t.true(own.length > 0);
    for (const rendering of own) {
      const [, , text, calls = []] = rendering;
      for (let count = 0; text !== null && count < calls.length; count++) {
        const host = hostOf(rendering, count);
        t.is(render(host), null);
        t.deepEqual(host.calls, calls.slice(0, host.calls.length));
        t.deepEqual(host.changed, []);
      }
    }
  });
}
