$LOAD_PATH.unshift('/pptjs/stand-ins')
require_relative 'wire'
require_relative 'host'
require_relative 'requires'
require_relative 'older_ruby'
require_relative 'files'
require_relative 'not_found'
require_relative 'pretty_json'
require_relative 'ruby_text'
require_relative '../puppet'
require_relative 'host_errors'
require_relative 'evaluation'
require_relative 'objects'
require_relative 'lookup_context'
require_relative 'calls'
require_relative 'functions'
require_relative 'template'
require_relative 'types'
require_relative 'data_types'

# Answers the requests of the host (packages/ruby-code/src/session.ts). A request and its answer are JSON texts.
module PPTJS
  module Bridge
    REQUESTS = {
      # Without this, `rand` without a seed would give the same numbers after each start from the memory image.
      'start' => ->(_) { Random.srand && nil },
      'begin_evaluation' => ->(_) { Evaluation.begin },
      'libraries' => ->(request) { Requires.add(request['paths']) },
      'load_function' => ->(request) { Functions.load_file(request['path'], request['source'], request['name']) },
      'call_function' => ->(request) { Functions.call(request['name'], request['dispatch'], request['args']) },
      'load_function_3x' => ->(request) { Functions.load_file_3x(request['path'], Wire.load(request['source']), request['name']) },
      'call_function_3x' => ->(request) { Functions.call_3x(request['name'], request['args']) },
      'call_block' => ->(request) { Wire.dump(Blocks.call(request['id'], request['args'].map { |each| Wire.load(each) })) },
      'load_type' => ->(request) { Types.load_file(request['path'], request['source'], request['name']) },
      'load_data_type' => ->(request) { DataTypes.load_file(request['path'], request['source'], request['name']) },
      'create_object' => ->(request) { DataTypes.create_object(request['type'], request['definition'], request['attributes']) },
      'call_method' => ->(request) { DataTypes.call_method(request['object'], request['name'], request['args']) },
      'ask_object' => ->(request) { Objects.answer(request['question'], request['id'], request['args']) },
      'template' => ->(request) { Template.evaluate(request['path'], Wire.load(request['source']), request['variables']) },
      'template_variables' => ->(request) { Template.variables(request['path'], Wire.load(request['source'])) },
    }.freeze

    # Requests that start a new call: it must not see variables that earlier calls have set.
    FRESH = %w[call_function call_function_3x call_method template].freeze

    JUMP = 'A throw, break or return cannot leave code that Puppet code has called'.freeze

    module_function

    # Answers the current request of the host. Frames of JavaScript are below this method, so no jump may leave it: `throw` to an outer `catch`,
    # and `break` or `return` of an outer method become errors.
    def handle
      answer = nil
      has_raised = false
      NotFound.is_thrown = false
      answer = answer_to(*JS.eval('pptjs').to_s.split("\n", 2))
    rescue Exception # rubocop:disable Lint/RescueException
      has_raised = true
      raise
    ensure
      return answer_to_jump unless answer || has_raised
    end

    # A `catch` of an outer request does not catch what a data function throws.
    def answer_to_jump
      return JSON.generate('not_found' => true) if NotFound.is_thrown

      JSON.generate('error' => 'LocalJumpError', 'message' => JUMP, 'kind' => 'ruby', 'file' => nil, 'line' => nil)
    end

    def answer_to(name, request)
      scope = Puppet::Parser::Scope.caller_scope
      scope.own_values.clear if FRESH.include?(name)
      scope.run_within { JSON.generate('value' => REQUESTS.fetch(name).call(JSON.parse(request))) }
    rescue NotFound
      JSON.generate('not_found' => true)
    rescue HostError => e
      JSON.generate('host_error' => e.id)
    rescue StandardError, ScriptError, SystemStackError => e
      JSON.generate('error' => e.class.name, 'message' => Wire.printable(e.message), **place_of(e), 'kind' => kind_of(e), 'trace' => (e.backtrace || []).first(12))
    end

    # The place of an error in the code of a module: frames of this library and of Ruby are skipped.
    def place_of(error)
      return { 'file' => nil, 'line' => error.line } if error.respond_to?(:line) && error.line

      frame = (error.backtrace || []).reject { |each| each.start_with?('/pptjs/', '<internal', '/usr/') }.first.to_s
      _, file, line = *frame.match(/\A(.*?):(\d+)/)
      { 'file' => file, 'line' => line&.to_i }
    end

    def kind_of(error)
      case error
      when ArgumentError then 'argument'
      when Puppet::DataBinding::LookupError then 'lookup'
      when Puppet::Error then 'puppet'
      # The host adds a place to the message of endless recursion.
      when StandardError, SystemStackError then 'ruby'
      else 'exception'
      end
    end
  end
end
