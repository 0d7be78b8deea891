import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as interpreter from '@pptjs/ruby';
import { Ruby } from '@pptjs/ruby-code';
import type { MethodCase } from './method-cases.js';

/** The result, the receiver after the call, and the arguments of the block; null for an error. See answer.rb. */
export type MethodAnswer = readonly [result: string, changed: string, calls: readonly string[]] | null;

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Calls methods with the command `ruby`. */
export async function answerInRuby(cases: readonly MethodCase[]): Promise<MethodAnswer[]> {
  const child = spawn('ruby', ['-W0', script('answer.rb')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(linesOf(cases));
  const answers: MethodAnswer[] = [];
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity }))
    answers.push(JSON.parse(line) as MethodAnswer);
  if (answers.length !== cases.length) throw new Error(`Ruby has answered ${answers.length} of ${cases.length} cases`);
  return answers;
}

/** The Ruby that pptjs contains. */
export class InterpreterAnswers {
  readonly #ruby = new Ruby(() => interpreter, { timeLimit: 120 });

  constructor() {
    const code = ['values.rb', 'answer.rb'].map((name) => readFileSync(script(name), 'utf8')).join('\n');
    const complete = literal(code.replace("require_relative 'values'", ''));
    this.#ruby.evaluateTemplate(`<% eval(${complete}, TOPLEVEL_BINDING) %>`, null);
  }

  /** Calls methods. */
  answer(cases: readonly MethodCase[]): MethodAnswer[] {
    const lines = literal(linesOf(cases));
    const text = this.#ruby.evaluateTemplate(`<%= Object.send(:answer_lines, ${lines}) %>`, null);
    return JSON.parse(text) as MethodAnswer[];
  }
}

function linesOf(cases: readonly MethodCase[]): string {
  return cases.map((each) => `${JSON.stringify(each)}\n`).join('');
}

/** Ruby code of a text, without characters that have a meaning in a template. */
function literal(text: string): string {
  return `'${Buffer.from(text).toString('base64')}'.unpack1('m').force_encoding('UTF-8')`;
}
