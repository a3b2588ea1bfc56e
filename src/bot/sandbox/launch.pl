# Puts a command of the agent's shell behind its walls: perl -e <this> <machine> <namespaces> <user> <socket> <limits>
# <how many> <list of a cgroup> ... <how many> <covered folder> ... <how many> <shown folder> ... <program> ... It makes the namespaces, covers what is open to
# every user, becomes the user, sets the limits, carries the command's connections to the proxy and becomes the program; each
# of these may be empty. One program for all: each further one would take as long to start as the command itself. In perl,
# which starts in a tenth of the time of python or node, and without modules, which would have to be loaded first: the
# numbers are those of Linux.
my ($machine, $namespaces, $user, $socket, $limits) = splice @ARGV, 0, 5;
my @lists = splice @ARGV, 0, shift @ARGV;
my @covered = splice @ARGV, 0, shift @ARGV;
my @shown = splice @ARGV, 0, shift @ARGV;
delete $ENV{PERL_BADLANG}; # meant for this program
my @NAMES = qw(close clone unshare mount prctl capset setgroups setresgid setresuid prlimit socket add_key request_key keyctl);
my @NEWER = (57, 220, 97, 40, 167, 91, 159, 149, 147, 261, 198, 217, 218, 219);
my %NUMBERS = (x64 => [3, 56, 272, 165, 157, 126, 116, 119, 117, 302, 41, 248, 249, 250], map { $_ => \@NEWER } qw(arm64 riscv64 loong64));
my %AUDITED = (x64 => 0xC000003E, arm64 => 0xC00000B7, riscv64 => 0xC00000F3, loong64 => 0xC0000102);
my %CALLS = (io_uring_setup => 425, clone3 => 435);
@CALLS{@NAMES} = @{ $NUMBERS{$machine} || die "the system calls of $machine are not known\n" };
my ($AF_UNIX, $AF_INET, $STREAM, $DATAGRAM, $NONBLOCK) = (1, 2, 1, 2, 2048);
my ($PDEATHSIG, $DUMPABLE, $SECCOMP, $CAPBSET_DROP, $NO_NEW_PRIVS) = (1, 4, 22, 24, 38);
my ($MAX_BYTES, $MAX_CONNECTIONS) = (262144, 200);

# What whoever started the bot left open in it: an open folder would be a way around every wall.
opendir my $open, '/proc/self/fd' or die "/proc/self/fd: $!\n";
my @inherited = grep { $_ > 2 } readdir $open;
closedir $open;
syscall $CALLS{close}, $_ + 0 for @inherited;
# Should the bot be killed, nothing is left to end its commands.
call('prctl', $PDEATHSIG, 9);
# Killed first when memory runs out; inside, where /proc cannot be written, that stays so.
if (open my $score, '>', '/proc/self/oom_score_adj') { print $score '1000'; close $score }
# The bound of all commands together: none runs outside of it.
for (@lists) {
  open my $list, '>', $_ or die "$_: $!\n";
  syswrite $list, '0' or die "$_: $!\n";
}
enter(split /,/, $namespaces) if $namespaces ne '';
# keyctl(KEYCTL_JOIN_SESSION_KEYRING, none): a new and empty one. Where there are no keys, or none may be used, none are to hide.
my ($NOT_ALLOWED, $NO_SUCH_CALL) = (1, 38);
syscall($CALLS{keyctl}, 1, 0) >= 0 or $! == $NOT_ALLOWED or $! == $NO_SUCH_CALL or die "keyctl: $!\n";
become($user + 0) if $user ne '';
refuse_calls();
# Of the same user as the command, which must not trace what is to end it. What it becomes itself can be traced again.
call('prctl', $DUMPABLE, 0, 0, 0, 0);
my $server = $socket eq '' ? undef : listener();
# The first process of a namespace cannot be ended from inside: a command has to be another one.
my $command = $$ == 1 ? fork // die "fork: $!\n" : 0;
run() unless $command;
yield();
$0 = 'chat-hooks'; # as it is listed inside
open $_, '+<', '/dev/null' for (*STDIN, *STDOUT, *STDERR);
serve($server) if $server;
reap(0) while 1;

