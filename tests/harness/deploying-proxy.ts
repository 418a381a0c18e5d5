import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WORKER_PATH } from '#app/lib/app-update/worker-paths.ts';

/** Stands before a server as the network does: it can break, and what is behind it can change. */
export interface DeployingProxy {
  port: number;
  /** Every request that got through, as `METHOD host path`, with its cookies. */
  seen: { path: string; host: string; cookie: string | undefined; isDocument: boolean }[];
  /** Puts another build behind it, as far as a service worker can tell. */
  deploy(): void;
  /** Answers paths like this with 404, as a build does that no longer has them. */
  lose(path: RegExp | undefined): void;
  /** Ends every connection, or lets them through again. */
  cut(isCut: boolean): void;
  /** Puts another server behind it. */
  moveTo(port: number): void;
  stop(): Promise<void>;
}

export async function startDeployingProxy(upstream: number): Promise<DeployingProxy> {
  const state = { upstream, build: 0, isCut: false, lost: undefined as RegExp | undefined };
  const seen: DeployingProxy['seen'] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    if (state.isCut) return void request.socket.destroy();
    seen.push({
      path,
      host: request.headers.host ?? '',
      cookie: request.headers.cookie,
      isDocument: /^text\/html\b/.test(request.headers.accept ?? ''),
    });
    if (state.lost?.test(path)) return void response.writeHead(404).end('Not found');
    pass(request, response, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // It listens on a port, not on a socket's path.
    port: (server.address() as AddressInfo).port,
    seen,
    deploy: () => void (state.build += 1),
    lose: (path) => void (state.lost = path),
    cut: (isCut) => void (state.isCut = isCut),
    moveTo: (port) => void (state.upstream = port),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { upstream, build }: { upstream: number; build: number },
): void {
  const isWorker = request.url === WORKER_PATH && build > 0;
  const headers = { ...request.headers };
  if (isWorker) {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
  }
  const { method, url } = request;
  const onward = http.request(
    { host: '127.0.0.1', port: upstream, method, path: url, headers, setHost: false },
    (answer) => {
      if (!isWorker) {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { etag: _etag, 'content-length': _length, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        response.end(renamed(Buffer.concat(chunks).toString('utf8'), build));
      });
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** The same worker under the name of another build. */
function renamed(script: string, build: number): string {
  const [, id] = /files-(\w+)/.exec(script) ?? [];
  if (!id) throw new Error('The worker does not say of which build it is.');
  return script.replaceAll(id, `${id}x${build}`);
}
