import net from 'node:net';

// Asks one server for the same thing over and over, in a process of its own so that it costs the
// server nothing: port, milliseconds, paths that are asked for in turn and answered in the same
// size, headers. Writes how many whole answers came.

const [port = '', milliseconds = '', paths = '', ...headers] = process.argv.slice(2);
const CONNECTIONS = 32;
/** An answer that became shorter would be waited for without end. */
const STUCK_MS = 10_000;
const questions = paths
  .split(' ')
  .map((path) => [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
let turn = 0;
const nextQuestion = () => questions[(turn += 1) % questions.length] ?? '';

/** Every answer of a cached page has the same size, so counting bytes is all there is to do. */
function sizeOfAnswer(): Promise<number> {
  return new Promise((resolve, reject) => {
    let seen = '';
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(nextQuestion()));
    socket.once('error', reject).on('data', (data) => {
      seen += data.toString('latin1');
      const head = seen.indexOf('\r\n\r\n');
      const length = /^content-length: (\d+)/im.exec(seen.slice(0, head))?.[1];
      if (head < 0) return;
      if (length === undefined) return reject(new Error('The answer does not say its length.'));
      const size = head + 4 + Number(length);
      if (seen.length < size) return;
      socket.destroy();
      resolve(size);
    });
  });
}

const size = await sizeOfAnswer();
const end = performance.now() + Number(milliseconds);
let answers = 0;

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    let got = 0;
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(nextQuestion()));
    socket.setTimeout(STUCK_MS, () =>
      reject(new Error('An answer did not come, or not in whole.')),
    );
    socket.once('error', reject).on('data', (data) => {
      got += data.length;
      if (got < size) return;
      if (got > size) reject(new Error('An answer differs in size from the one before.'));
      got = 0;
      answers += 1;
      if (performance.now() < end) socket.write(nextQuestion());
      else resolve(void socket.destroy());
    });
  });
}

await Promise.all(Array.from({ length: CONNECTIONS }, ask));
console.log(answers);
