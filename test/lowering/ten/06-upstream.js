import { each } from '@pptjs/runtime/functions';
import { TemplateOutput, at, hashOfPairs, iterate, puppetTemplate, truthy } from '@pptjs/runtime/internal';
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
    output.write('upstream ');
    output.render($name);
    output.write(' {\n');
    if ($sticky) {
      output.write('  ip_hash;\n');
    }
    for (const $server of iterate($servers, each)) {
      output.write('  server ');
      output.render(at($server, 'host'));
      if (truthy(at($server, 'weight'))) {
        output.write(' weight=');
        output.render(at($server, 'weight'));
      }
      output.write(';\n');
    }
    output.write('}\n');
    return output.result();
  },
  file,
});
