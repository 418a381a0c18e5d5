import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What Node itself finds wrong with a request, before there is one to answer. */
const REFUSALS: Record<string, { status: number; sentence: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'The headers of the request are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, sentence: 'The request is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: 'Too slow: the request did not end in time.' },
};
const MALFORMED = { status: 400, sentence: 'This is no request that can be read.' };

const headersOf = (sentence: string) => ({
  'content-type': 'text/plain; charset=utf-8',
  'content-length': String(sentence.length),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
});

/** Answers what is no request, in bytes: there is nothing else to answer it by. */
export function refuseClient(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Gone, or an answer is on its way already.
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegun(socket)) {
    socket.destroy();
    return;
  }
  const { status, sentence } = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const lines = Object.entries(headersOf(sentence)).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + sentence);
  // Who goes on sending would else be reset before the answer is read.
  socket.resume();
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/** For a request whose head says no host that is one. */
export function refuseHost(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const sentence = 'Bad host';
  outgoing.writeHead(400, headersOf(sentence)).end(incoming.method === 'HEAD' ? '' : sentence);
}

function hasBegun(socket: Duplex): boolean {
  // Node keeps the answer of a connection there; its types do not tell.
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  return answer?.headersSent === true;
}
