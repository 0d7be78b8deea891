import {
  call,
  callNew,
  context,
  EvaluationError,
  FunctionError,
  inferType,
  interpolate,
  parseType,
  type PuppetRegExp,
  provideServices,
  regexpTest,
  type EvaluationContext,
  type PuppetType,
  type Value,
} from '@pptjs/runtime';
import { LOOKUP_CONTEXT_TYPE, LookupContext } from './context.js';
import { LookupError } from './errors.js';
import type { HieraHost, HieraSettings } from './host.js';
import { Hiera } from './service.js';
