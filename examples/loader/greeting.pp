# Returns the greeting for an hour of the day.
function greeting::at(Integer[0, 23] $hour) >> String {
  case $hour {
    Integer[5, 11]:  { 'Good morning' }
    Integer[12, 17]: { 'Good afternoon' }
    Integer[18, 22]: { 'Good evening' }
    default:         { 'Good night' }
  }
}

$languages = ['Puppet', 'JavaScript']

"Hello from ${languages.join(' and ')}"
