import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseExportedResources } from '@pptjs/catalog';
import { systemMessage } from '@pptjs/files';
import type { ExportedResource } from '@pptjs/runtime/internal';
import { CommandError } from '../exit-code.js';

/**
 * Reads resources that other nodes export from a JSON file: all resources of a list, or the exported ones of a catalog.
 * @throws {CommandError} if the file cannot be read, or contains something else
 */
export function readExportedResources(file: string, cwd: string): ExportedResource[] {
  try {
    return parseExportedResources(readFileSync(resolve(cwd, file), 'utf8'));
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof SyntaxError ? error.message : systemMessage(error)}`);
  }
}
