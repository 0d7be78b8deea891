# The message of the day.
#
# @param message
#   What it says.
# @param width
#   How wide it may be.
class motd (
  String[1]   $message,
  Motd::Width $width = 60,
) {
  file { '/etc/motd':
    ensure  => file,
    mode    => '0644',
    content => epp('motd/motd.epp', { 'message' => motd::frame($message, $width) }),
  }
}
