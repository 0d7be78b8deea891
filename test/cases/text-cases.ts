/**
 * Test cases in text files, with Puppet's answers below the sources. test/README.md describes the format.
 */
import type { TestFn } from 'ava';
import { type Answer, parseAnswer } from '../conformance/answers.js';
import { answerOf } from '../recorded/evaluate.js';
import { CASE_STRICTNESS } from '../recorded/strictness.js';
import { caseFiles, readSections } from './read.js';

/**
 * The line between the source of a case and the answer. pptjs answers by itself where Puppet crashes, and for behavior
 * that Puppet does not have.
 */
export const ANSWER_LINES = { puppet: '---- Puppet answers', pptjs: '---- pptjs answers' } as const;

/** The name that the sources have in messages. */
export const CASE_FILE = '/case.pp';

export interface TextCase {
  readonly title: string;
  readonly source: string;
  /** The lines of the answer; null if it is not recorded yet. */
  readonly answer: string | null;
  /** Whose answer it is. A recorder replaces only Puppet's answers. */
  readonly from: keyof typeof ANSWER_LINES;
}

/** The cases in the text of a file. */
export function readTextCases(text: string): TextCase[] {
  return readSections(text).map(({ title, text: body }) => {
    const from = body.includes(`${ANSWER_LINES.pptjs}\n`) ? 'pptjs' : 'puppet';
    const [source = '', answer = null] = body.split(`${ANSWER_LINES[from]}\n`);
    return { title, source: source.trimEnd(), answer: answer?.trimEnd() ?? null, from };
  });
}

/**
 * An answer as lines of text: the log entries (`notice: text`), then the value in Puppet's notation and its type, or the
 * error with its place. Line breaks within a line are written as `\n`.
 */
export function answerLines({ logs = [], error, line, column, string, type }: Answer): string {
  const lines = (logs as readonly (readonly [string, string])[]).map(([level, message]) => `${level}: ${message}`);
  if (error === undefined) lines.push(`value: ${string}`, `type: ${type}`);
  else lines.push(`error: ${error}${placeText(line, column)}`);
  return lines.map((each) => each.replaceAll('\n', '\\n')).join('\n');
}

function placeText(line: unknown, column: unknown): string {
  const number = (value: unknown): string => String(value).replace(/^\u0001int /, '');
  if (line === undefined || line === null) return '';
  return column === undefined || column === null
    ? ` (line: ${number(line)})`
    : ` (line: ${number(line)}, column: ${number(column)})`;
}

/** Reads an answer that evaluate.rb prints. */
export function recordedAnswerLines(line: string): string {
  return answerLines(parseAnswer(line));
}

/** Declares a test for each case in the `.txt` files of a folder. The title starts with the name of the file. */
export function testTextCases(test: TestFn, folder: URL): void {
  for (const { name, text } of caseFiles(folder, '.txt')) {
    for (const { title, source, answer } of readTextCases(text)) {
      test(`${name}: ${title}`, (t) => {
        if (answer === null) return t.fail('Puppet has not answered yet: run test/record/cases.ts');
        t.is(answerLines(answerOf(title, source, CASE_STRICTNESS, CASE_FILE)), answer, source);
      });
    }
  }
}
