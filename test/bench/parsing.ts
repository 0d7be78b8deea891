import { compile, parse } from '@pptjs/transpiler';
import { parse as parseJavaScript } from 'acorn';
import { corpus, isPuppetInstalled, runPuppet } from '../conformance/puppet.js';
import { bytesOf, type CorpusFile } from './corpus.js';
import { measure, showRate, showTime, summary, type Timing } from './measure.js';
import { table } from './table.js';

/** Measures parsing: pptjs and Puppet parse the corpus, acorn parses the JavaScript that pptjs compiles it to. */
export async function benchParsing(files: readonly CorpusFile[], rounds: number): Promise<string> {
  const size = bytesOf(files) / 1e6;
  const modules = files
    .map(({ path, text }) => compile(text, { file: path, sourceMap: 'none' }).code)
    .filter((code) => code !== null);
  const emitted = modules.reduce((sum, code) => sum + Buffer.byteLength(code), 0) / 1e6;
  const pptjs = measure(() => files.forEach(({ path, text }) => parse(text, { file: path })), rounds, 2);
  const acorn = measure(
    () => modules.forEach((code) => parseJavaScript(code, { ecmaVersion: 'latest', sourceType: 'module' })),
    rounds,
    2,
  );
  const rows = [
    ['pptjs', `${size.toFixed(2)} MB of Puppet`, showTime(pptjs), showRate(pptjs, size, 'MB')],
    ['acorn', `${emitted.toFixed(2)} MB of emitted JavaScript`, showTime(acorn), showRate(acorn, emitted, 'MB')],
  ];
  if (!isPuppetInstalled()) return `Parsing (Puppet is not installed)\n${table(rows)}`;
  const puppet = await timePuppet(3);
  rows.push(['Puppet', `${size.toFixed(2)} MB of Puppet`, showTime(puppet), showRate(puppet, size, 'MB')]);
  const ratios = [
    `pptjs is ${(puppet.median / pptjs.median).toFixed(1)} times as fast as Puppet`,
    `and per byte ${(size / pptjs.median / (emitted / acorn.median)).toFixed(2)} times as fast as acorn`,
  ];
  return `Parsing\n${table(rows)}  ${ratios.join(', ')}\n`;
}

async function timePuppet(rounds: number): Promise<Timing> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const printed = await runPuppet('parse_corpus.rb', { args: [corpus] });
    seconds.push(Number(/seconds=([\d.]+)/.exec(printed)?.[1]));
  }
  return summary(seconds);
}
