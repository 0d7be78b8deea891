// Runs restart.rcl with collections from JavaScript, and calls one of its definitions.
import { resourceCollection } from '@pptjs/dialect-rightscale';
import restart, { batches } from './restart.rcl';

const servers = (...numbers) =>
  resourceCollection(
    'servers',
    numbers.map((number) => `/api/servers/${number}`),
  );

const plan = restart({
  '@servers': servers(1, 2, 3, 4),
  '@urgent': servers(4, 9),
  '@done': servers(2),
  batch_size: 2,
  begin: new Date('2026-01-05T08:00:00Z'),
});
console.log(plan.names.join(', '));
console.log(plan.batches);
console.log(plan.window.toISOString());

console.log(batches(servers(1, 2, 3), 2));

try {
  batches(servers(1), 'two');
} catch (error) {
  console.log(error.message);
}
