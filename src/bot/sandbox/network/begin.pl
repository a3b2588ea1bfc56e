# What a command of the agent's shell begins with: perl -e <this> <socket or ""> <keyctl> <prlimit> <limits> <program> ...
# It tells the kernel whom to kill first when memory runs out, leaves the keys of the bot's session behind, sets the limits,
# listens for the command's connections and becomes the program. In perl, which starts in a tenth of python's or node's time;
# without modules, which would have to be loaded first: the numbers are those of Linux, and of this machine's system calls.
my ($socket, $keyctl, $prlimit, $limits) = splice @ARGV, 0, 4;
my ($AF_UNIX, $AF_INET, $STREAM, $NONBLOCK) = (1, 2, 1, 2048);
my ($MOST_BYTES, $MOST_CONNECTIONS) = (262144, 200);

setpriority 0, 0, 15; # the bot comes first, however many processes there are
if (open my $score, '>', '/proc/self/oom_score_adj') { print $score '1000'; close $score }
# keyctl(KEYCTL_JOIN_SESSION_KEYRING, none): a new and empty one. Where the kernel has no keys there are none to hide.
syscall($keyctl + 0, 1, 0);
for (split /,/, $limits) {
  my ($resource, $soft, $hard) = map { $_ + 0 } split /:/;
  syscall($prlimit + 0, 0, $resource, pack('QQ', $soft, $hard), 0) == 0 or die "limit $resource: $!\n";
}
listen_for($socket) if $socket ne '';
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\n";

sub listen_for {
  socket(my $server, $AF_INET, $STREAM, 0) or die "socket: $!\n";
  setsockopt($server, 1, 2, pack('i', 1)); # SO_REUSEADDR
  bind($server, pack('S n a4 x8', $AF_INET, 3128, "\x7f\0\0\1")) or die "127.0.0.1:3128: $!\n";
  listen($server, 128) or die "listen: $!\n";
  my $child = fork;
  die "fork: $!\n" unless defined $child;
  # Twice, so that it is no child of the command, which may wait for all of its own.
  if ($child) { waitpid $child, 0; close $server; return }
  exit if fork;
  open $_, '+<', '/dev/null' for (*STDIN, *STDOUT, *STDERR);
  $SIG{PIPE} = 'IGNORE';
  serve($server);
}

# Each connection is two sockets; what one side has said waits in `out` of the other, and no more is read meanwhile.
sub serve {
  my ($server, %side) = (shift);
  for (;;) {
    my ($read, $write) = ('', '');
    vec($read, fileno $server, 1) = 1 if keys %side < 2 * $MOST_CONNECTIONS;
    for my $one (values %side) {
      vec($read, $one->{fd}, 1) = 1 if !$one->{ended} && length $one->{peer}{out} < $MOST_BYTES;
      vec($write, $one->{fd}, 1) = 1 if length $one->{out};
    }
    select($read, $write, undef, undef) > 0 or next;
    accept_one($server, \%side) if vec($read, fileno $server, 1);
    for my $one (my @now = values %side) {
      next unless $side{ $one->{fd} };
      my $alive = (!vec($write, $one->{fd}, 1) || send_out($one)) && (!vec($read, $one->{fd}, 1) || read_in($one));
      next if $alive && !($one->{shut} && $one->{peer}{shut});
      delete @side{ $one->{fd}, $one->{peer}{fd} };
      close $_->{handle} for ($one, $one->{peer});
      delete $_->{peer} for ($one->{peer}, $one);
    }
  }
}

sub accept_one {
  my ($server, $side) = @_;
  accept(my $client, $server) or return;
  socket(my $proxy, $AF_UNIX, $STREAM, 0) or return;
  connect($proxy, pack('S a108', $AF_UNIX, $socket)) or return;
  my @two = map { fcntl($_, 4, $NONBLOCK); +{ handle => $_, fd => fileno $_, out => '' } } ($client, $proxy);
  ($two[0]{peer}, $two[1]{peer}) = @two[1, 0];
  $side->{ $_->{fd} } = $_ for @two;
}

sub read_in {
  my $one = shift;
  my $got = sysread $one->{handle}, my $bytes, $MOST_BYTES;
  return $! == 11 unless defined $got;
  $one->{ended} = 1 unless $got;
  $one->{peer}{out} .= $bytes;
  return send_out($one->{peer});
}

sub send_out {
  my $one = shift;
  if (length $one->{out}) {
    my $sent = syswrite $one->{handle}, $one->{out};
    return $! == 11 unless defined $sent;
    substr($one->{out}, 0, $sent) = '';
  }
  # The other side has said all, and all of it has arrived.
  if ($one->{peer}{ended} && !length $one->{out}) { shutdown $one->{handle}, 1; $one->{shut} = 1 }
  return 1;
}
