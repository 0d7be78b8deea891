module PPTJS
  # Calls a Puppet function by name, whatever it is written in. One that is written in Ruby is called from here: the host only says which,
  # so that Ruby never runs within a call that it made itself.
  def self.call_host_function(name, args, block)
    return Template.render_named(args) if name.to_s == 'template'
    return Template.render_texts(args) if name.to_s == 'inline_template'

    answer = Blocks.keeping(block) { |kept| Host.ask('function', 'name' => name.to_s, 'args' => args.map { |each| Wire.dump(each) }, 'block' => kept) }
    answer.key?('ruby') ? Functions.call_here(answer['ruby'], args, block) : Wire.load(answer['value'])
  end

  # Ruby blocks that the host may call back while it answers.
  module Blocks
    @kept = {}
    @last = 0

    def self.keeping(block)
      return yield nil unless block

      id = @last += 1
      @kept[id] = block
      yield('id' => id, 'arity' => block.arity)
    ensure
      @kept.delete(id)
    end

    def self.call(id, args) = @kept.fetch(id).call(*args)
  end
end
