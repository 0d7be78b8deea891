require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 'rt_apisimple',
  docs: 'x',
  features: [],
  attributes: {
    name: { type: 'Pattern[/\A[a-z]+\z/]', behaviour: :namevar, desc: 'n' },
    limit: {
      type: 'Optional[String]',
      desc: <<-DESC
      Example values are: '30/hour', '10/day'."
      DESC
    },
    burst: { type: 'Optional[Integer]', desc: 'b' },
    rate: { type: 'Optional[Float]', desc: 'b' },
    mode: { type: 'Optional[Enum[a, b]]', desc: 'b' },
    struct: { type: 'Optional[Struct[{a => Integer, Optional[b] => String}]]', desc: 'b' },
    pairs: { type: 'Optional[Array[Tuple[String, Integer]]]', desc: 'b' },
    any: { type: 'Any', desc: 'b' },
    re: { type: 'Optional[Regexp]', desc: 'b' },
  },
)
