import type { DiagnosticTable } from '@pptjs/transpiler/dialect';

/** Findings about the blocks of a file. The texts of errors are those of Terraform. */
export const declarationDiagnostics = {
  BLOCK_LEFT_ALONE: {
    text: 'This block is left alone',
    detail: 'Only the blocks "variable", "locals" and "output" are compiled. Nothing can refer to this {type} block.',
    severity: 'note',
    own: true,
  },
  ARGUMENT_LEFT_ALONE: {
    text: 'This argument is left alone',
    detail: 'The argument {name} has no meaning here.',
    severity: 'note',
    own: true,
  },
  MISSING_NAME: {
    text: 'Missing name for {type}',
    detail: 'All {type} blocks must have 1 labels (name).',
    severity: 'error',
  },
  EXTRANEOUS_LABEL: {
    text: 'Extraneous label for {type}',
    detail: 'Only 1 labels (name) are expected for {type} blocks.',
    severity: 'error',
  },
  DUPLICATE_VARIABLE: {
    text: 'Duplicate variable declaration',
    detail: 'A variable named {name} was already declared at {place}. Variable names must be unique within a module.',
    severity: 'error',
  },
  DUPLICATE_LOCAL: {
    text: 'Duplicate local value definition',
    detail:
      'A local value named {name} was already defined at {place}. Local value names must be unique within a module.',
    severity: 'error',
  },
  DUPLICATE_OUTPUT: {
    text: 'Duplicate output definition',
    detail: 'An output named {name} was already defined at {place}. Output names must be unique within a module.',
    severity: 'error',
  },
  MISSING_ARGUMENT: {
    text: 'Missing required argument',
    detail: 'The argument {name} is required, but no definition was found.',
    severity: 'error',
  },
  INVALID_TYPE: { text: 'Invalid type specification', detail: '{detail}', severity: 'error' },
  INVALID_NULLABLE: {
    text: 'Unsuitable value type',
    detail: 'Unsuitable value: {reason}',
    severity: 'error',
  },
  CYCLE: {
    text: 'Cycle',
    detail: 'These local values depend on each other: {names}. The evaluation of the file fails.',
    severity: 'warning',
  },
} as const satisfies DiagnosticTable;
