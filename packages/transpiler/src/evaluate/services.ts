import {
  beginCatalog,
  context,
  type EvaluationContext,
  findService,
  provideCatalog,
  provideServices,
  type Template,
} from '@pptjs/runtime';
import { loadSource } from './load-source.js';
import { templateService } from './template-service.js';

const templates = templateService(
  (text, file) => loadSource(text, { file, epp: true, strict: context().strict }) as Template,
);

/** Gives the current context a catalog to declare things in, and templates, where its host has not. */
export function provideMissingServices(to: EvaluationContext): void {
  if (findService('templates') === undefined) provideServices(to, { templates });
  if (findService('catalog') !== undefined) return;
  beginCatalog(to);
  provideCatalog(to);
}
