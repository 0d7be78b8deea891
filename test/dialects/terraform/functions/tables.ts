import test from 'ava';
import { evaluate } from '../evaluate.js';

/** Sources and their values, as JSON data. */
type Values = Readonly<Record<string, unknown>>;

/** Declares one test for the values of several calls. */
export function testValues(title: string, rows: Values): void {
  test(title, (t) => {
    for (const [source, value] of Object.entries(rows)) {
      const answer = evaluate(source);
      t.is(answer.detail, undefined, source);
      t.deepEqual<unknown, unknown>(JSON.parse(answer.value ?? ''), value, source);
    }
  });
}

/** Declares one test for the types of several calls, as JSON data of cty. */
export function testTypes(title: string, rows: Values): void {
  test(title, (t) => {
    for (const [source, type] of Object.entries(rows)) {
      t.deepEqual<unknown, unknown>(JSON.parse(evaluate(source).type ?? 'null'), type, source);
    }
  });
}

/** Declares one test for calls that fail: source, detail, and place if it matters. */
export function testErrors(title: string, rows: readonly (readonly [string, string, string?])[]): void {
  test(title, (t) => {
    for (const [source, detail, place] of rows) {
      const answer = evaluate(source);
      t.is(answer.detail, detail, source);
      if (place !== undefined) t.is(answer.place, place, source);
    }
  });
}
