# Files have no owner, mode or times in the sandbox (src/sandbox.ts): setting them does nothing. Everything that Ruby code writes is in memory, and
# is gone after the catalog.
module PPTJS
  module FileAttributes
    %i[chmod lchmod].each { |name| define_method(name) { |_mode, *paths| PPTJS.check_files(paths) } }
    %i[chown lchown utime lutime].each { |name| define_method(name) { |_first, _second, *paths| PPTJS.check_files(paths) } }
  end

  module OpenFileAttributes
    def chmod(_mode) = 0
    def chown(_owner, _group) = 0
    def flock(_operation) = 0
  end

  module TemporaryFolder
    def tmpdir = '/tmp'

    def mktmpdir(...)
      require 'tmpdir'
      super
    end
  end

  # Returns the number of files. A file that does not exist is an error, as it is for the operating system.
  def self.check_files(paths)
    paths.each { |path| raise Errno::ENOENT.new(path.to_s, 'apply2files') unless File.exist?(path) || File.symlink?(path) }
    paths.size
  end
end

File.singleton_class.prepend(PPTJS::FileAttributes)
File.prepend(PPTJS::OpenFileAttributes)
Dir.singleton_class.prepend(PPTJS::TemporaryFolder)
