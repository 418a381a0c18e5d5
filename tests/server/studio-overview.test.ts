import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import studioTexts from '#locales/de/studio.json' with { type: 'json' };
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;

beforeAll(async () => {
  panel = await startPanelOnCore();
});
afterAll(() => panel.stop());

async function read({ authorization, instance }: CustomerActor, path: string): Promise<string> {
  const cookie = `session=99999999999.${authorization.replace('Bearer ', '')}`;
  const { url } = panel;
  const answer = await request({ url, host: instance.host, path, headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.text;
}

const overviewOf = (who: CustomerActor) => read(who, '/app/de/studio');

test('the overview tells who else has a draft, and only them', async () => {
  const { deps, actors } = panel.core;
  const { ownerOfA, otherOwnerOfA, ownerOfB } = actors;
  const { others } = studioTexts.overview;
  expect(await overviewOf(ownerOfA)).not.toContain(others);

  const instanceId = otherOwnerOfA.instance.id;
  const editor = await addCustomer(deps, instanceId, { name: 'Edith Moor', roles: ['owner'] });
  const authorization = await logInAs(deps, instanceId, editor);
  const headers = { authorization, 'content-type': 'application/json' };
  const ask = (path: string, body?: object) =>
    panel.core.request(`/api/v1/studio/draft${path}`, {
      host: otherOwnerOfA.instance.host,
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const { data } = (await (await ask('')).json()) as { data: { rev: number } };
  const fields = [{ pointer: '/panelName', value: 'Something new' }];
  const changes = [{ do: 'set', kind: 'settings', key: 'settings', fields }];
  expect((await ask('/changes', { rev: data.rev, changes })).status).toBe(200);

  const shown = await overviewOf(ownerOfA);
  expect(shown).toContain(others);
  expect(shown).toContain('Edith Moor');
  expect(shown).not.toContain('Something new');
  expect(await overviewOf(ownerOfB)).not.toContain(others);
});

test('services are found by words, number and address for who edits documents', async () => {
  const found = async (query: string) => {
    const text = await read(panel.core.actors.ownerOfA, `/app/studio/found-services?${query}`);
    return JSON.parse(text) as { id: number; slug: string; name: string; kind: string }[];
  };
  const [first] = await found('words=service');
  if (!first) throw new Error('The catalogue of the tests has services.');
  expect(first.name).toContain('service');
  expect(await found(`ids=${first.id},999999`)).toEqual([first]);
  expect(await found(`slug=${first.slug}`)).toEqual([first]);
  expect(await found('slug=no-such-service')).toEqual([]);
  expect(await found('words=')).toEqual([]);
});
