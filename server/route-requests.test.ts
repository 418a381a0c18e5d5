import { expect, test } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import type { Visitor } from './http/visitor.ts';
import { routeRequests } from './route-requests.ts';

const VISITOR: Visitor = {
  ...{ host: 'a.example', hostname: 'a.example', publicHost: 'a.example' },
  ...{ scheme: 'http', address: '192.0.2.1', trusted: true },
};
const PROXY = '10.0.0.1';

interface Asking {
  path: string;
  method?: string;
  accept?: string;
  address?: string;
  onlyHealth?: boolean;
}

/** Who answers: each part says its name, and the core that it knows nothing. */
async function answered({ path, onlyHealth = false, ...asking }: Asking) {
  const { method = 'GET', accept = 'text/html', address = VISITOR.address } = asking;
  const handle = routeRequests({
    panel: {
      serve: async () => new Response('panel'),
      leadIn: async (_incoming, to) => new Response(`led to ${to}`),
      findCached: () => undefined,
    },
    core: async () => new Response('core', { status: 404 }),
    news: { answer: () => new Response('news'), close: async () => {} },
    isTrusted: (from) => from === PROXY,
    ...{ staticFiles: undefined, siteFiles: undefined, homeScreen: undefined, slots: undefined },
    ...{ serviceWorker: undefined, widgetScript: undefined, health: undefined, onlyHealth },
  });
  const request = new Request(`http://a.example${path}`, { method, headers: { accept } });
  const visitor = { ...VISITOR, address };
  const answer = await handle({ request, visitor, requestId: 'r', log: createRecordingLog() });
  return `${answer.status} ${await answer.text()}`;
}

test.each<[Asking, string]>([
  [{ path: '/app' }, '200 panel'],
  [{ path: '/app/de/orders' }, '200 panel'],
  [{ path: '/apple' }, '200 led to /apple'],
  [{ path: '/' }, '200 led to /'],
  [{ path: '/orders' }, '200 led to /orders'],
  [{ path: '/orders', accept: 'application/json' }, '404 core'],
  [{ path: '/orders', method: 'POST' }, '404 core'],
  [{ path: '/api/v1/nothing' }, '404 core'],
  [{ path: '/instance-changes' }, '404 '],
  [{ path: '/instance-changes', address: PROXY }, '200 news'],
  [{ path: '/app', onlyHealth: true }, '404 '],
  [{ path: '/api/v1/services', onlyHealth: true }, '404 '],
  [{ path: '/healthz', onlyHealth: true, accept: '*/*' }, '404 core'],
])('%j is answered by %s', async (asking, by) => {
  expect(await answered(asking)).toBe(by);
});
