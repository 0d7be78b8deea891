import { resolve } from 'node:path';
import { parseExportedResources } from '@pptjs/catalog';
import { readContent, systemMessage } from '@pptjs/files';
import { describeJsonError, type ExportedResource, formatMessage, NOT_JSON } from '@pptjs/runtime/internal';
import { CommandError } from '../process/exit-code.js';

/**
 * Reads resources that other nodes export from a JSON file: all resources of a list, or the exported ones of a catalog.
 * @throws {CommandError} if the file cannot be read, or contains something else
 */
export function readExportedResources(file: string, cwd: string): ExportedResource[] {
  return parseExportedFile(readText(file, cwd), file);
}

function readText(file: string, cwd: string): string {
  try {
    return readContent(resolve(cwd, file)).toString();
  } catch (error) {
    throw new CommandError(`${file}: ${systemMessage(error)}`);
  }
}

/**
 * Parses the text of a file that `readExportedResources` reads.
 * @throws {CommandError} if it contains something else
 */
export function parseExportedFile(text: string, file: string): ExportedResource[] {
  try {
    return parseExportedResources(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const problem = describeJsonError(text);
    const message = problem === null ? error.message : formatMessage(NOT_JSON, { problem });
    throw new CommandError(`${file}: ${message}`);
  }
}
