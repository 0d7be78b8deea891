module PPTJS
  # Calls a Puppet function by name, whatever it is written in. One that is written in Ruby is called from here: the host only says which,
  # so that Ruby never runs within a call that it made itself.
  def self.call_host_function(name, args, block)
    return Template.render_named(args) if name.to_s == 'template'
    return Template.render_texts(args) if name.to_s == 'inline_template'

    asked = { 'name' => name.to_s, 'args' => args.map { |each| Wire.dump(each) }, 'block' => block && Blocks.keep(block) }
    answer = Host.ask('function', asked)
    answer.key?('ruby') ? Functions.call_here(answer['ruby'], args, block) : Wire.load(answer['value'])
  end

  # Ruby blocks that the host may call back.
  module Blocks
    @kept = {}

    def self.keep(block)
      id = block.object_id
      @kept[id] = block
      { 'id' => id, 'arity' => block.arity }
    end

    def self.call(id, args) = @kept.fetch(id).call(*args)
  end
end
