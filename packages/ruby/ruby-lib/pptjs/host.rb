require 'js'
require 'json'

# Requests from Ruby to the host (packages/ruby-code/src/host-requests.ts): calls of functions, reads of variables, logs. `JS.eval` passes a
# text to the host (src/interpreter.ts), and evaluates nothing.
module PPTJS
  module Host
    class << self
      # Returns the host's answer; raises a HostError if the host raised an error. `not_found` of a data function is no error.
      def ask(name, request = {})
        answer = JSON.parse(JS.eval("pptjs #{name}\n#{JSON.generate(request)}").to_s)
        throw :no_such_key if answer['kind'] == 'not found'
        raise HostError.of(answer) if answer.key?('error')

        answer
      end

      def call(name, request = {}) = Wire.load(ask(name, request)['value'])

      def log(level, message) = call('log', 'level' => level.to_s, 'message' => Wire.printable(message))
    end
  end
end
