// Reads network.tf as a module: a function of the file's variables, and one function for each output.
import network, { hosts_file, ports, total_replicas } from './network.tf';

const { subnets, services, tags_json } = network({ environment: 'prod', tags: { team: 'web' } });
for (const [zone, subnet] of Object.entries(subnets)) console.log(`zone ${zone}: ${subnet}`);
for (const [name, { host, port, replicas }] of Object.entries(services))
  console.log(`${name}: ${host}:${port}, ${replicas} replicas`);
console.log(JSON.parse(tags_json));

// Each output is also a named export.
const staging = { environment: 'staging', zones: ['a', 'b', 'c'] };
process.stdout.write(hosts_file(staging));
console.log(ports(staging).internal, total_replicas(staging));

try {
  network({ environment: 'test' });
} catch (error) {
  const place = /network\.tf:\d+:\d+/.exec(error.stack)[0];
  console.log(`${place}: ${error.message}`);
  console.log(error.detail.split('\n')[0]);
}
try {
  network({ environment: 'dev', zones: 'everywhere' });
} catch (error) {
  console.log(`${error.message}: ${error.detail}`);
}
