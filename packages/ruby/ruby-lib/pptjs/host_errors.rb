module PPTJS
  # An error that the host raised while it answered a request. The host stores the error; Ruby has its number and text. The class of the error is
  # one that module code rescues, unless Ruby code has raised an exception that is no StandardError.
  module HostError
    attr_accessor :id

    def self.of(answer) = KINDS.fetch(answer['kind'], Failure).new(answer['message']).tap { |error| error.id = answer['error'] }

    Failure = Class.new(Puppet::PreformattedError)
    WrongArguments = Class.new(ArgumentError)
    FailedLookup = Class.new(Puppet::DataBinding::LookupError)
    Unrescued = Class.new(ScriptError)
    [Failure, WrongArguments, FailedLookup, Unrescued].each do |each|
      each.include(self)
      each.define_singleton_method(:name) { superclass.name }
    end

    KINDS = { 'argument' => WrongArguments, 'lookup' => FailedLookup, 'exception' => Unrescued }.freeze
  end
end
