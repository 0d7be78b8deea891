import { mappedModule, ModuleRegistry, runModule } from '@pptjs/engine';
import type { RubyRecord } from '../build/build-record.js';
import { readCompiledText } from '../build/compiled-text.js';
import { warningTexts } from '../compiled/warnings.js';
import type { BuiltCode, LoadedFile } from '../environment/built-code.js';
import type { FileSnapshot } from './file-snapshot.js';
import { NODE_HOST } from './node-host.js';

/** A built environment in a folder, whose files contain compiled code. */
export class BuiltFolder implements BuiltCode {
  readonly resourceTypes: RubyRecord['resourceTypes'];
  readonly rubyFunctions: RubyRecord['rubyFunctions'];
  readonly locator = new ModuleRegistry('pptjs-built');
  readonly #files: FileSnapshot;

  constructor(files: FileSnapshot, { resourceTypes, rubyFunctions }: RubyRecord) {
    this.#files = files;
    this.resourceTypes = resourceTypes;
    this.rubyFunctions = rubyFunctions;
  }

  load(path: string): LoadedFile | undefined {
    const compiled = readCompiledText(this.#files.text(path) ?? '');
    if (compiled === undefined) return undefined;
    const { file, code, map, warnings } = compiled;
    const url = this.locator.add(file, () => mappedModule(file, map, { epp: path.endsWith('.epp') }), true);
    return { module: runModule(NODE_HOST.compileModule(code, url)), warnings: warningTexts(warnings) };
  }

  fileOf(name: string): string {
    return name;
  }

  findFunctions(): undefined {
    return undefined;
  }
}
