import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import type { Agent } from 'node:http';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { request } from '#tests/harness/request.ts';
import { colourOf, MARKED_MENU_ITEM, markOf } from './marks.ts';

interface PublisherOptions {
  url: string;
  host: string;
  agent: Agent;
}

/** The owner of the demo, by the API. */
export interface Publisher {
  /** What keeps who is logged in. */
  cookie: string;
  /** The settings that are public, as they were written. */
  settings(): Promise<Record<string, unknown>>;
  /** Saves name, colours, menu and a page title that all bear this number, and makes them public. */
  publish(mark: number): Promise<void>;
}

interface Called {
  status: number;
  body: { data: Record<string, unknown> };
  authorization: string | undefined;
}

export async function logInPublisher(options: PublisherOptions): Promise<Publisher> {
  let authorization = '';

  async function call(path: string, body?: object, key?: string): Promise<Called> {
    const answer = await request({
      ...options,
      path,
      method: body ? 'POST' : 'GET',
      headers: {
        'accept-encoding': 'identity',
        ...(authorization && { authorization }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    // Every call here answers with an object in `data`.
    const parsed = answer.json() as Called['body'];
    return { status: answer.status, body: parsed, authorization: answer.headers.authorization };
  }

  const login = await call('/login', { email: DEMO_OWNER.email, password: DEMO_PASSWORD });
  authorization = login.authorization ?? '';
  const token = authorization.replace('Bearer ', '');

  return {
    cookie: `session=99999999999.${token}`,
    settings: async () => (await call('/settings')).body.data,
    async publish(mark) {
      const { data: draft } = (await call('/api/v1/studio/draft')).body;
      const changes = changesOf(mark);
      const saved = await call('/api/v1/studio/draft/changes', { rev: draft['rev'], changes });
      const { rev, base_revision } = saved.body.data;
      const note = `Number ${mark}`;
      await call('/api/v1/studio/publish', { rev, base_revision, note }, `mark-${mark}-${token}`);
    },
  };
}

function changesOf(mark: number): object[] {
  const set = (kind: string, key: string, fields: Record<string, unknown>) => ({
    ...{ do: 'set', kind, key },
    fields: Object.entries(fields).map(([pointer, value]) => ({ pointer, value })),
  });
  return [
    set('settings', 'settings', {
      '/panelName': markOf(mark, 'name'),
      '/colours/light/primary': colourOf(mark),
    }),
    set('menu-item', MARKED_MENU_ITEM, { '/title': markOf(mark, 'menu') }),
    set('page', 'index', { '/meta_title': markOf(mark, 'title') }),
  ];
}
