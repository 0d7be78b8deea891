# The namespace for code of modules.
module PuppetX; end
