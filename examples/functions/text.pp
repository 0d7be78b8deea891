# Functions for text, which Puppet and JavaScript can call.

# Returns the initials of a name in upper case.
function text::initials(String[1] $name) >> String {
  $name.split(/[\s-]+/).map |$word| { $word[0].upcase }.join
}

# Returns a slug for URLs: the words in lower case, joined by hyphens.
function text::slug(String $title, String[1, 1] $separator = '-') >> String {
  $title.downcase.regsubst(/[^a-z0-9]+/, $separator, 'G').regsubst(/^[^a-z0-9]+|[^a-z0-9]+$/, '', 'G')
}

# Returns how often each word occurs.
function text::frequencies(String *$words) >> Hash[String, Integer] {
  $words.reduce({}) |$counts, $word| {
    $counts + { $word => $counts.get($word, 0) + 1 }
  }
}
