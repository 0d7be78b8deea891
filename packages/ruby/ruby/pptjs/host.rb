require 'js'
require 'json'

# What the host does for Ruby: call functions, read variables, log.
module PPTJS
  # An error that came out of a call to the host. The host keeps the error itself; here is its number and text.
  class HostError < StandardError
    attr_reader :id

    def initialize(id, message)
      super(message)
      @id = id
    end
  end

  module Host
    class << self
      attr_accessor :object

      # What the host answers; raises what it raised.
      def ask(name, request = {})
        answer = JSON.parse(object.call(:answer, name, JSON.generate(request)).to_s)
        raise HostError.new(answer['error'], answer['message']) if answer.key?('error')

        answer
      end

      def call(name, request = {}) = Wire.load(ask(name, request)['value'])

      def log(level, message) = call('log', 'level' => level.to_s, 'message' => message.to_s)
    end
  end
end
