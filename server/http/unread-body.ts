import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** As much as is still taken of a body after its answer, and for how long. */
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_MS = 2_000;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Lets a body that came along with its head be taken in: Node tells of the head first. */
export async function bodyInHand(incoming: IncomingMessage): Promise<void> {
  if (!incoming.complete) await setImmediate();
}

/**
 * An answer before the end of its request ends the connection, and says so: a proxy would else send
 * the next visitor's request where nobody reads it. The connection is closed once the body has come,
 * within bounds; closed at once, it would be reset, and who is still sending never sees the answer.
 */
export function endUnreadConnection(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!hasBody(incoming)) return;
  // Its several forms are passed on as they come.
  const writeHead = outgoing.writeHead.bind(outgoing) as (...given: unknown[]) => ServerResponse;
  const guarded = (...given: unknown[]) => {
    if (!incoming.complete) {
      outgoing.setHeader('connection', 'close');
      closeAfterBody(incoming);
    }
    return writeHead(...given);
  };
  // One function stands for all forms that Node's types list.
  outgoing.writeHead = guarded as typeof outgoing.writeHead;
}

function closeAfterBody(incoming: IncomingMessage): void {
  const { socket } = incoming;
  // Node calls this when the answer is out, and would close both directions.
  socket.destroySoon = () => {
    socket.destroySoon = () => undefined;
    const most = socket.bytesRead + MOST_BYTES;
    const close = () => socket.destroy();
    const timer = setTimeout(close, LONGEST_MS);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
    incoming.removeAllListeners('data');
    incoming.on('data', () => {
      if (socket.bytesRead > most) close();
    });
    incoming.once('end', close);
    incoming.once('error', close);
    incoming.resume();
    if (incoming.complete && incoming.readableEnded) close();
  };
}
