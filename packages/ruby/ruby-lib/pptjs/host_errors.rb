module PPTJS
  # An error that the host raised while it answered a request. The host stores the error; Ruby has its number and text. The class of the error is
  # one that module code rescues, unless Ruby code has raised an exception that is no StandardError.
  module HostError
    attr_reader :id

    def self.of(answer) = KINDS.fetch(answer['kind'], Failure).new(answer['message']).tap { |error| error.read(answer) }

    def read(answer) = @id = answer['error']

    Failure = Class.new(Puppet::PreformattedError)
    WrongArguments = Class.new(ArgumentError)
    FailedLookup = Class.new(Puppet::DataBinding::LookupError)
    Unrescued = Class.new(ScriptError)
    Stopped = Class.new(Puppet::Pops::Evaluator::PuppetStopIteration)
    Continued = Class.new(Puppet::Pops::Evaluator::Next)
    Returned = Class.new(Puppet::Pops::Evaluator::Return)
    [Failure, WrongArguments, FailedLookup, Unrescued, Stopped, Continued, Returned].each do |each|
      each.include(self)
      %i[name to_s inspect].each { |method| each.define_singleton_method(method) { superclass.name } }
    end

    KINDS = {
      'argument' => WrongArguments, 'lookup' => FailedLookup, 'exception' => Unrescued, 'break' => Stopped, 'next' => Continued, 'return' => Returned
    }.freeze

    # `return()` in a lambda. If it leaves a function that Ruby code has called, the calling function returns its value.
    class Returned
      attr_reader :value
      attr_accessor :has_left_function

      def read(answer)
        super
        @value = Wire.load(answer['value'])
      end
    end
  end
end
