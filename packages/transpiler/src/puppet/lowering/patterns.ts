/** Regular expressions as constants of the module, and tests of the type Pattern that use them. */
import type { PatternType } from '@pptjs/runtime/lattice';
import { RegExpError } from '@pptjs/runtime/regexp';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import { plainLiteral, translateLiteral } from '../regexp/translate-literal.js';
import { isA, type TestImports } from './value-tests.js';

/**
 * The Regexp of a pattern in Ruby's syntax, as the parts of a call that has no side effect.
 * @throws {RegExpError} if the pattern is wrong
 */
export function regexpOf(
  pattern: string,
  module: TestImports,
): { callee: ESTree.Expression; args: ESTree.Expression[] } {
  const plain = plainLiteral(pattern);
  const args = plain === null ? translatedPattern(pattern, module) : [b.regexp(plain, '')];
  return { callee: module.imported('runtime', 'regexp'), args };
}

/** The source of a pattern and its JavaScript expression. */
function translatedPattern(pattern: string, module: TestImports): ESTree.Expression[] {
  const { pattern: source, flags, emulation, program } = translateLiteral(pattern);
  if (program !== undefined) return [b.literal(pattern), module.call('backtracking', [data(program)])];
  // `RegExp.prototype.source` escapes slashes and line ends, as a literal requires.
  let compiled: ESTree.Expression = b.regexp(new RegExp(source, flags).source, flags);
  if (emulation !== undefined) compiled = module.call('emulated', [compiled, data(emulation)]);
  return [b.literal(pattern), compiled];
}

/** A JavaScript literal for plain data. */
function data(value: unknown): ESTree.Expression {
  if (Array.isArray(value)) return b.array(value.map(data));
  if (typeof value === 'object' && value !== null)
    return b.object(Object.entries(value).map(([name, element]) => [name, data(element)] as const));
  return b.literal(value as string | number | boolean | null);
}

/**
 * The test that a value is an instance of Pattern: `typeof $x === 'string' && matchRegExp($x, pattern)`. The test of the type
 * itself would first find the type. Null for expressions with options, which only evaluation creates.
 */
export function patternTest(
  { patterns }: PatternType,
  value: ESTree.Expression,
  module: TestImports,
): ESTree.Expression | null {
  const isText = isA(value, 'string');
  if (patterns.length === 0) return isText;
  if (!patterns.every(({ source, options }) => options === '' && canTranslate(source))) return null;
  const matches = patterns.map(({ source }) => module.call('matchRegExp', [value, constantOf(source, module)]));
  return b.logical('&&', isText, b.joined('||', matches));
}

function constantOf(source: string, module: TestImports): ESTree.Identifier {
  return module.sharedConstant(`pattern ${source}`, 'pattern', () => {
    const { callee, args } = regexpOf(source, module);
    return b.pureCall(callee, args);
  });
}

function canTranslate(pattern: string): boolean {
  try {
    translateLiteral(pattern);
    return true;
  } catch (error) {
    if (error instanceof RegExpError) return false;
    throw error;
  }
}
