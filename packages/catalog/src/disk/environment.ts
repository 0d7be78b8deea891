import { CatalogEnvironment } from '../environment/catalog-environment.js';
import { type EnvironmentOptions, readLayout } from './read-layout.js';

/** An environment on disk. */
export class Environment extends CatalogEnvironment {
  /** @throws {Error} if the folder cannot be read */
  constructor(options: EnvironmentOptions) {
    super(readLayout(options), options.code);
  }
}
