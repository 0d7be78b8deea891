import type { Command } from '../arguments/command.js';
import { astCommand } from './ast-command.js';
import { batchCommand } from './batch-command.js';
import { buildCommand } from './build-command.js';
import { checkCommand } from './check-command.js';
import { compileCommand } from './compile-command.js';
import { completionCommand } from './completion-command.js';
import { diffCommand } from './diff-command.js';
import { evalCommand } from './eval-command.js';
import { fleetCommand } from './fleet-command.js';
import { initCommand } from './init-command.js';
import { lookupCommand } from './lookup-command.js';
import { migrateCommand } from './migrate-command.js';
import { runCommand } from './run-command.js';
import { serveCommand } from './serve-command.js';

/**
 * All commands, in the order of `pptjs --help`. These files only declare the commands: `run` imports the code of a
 * command when the command runs.
 */
export const commands: readonly Command[] = [
  buildCommand,
  runCommand,
  evalCommand,
  checkCommand,
  migrateCommand,
  astCommand,
  compileCommand,
  lookupCommand,
  diffCommand,
  fleetCommand,
  serveCommand,
  batchCommand,
  initCommand,
  completionCommand(() => commands),
];
