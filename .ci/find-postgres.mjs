import net from 'node:net';

// Prints the address of a PostgreSQL on this machine that lets `postgres` in without a password,
// or fails. It speaks the first messages of the protocol itself: no client is installed yet.

const HOST = '127.0.0.1';
const PORT = 5432;

function startupMessage() {
  const settings = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + settings.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, settings]);
}

/** The server's first message is `R`, its length and 0 when nothing more has to be proved. */
function letsIn(answer) {
  return answer.length >= 9 && answer[0] === 'R'.charCodeAt(0) && answer.readInt32BE(5) === 0;
}

const socket = net.connect(PORT, HOST, () => socket.write(startupMessage()));
socket.setTimeout(3000, () => socket.destroy(new Error('no answer')));
socket.once('data', (answer) => {
  if (letsIn(answer)) console.log(`postgres://postgres@${HOST}:${PORT}/postgres`);
  else process.exitCode = 1;
  socket.destroy();
});
socket.once('error', () => {
  process.exitCode = 1;
});
