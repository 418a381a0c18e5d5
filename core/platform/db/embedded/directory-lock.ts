import { createHash } from 'node:crypto';
import { mkdir, open, realpath, rm, stat, type FileHandle } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { directoryInUse } from './directory-in-use.ts';
import { lockByFile } from './lock-file.ts';

/** Long enough for a process on this machine to say its number. */
const ANSWER_MS = 500;
const SOCKET_FILE = 'in-use.sock';

/**
 * Makes this process the only one to use a directory, or throws a sentence for people. Two
 * processes on one data directory lose writes of each other without any error.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const real = await realpath(directory);
  return process.platform === 'linux' ? lockBySockets(real) : lockByFile(path.join(real, 'lock'));
}

/**
 * The kernel frees a socket with its process, however that ends. The abstract one is claimed in
 * one step but known inside one container only; the one in the directory is seen by every
 * container that the directory is mounted in.
 */
async function lockBySockets(directory: string): Promise<() => Promise<void>> {
  // The directory itself counts and not its path, which may be another one in another container.
  const { dev, ino } = await stat(directory, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  const inName = await claim(`\0marquee-${name}`, directory);
  let handle: FileHandle | undefined;
  try {
    handle = await open(directory);
    // The path of a socket may have 107 bytes; this one is short wherever the directory lies.
    const file = `/proc/self/fd/${handle.fd}/${SOCKET_FILE}`;
    const inDirectory = await claimFile(file, directory);
    return releaseAll(inDirectory, handle, inName);
  } catch (error) {
    await releaseAll(undefined, handle, inName)();
    throw error;
  }
}

function releaseAll(
  inDirectory: net.Server | undefined,
  handle: FileHandle | undefined,
  inName: net.Server,
): () => Promise<void> {
  return async () => {
    if (inDirectory) await closeServer(inDirectory);
    await handle?.close();
    await closeServer(inName);
  };
}

async function claimFile(file: string, directory: string): Promise<net.Server> {
  const holder = await askHolder(file);
  if (holder !== undefined) throw directoryInUse(directory, holder);
  await rm(file, { force: true });
  return claim(file, directory);
}

async function claim(name: string, directory: string): Promise<net.Server> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  server.unref();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(name, resolve);
    });
    return server;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? directoryInUse(directory, (await askHolder(name)) ?? '') : error;
  }
}

/** The process that holds the socket; undefined when nobody does, empty when it does not say. */
function askHolder(name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = '';
    const socket = net.connect(name);
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.on('close', () => resolve(said)));
    socket.on('data', (text) => (said += String(text)));
    socket.on('error', () => resolve(undefined));
  });
}

function closeServer(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
