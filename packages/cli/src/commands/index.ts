import type { Command } from '../arguments/command.js';
import { ast } from './ast.js';
import { build } from './build.js';
import { check } from './check.js';
import { compile } from './compile.js';
import { diff } from './diff.js';
import { evaluate } from './eval.js';
import { lookup } from './lookup.js';
import { run } from './run.js';

/** In the order of the list that `pptjs --help` prints. What a command needs is loaded when it runs. */
export const commands: readonly Command[] = [build, run, evaluate, check, ast, compile, lookup, diff];
