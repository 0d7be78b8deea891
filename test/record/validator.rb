# Prints the diagnostics of Puppet for sources. Each line is a case.
#
# Input, JSON lines:  {"id", "source", "file"?, "strict"?: "off" | "warning" | "error", "epp"?: true, "tasks"?: true,
#                      "modulePath"?: [directory, ...]}
# Output, JSON lines: the case with one of these members:
# - {"diagnostics": [[code, severity, message, line, column], ...], "error": <the raised message>?,
#   "logs": [[level, message], ...]}
# - {"syntax": [code, message, line, column]}, if the parser reports a syntax error
# - {"raised": [code, message, line, column]}, if a check stops the validation
# - {"regexp": message}, if Ruby cannot compile a regular expression
# - {"crash": message}, if Puppet crashes
# Severities are error, warning, deprecation and ignore. Puppet 8 must be on Ruby's load path.
require 'json'
require 'tmpdir'
require 'puppet'

home = Dir.mktmpdir('puppet-reference')
at_exit { FileUtils.rm_rf(home) }
Puppet.initialize_settings(["--confdir=#{home}", "--vardir=#{home}/var", "--rundir=#{home}/run", "--logdir=#{home}/log", "--codedir=#{home}/code"])

module Puppet; module Test; end; end
# Collects log messages. Puppet finds the class of a log destination by its name.
class Puppet::Test::LogCollector
  def initialize(logs) = @logs = logs
  def <<(value) = @logs << value
end

FORMATTER = Puppet::Pops::Validation::DiagnosticFormatter.new

def place(diagnostic)
  pos = diagnostic.source_pos
  return [nil, nil] if pos.nil?
  [pos.line, pos.respond_to?(:pos) ? pos.pos : nil]
end

def check(request)
  collected = []
  Puppet::Util::Log.newdestination(Puppet::Test::LogCollector.new(collected))
  parsing = Puppet::Pops::Parser::EvaluatingParser.new
  parser = request['epp'] ? Puppet::Pops::Parser::EppParser.new : parsing.parser
  begin
    result = parser.parse_string(request['source'], request['file'] || '/case.pp').model
  rescue Puppet::ParseError => e
    return { 'syntax' => [e.respond_to?(:issue_code) ? e.issue_code.to_s : nil, e.message, e.line, e.pos] }
  end
  acceptor = Puppet::Pops::Validation::Acceptor.new
  parsing.validator(acceptor).validate(result)
  found = acceptor.diagnostics.map { |d| [d.issue.issue_code.to_s, d.severity.to_s, FORMATTER.format_message(d), *place(d)] }
  answer = { 'diagnostics' => found }
  unless found.empty? && collected.empty?
    begin
      Puppet::Pops::IssueReporter.assert_and_report(acceptor, emit_warnings: true)
    rescue StandardError => e
      answer['error'] = e.message
    end
    answer['logs'] = collected.map { |l| [l.level.to_s, l.message.to_s] }
  end
  answer
rescue Puppet::ParseErrorWithIssue => e
  { 'raised' => [e.issue_code.to_s, e.message, e.line, e.pos] }
rescue RegexpError => e
  { 'regexp' => e.message }
rescue StandardError, SystemStackError => e
  { 'crash' => "#{e.class}: #{e.message[0, 300]}" }
ensure
  Puppet::Util::Log.close_all
end

$stdin.each_line do |line|
  next if line.strip.empty?
  request = JSON.parse(line)
  Puppet[:strict] = (request['strict'] || 'error').to_sym
  Puppet[:tasks] = request['tasks'] ? true : false
  environment = Puppet::Node::Environment.create(:production, request['modulePath'] || [], request['manifest'] || '/manifests')
  Puppet.override(current_environment: environment) { puts JSON.generate(request.merge(check(request))) }
end
