# Computes the mean and the variance of 10,000 floats.
$samples = Integer[1, 10000].map |$i| { ($i * 7919 % 1000) / 8.0 }
$total = $samples.reduce(0.0) |$sum, $x| { $sum + $x }
$mean = $total / $samples.length
$squares = $samples.reduce(0.0) |$sum, $x| { $sum + ($x - $mean) * ($x - $mean) }
$variance = $squares / $samples.length
sprintf('%.6f %.6f', $mean, $variance)
