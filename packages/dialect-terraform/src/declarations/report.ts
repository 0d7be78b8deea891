import {
  type DeclarationParameters,
  type Diagnostic,
  diagnosticFrom,
  type SourceRange,
} from '@pptjs/transpiler/dialect';
import type { Positions } from '../syntax/positions.js';
import { declarationDiagnostics } from './diagnostics.js';

type Table = typeof declarationDiagnostics;

/** Reports a finding about the declarations of a file. */
export type DeclarationReport = <Name extends keyof Table>(
  name: Name,
  range: SourceRange,
  parameters: DeclarationParameters<Table[Name]>,
) => void;

/** Creates a function that adds findings to a list. */
export function reportTo(diagnostics: Diagnostic[], positions: Positions, file: string): DeclarationReport {
  return (name, { start, end }, parameters) => {
    const place = { file, start, end, ...positions.placeAt(start) };
    diagnostics.push(
      diagnosticFrom(declarationDiagnostics, name, parameters, place, declarationDiagnostics[name].severity),
    );
  };
}
