import { TemplateOutput, hashOfPairs, puppetTemplate } from '@pptjs/runtime/internal';
import { array, boolean, integer, optional, string, struct } from '@pptjs/runtime/types';

const file = 'templates/upstream.epp';

// The servers behind the proxy.
export default /* @__PURE__ */ puppetTemplate({
  parameters: {
    name: { type: () => string(1) },
    servers: { type: () => array(struct(hashOfPairs('host', string(), optional('weight'), integer()))) },
    sticky: { type: () => boolean, default: false },
  },
  body: ({ $name, $servers, $sticky }) => {
    const output = new TemplateOutput();
    output.write(`upstream ${$name} {\n`);
    if ($sticky) {
      output.write('  ip_hash;\n');
    }
    for (const $server of $servers) {
      output.write('  server ');
      output.write($server.pairs.host ?? $server.get('host'));
      if (($server.pairs.weight ?? $server.get('weight') ?? null) !== null) {
        output.write(' weight=');
        output.write(`${$server.pairs.weight ?? $server.get('weight')}`);
      }
      output.write(';\n');
    }
    output.write('}\n');
    return output.result();
  },
  file,
});