sub call {
  my ($name, @arguments) = @_;
  my $result = syscall $CALLS{$name}, @arguments;
  return $result == -1 ? die "$name: $!\n" : $result;
}

# What is left outside only waits. It asks nobody to end before the namespace has: that is for whoever ends the command.
sub enter {
  my %is = map { $_ => 1 } @_;
  my ($mounts, $ipc, $processes, $network) = (0x20000, 0x8000000, 0x20000000, 0x40000000);
  call('unshare', $mounts | $ipc | $processes | ($is{net} ? $network : 0));
  my $first = fork // die "fork: $!\n";
  if ($first) {
    $SIG{TERM} = $SIG{INT} = 'IGNORE';
    waitpid $first, 0;
    exit status();
  }
  call('prctl', $PDEATHSIG, 9);
  my ($readonly, $nosuid_nodev, $noexec, $private) = (1, 2 | 4, 8, 0x4000 | 0x40000);
  call('mount', 'none', '/', 0, $private, 0);
  call('mount', 'proc', '/proc', 'proc', $readonly | $nosuid_nodev | $noexec, 0);
  cover($nosuid_nodev, $readonly);
  return unless $is{net};
  # SIOCSIFFLAGS with IFF_UP and IFF_RUNNING.
  my ($set_flags, $up) = (0x8914, pack('a16 s x22', 'lo', 0x41));
  socket(my $any, $AF_INET, $DATAGRAM, 0) or die "socket: $!\n";
  ioctl($any, $set_flags, $up) or die "lo: $!\n";
}

# Lays an empty folder on each covered one ("=" before its path: which commands may write) and shows the others again.
sub cover {
  my ($nosuid_nodev, $readonly) = @_;
  my ($remount, $bind, $recursive) = (32, 4096, 0x4000);
  # Held: once the folder above is covered they have no path; and the folder we are in is still the one outside.
  my @held = map { open my $folder, '<', $_ or die "$_: $!\n"; $folder } @shown;
  my $here = readlink '/proc/self/cwd';
  my @all = map { [/^(=?)(.*)/s] } @covered;
  my $mask = umask 022;
  call('mount', 'tmpfs', $_->[1], 'tmpfs', $nosuid_nodev, $_->[0] ? 'mode=1777' : 'mode=0755') for @all;
  for my $way (@shown) {
    my $folder = '';
    mkdir $folder .= "/$_" for split m{/}, substr $way, 1;
    call('mount', '/proc/self/fd/' . fileno shift @held, $way, 0, $bind | $recursive, 0);
  }
  umask $mask;
  call('mount', 0, $_->[1], 0, $remount | $bind | $readonly | $nosuid_nodev, 0) for grep { !$_->[0] } @all;
  chdir $here or die "$here: $!\n" if @covered;
}

# Gives up every privilege, for good.
sub become {
  my $id = shift;
  my ($capability, $NO_SUCH) = (0, 22);
  $capability++ while syscall($CALLS{prctl}, $CAPBSET_DROP, $capability, 0, 0, 0) == 0;
  $! == $NO_SUCH or die "capability $capability: $!\n";
  call('setgroups', 0, 0);
  call('setresgid', $id, $id, $id);
  call('setresuid', $id, $id, $id);
  call('capset', pack('LL', 0x20080522, 0), pack('L6', (0) x 6));
  # Becoming somebody else has undone it.
  call('prctl', $PDEATHSIG, 9);
}

