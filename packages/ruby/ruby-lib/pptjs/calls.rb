module PPTJS
  # Calls a Puppet function by name. If the function is written in Ruby, the host only returns its description, and Ruby calls it: so the
  # host never calls Ruby while it answers a request for a function.
  # The function sees `scope` as the scope of its caller.
  def self.call_host_function(name, args, block, scope = Puppet::Parser::Scope.current)
    scope.run_within do
      next Template.render_named(args) if name.to_s == 'template'
      next Template.render_texts(args) if name.to_s == 'inline_template'

      answer = Blocks.registered(block) do |registered|
        Host.ask('function', 'scope' => scope.steps, 'name' => name.to_s, 'args' => args.map { |each| Wire.dump(each) }, 'block' => registered,
                             'defined' => !Functions.find_3x(name).nil?)
      end
      answer.key?('ruby') ? Functions.call_here(answer['ruby'], args, block) : Wire.load(answer['value'])
    end
  rescue HostError::Returned => e
    e.has_left_function = true
    raise
  end

  # Ruby blocks that the host can call while it answers a request.
  module Blocks
    @blocks = {}
    @last_id = 0

    def self.registered(block)
      return yield nil unless block

      id = @last_id += 1
      @blocks[id] = block
      yield('id' => id, 'arity' => block.arity)
    ensure
      @blocks.delete(id)
    end

    def self.call(id, args) = @blocks.fetch(id).call(*args)
  end
end
