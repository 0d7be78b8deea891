import { findInData } from '@pptjs/hiera';
import type { Value } from '@pptjs/runtime/internal';
import { type Diagnostic, typeFindings } from '@pptjs/transpiler';
import { diagnosticFrom, type DiagnosticPlace, LineIndex } from '@pptjs/transpiler/dialect';
import type { CrossFileFindings } from '../findings/file-findings.js';
import { withoutIgnoredData } from '../findings/suppressions.js';
import type { EnvironmentWorld } from '../world/environment-world.js';
import { checkBoundValue } from './bound-values.js';
import { type DataFile, type DataProblem, type EnvironmentData, hasEntry, textKeys } from './data-files.js';
import { DataTypes } from './data-types.js';
import { checkDeclaredResources } from './declared-resources.js';
import { interpolatedKeys, interpolationProblems, unknownVariables } from './interpolations.js';
import { invalidData } from './invalid-data.js';
import { LookupOptions, optionProblems } from './lookup-options.js';
import { unknownKey } from './unknown-key.js';

/** Checks the data of all nodes against the class parameters that they bind to. @param shownName names a file */
export function checkData(
  { files, problems, isComplete }: EnvironmentData,
  world: EnvironmentWorld,
  shownName: (path: string) => string,
): readonly CrossFileFindings[] {
  const options = new LookupOptions(files);
  const types = new DataTypes(files, options);
  const keys = isComplete ? textKeys({ files }) : null;
  const lookedUp = new Set(
    files.flatMap(({ data }) => [...data.values()].flatMap((value) => [...interpolatedKeys(value)])),
  );
  const checked = files.map((file) => {
    const shown = shownName(file.path);
    const findings = [...file.data].flatMap(([key, value]) => {
      if (typeof key !== 'string') return [];
      const place = (...path: readonly string[]): DiagnosticPlace => placeOf([key, ...path], file, shown);
      const isReplaced = (): boolean => hasHigherValue(key, file, files);
      const isMergedEntry = (name: Value): boolean => hasEntry(key, name, file, files);
      const invalid = key === 'lookup_options' ? optionProblems(file) : interpolationProblems(key, value);
      return [
        ...Array.from(invalid, (problem) => invalidData(problem, place())),
        ...Array.from(unknownVariables(value, world), (name) => unknownVariable(name, place())),
        ...(keys === null ? [] : unknownKeysIn(value, keys, place)),
        ...checkBoundValue(key, value, { options, types, world, lookedUp, place, isReplaced, isMergedEntry }),
        ...checkDeclaredResources(key, value, { options, types, world, place, isMergedEntry }),
      ];
    });
    return { file: shown, text: file.text, findings: withoutIgnoredData(findings, file.text, shown) };
  });
  return [...problems.map((problem) => configurationFinding(problem, shownName)), ...checked];
}

function configurationFinding(
  { path, text, problem }: DataProblem,
  shownName: (path: string) => string,
): CrossFileFindings {
  const file = shownName(path);
  const findings = [invalidData(problem, { file, start: 0, end: 0, line: 1, column: null })];
  return { file, text, findings: withoutIgnoredData(findings, text, file) };
}

/** Findings about the keys that interpolations look up and that no data has. The interpolation is an empty text then. */
function unknownKeysIn(value: Value, keys: ReadonlySet<string>, place: () => DiagnosticPlace): readonly Diagnostic[] {
  return [...interpolatedKeys(value)].filter((name) => !keys.has(name)).map((name) => unknownKey(name, keys, place()));
}

/** Whether a level above that of a file has a value of a key, for some nodes at least. */
function hasHigherValue(key: string, { level }: DataFile, files: readonly DataFile[]): boolean {
  return files.some((other) => other.level < level && (other.data.get(key) ?? null) !== null);
}

/** A lookup from the body of a class can also read the variables of the class. */
function unknownVariable(name: string, at: DiagnosticPlace): Diagnostic {
  const place = 'The top scope does not assign the variable, and no fact has this name.';
  return diagnosticFrom(typeFindings, 'TYPE_UNKNOWN_VARIABLE', { name, place }, at, 'warning');
}

function placeOf(path: readonly string[], { text, format }: DataFile, file: string): DiagnosticPlace {
  const range = findInData(text, format, path, { withKey: true });
  if (range === undefined) return { file, start: 0, end: 0, line: 1, column: null };
  const { line, column, length } = range;
  const start = new LineIndex(text).lineStart(line) + column - 1;
  return { file, start, end: start + length, line, column };
}
