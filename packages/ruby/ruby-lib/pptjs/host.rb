require 'js'
require 'json'

# Requests from Ruby to the host (packages/ruby-code/src/host-requests.ts): calls of functions, reads of variables, logs. `JS.eval` passes a
# text to the host (src/interpreter.ts), and evaluates nothing.
module PPTJS
  # An error that the host raised while it answered a request. The host stores the error; Ruby has its number and text.
  class HostError < StandardError
    attr_reader :id

    def initialize(id, message)
      super(message)
      @id = id
    end
  end

  module Host
    class << self
      # Returns the host's answer; raises HostError if the host raised an error.
      def ask(name, request = {})
        answer = JSON.parse(JS.eval("pptjs #{name}\n#{JSON.generate(request)}").to_s)
        raise HostError.new(answer['error'], answer['message']) if answer.key?('error')

        answer
      end

      def call(name, request = {}) = Wire.load(ask(name, request)['value'])

      def log(level, message) = call('log', 'level' => level.to_s, 'message' => message.to_s)
    end
  end
end
