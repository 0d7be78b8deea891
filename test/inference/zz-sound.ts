import { generate } from '/work/t17/test/conformance/generate.js';
import { observe } from '/work/t17/test/inference/observe.js';
const [count, seed] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 1)];
let n = 0,
  values = 0,
  failed = 0,
  bad = 0,
  shown = 0,
  errs = 0,
  certain = 0;
const t0 = process.cpuUsage();
for (const source of generate(count, seed)) {
  const o = observe(source);
  if (o === null) continue;
  n++;
  values += o.values;
  if (o.hasFailed) failed++;
  if (o.errors.length > 0) errs++;
  if (o.unsound.length > 0) {
    bad++;
    if (shown++ < 12) console.log('UNSOUND', source, '\n    ', o.unsound.join('\n     '));
  }
  if (!o.hasFailed && o.errors.length > 0) {
    certain++;
    if (shown++ < 12) console.log('FALSE', source, '\n    ', o.errors.join('\n     '));
  }
}
const c = process.cpuUsage(t0);
console.log({ n, values, failed, bad, errs, certain, ms: ((c.user + c.system) / 1000) | 0 });
