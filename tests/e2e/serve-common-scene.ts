import { createServer, type ServerResponse } from 'node:http';
import { portOf, startMailServer } from '#core/testing/mail-server.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { COMMON_SCENE_URL } from './common-scene.ts';

/**
 * What all workers of a run share: the mail server, and the panel of most journeys, of which those
 * with and those without scripts have one each. They start when the first worker asks for them.
 */
export default async function serveCommonScene() {
  const mailServer = await startMailServer();
  const servers = new Map<string, Promise<RunningServer>>();

  function serverOf(scripts: string): Promise<RunningServer> {
    const standing = servers.get(scripts);
    if (standing) return standing;
    const env = {
      MARQUEE_PSEUDO_LANGUAGE: '1',
      SMTP_URL: mailServer.url,
      // So that customers who are made for journeys do not all come from one address.
      TRUSTED_PROXIES: '127.0.0.1',
    };
    const server = startServer({ env });
    servers.set(scripts, server);
    server.catch(() => servers.delete(scripts));
    return server;
  }

  async function answer({ pathname, searchParams }: URL): Promise<unknown> {
    if (pathname === '/smtp') return mailServer.url;
    if (pathname === '/mails') return mailServer.received.slice(Number(searchParams.get('after')));
    const { url, port } = await serverOf(searchParams.get('scripts') ?? '');
    return { url, port };
  }

  const keeper = createServer((asked, response) => {
    answer(new URL(asked.url ?? '', 'http://keeper')).then(
      (found) => end(response, 200, found),
      (error: unknown) => end(response, 500, String(error)),
    );
  });
  await new Promise<void>((resolve) => keeper.listen(0, '127.0.0.1', resolve));
  process.env[COMMON_SCENE_URL] = `http://127.0.0.1:${portOf(keeper)}`;

  return async () => {
    keeper.close();
    keeper.closeAllConnections();
    const started = await Promise.allSettled(servers.values());
    await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.stop()));
    await mailServer.close();
  };
}

function end(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