# What no namespace closes: keys, which belong to a user and in bubblewrap that may be the bot's, and sockets to the machine
# that this one runs in. No io_uring, which would make such a socket unseen, and no calls of another machine, by whose
# numbers all of it could be had. No user namespace either, in which a command would be root to much of the kernel, and to
# mounts of its cgroup; of clone3 nobody can see what it asks for, and all fall back to clone.
# In the terms of a socket filter: load (32), jump if equal (21), at least (53) or a bit is set (69), return (6).
sub refuse_calls {
  my ($ALLOWED, $NO_SUCH_CALL, $NOT_ALLOWED) = (0x7fff0000, 0x50000 | 38, 0x50000 | 1);
  my ($AF_VSOCK, $X32, $NEW_USER) = (40, 0x40000000, 0x10000000);
  my ($number, $architecture, $first_argument) = (0, 4, 16);
  my $refuse = [6, 0, 0, $NO_SUCH_CALL];
  my @filter = ([32, 0, 0, $architecture], [21, 1, 0, $AUDITED{$machine}], $refuse, [32, 0, 0, $number]);
  push @filter, [53, 0, 1, $X32], $refuse;
  push @filter, map { [21, 0, 1, $CALLS{$_}], $refuse } qw(add_key request_key keyctl io_uring_setup clone3);
  my @no_user = ([32, 0, 0, $first_argument], [69, 0, 1, $NEW_USER], [6, 0, 0, $NOT_ALLOWED], [6, 0, 0, $ALLOWED]);
  push @filter, map { [21, 0, scalar @no_user, $CALLS{$_}], @no_user } qw(clone unshare);
  push @filter, [21, 0, 3, $CALLS{socket}], [32, 0, 0, $first_argument], [21, 0, 1, $AF_VSOCK], $refuse;
  my $filter = join '', map { pack 'S C C L', @$_ } @filter, [6, 0, 0, $ALLOWED];
  call('prctl', $NO_NEW_PRIVS, 1, 0, 0, 0);
  call('prctl', $SECCOMP, 2, pack('S x6 P', length($filter) / 8, $filter), 0, 0);
}

sub listener {
  socket(my $listener, $AF_INET, $STREAM, 0) or die "socket: $!\n";
  bind($listener, pack('S n a4 x8', $AF_INET, 3128, "\x7f\0\0\1")) or die "127.0.0.1:3128: $!\n";
  listen($listener, 128) or die "listen: $!\n";
  return $listener;
}

# The bot comes first, however many processes there are; after what has to be done, which it waits for.
sub yield { setpriority 0, 0, 15 }

sub run {
  yield();
  for (split /,/, $limits) {
    my ($resource, @wanted) = map { $_ + 0 } split /:/;
    # The bot's own limit may be lower, and only root could raise it.
    my $now = "\0" x 16;
    syscall($CALLS{prlimit}, 0, $resource, 0, $now) == 0 or die "prlimit: $!\n";
    my (undef, $most) = unpack 'QQ', $now;
    call('prlimit', 0, $resource, pack('QQ', map { $_ < $most ? $_ : $most } @wanted), 0);
  }
  exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\n";
}

# Buries one of those who have ended, also if it was left to us. All is over when the command is.
sub reap {
  my $ended = waitpid -1, shift;
  exit status() if $ended == $command;
  return $ended > 0;
}

sub status { return $? & 127 ? 128 + ($? & 127) : $? >> 8 }

# Each connection is two sockets; what one side has said waits in `out` of the other, and no more is read meanwhile.
sub serve {
  my ($listener, %side) = (shift);
  $SIG{PIPE} = 'IGNORE';
  $SIG{CHLD} = sub { };
  for (;;) {
    my ($read, $write) = ('', '');
    vec($read, fileno $listener, 1) = 1 if keys %side < 2 * $MAX_CONNECTIONS;
    for my $one (values %side) {
      vec($read, $one->{fd}, 1) = 1 if !$one->{ended} && length $one->{peer}{out} < $MAX_BYTES;
      vec($write, $one->{fd}, 1) = 1 if length $one->{out};
    }
    # The end of the command interrupts it, unless it came just before.
    my $ready = select $read, $write, undef, 0.2;
    1 while reap(1);
    next unless $ready > 0;
    accept_one($listener, \%side) if vec($read, fileno $listener, 1);
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
  my ($listener, $side) = @_;
  accept(my $client, $listener) or return;
  socket(my $proxy, $AF_UNIX, $STREAM, 0) or return;
  connect($proxy, pack('S a108', $AF_UNIX, $socket)) or return;
  my @two = map { fcntl($_, 4, $NONBLOCK); +{ handle => $_, fd => fileno $_, out => '' } } ($client, $proxy);
  ($two[0]{peer}, $two[1]{peer}) = @two[1, 0];
  $side->{ $_->{fd} } = $_ for @two;
}

sub read_in {
  my $one = shift;
  my $got = sysread $one->{handle}, $one->{peer}{out}, $MAX_BYTES, length $one->{peer}{out};
  return $! == 11 unless defined $got;
  $one->{ended} = 1 unless $got;
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
