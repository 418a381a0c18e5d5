import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;

beforeAll(async () => {
  panel = await startPanelOnCore();
  const { slug } = panel.core.instances.a;
  await changeSettings(panel.core.deps, { slug, patch: { languages: ['en', 'ja', 'pt_BR'] } });
  const alone = panel.core.instances.b.slug;
  await changeSettings(panel.core.deps, { slug: alone, patch: { languages: ['en'] } });
});
afterAll(() => panel.stop());

function visit(path: string, { brand = 'a' as 'a' | 'b', headers = {} } = {}) {
  return request({ url: panel.url, host: panel.core.instances[brand].host, path, headers });
}

const tagsIn = (html: string, attribute: string) => [
  ...new Set(
    [...html.matchAll(new RegExp(`${attribute}="([\\w-]+)"`, 'gi'))].map(([, tag]) => tag),
  ),
];

it('a page names itself and offers itself in the languages of the owner alone', async () => {
  const { text } = await visit('/app/ja');
  const [head = '', body = ''] = text.split('<body');
  expect(tagsIn(head, 'hreflang')).toEqual(['en', 'ja', 'pt-BR', 'x-default']);
  expect(tagsIn(body, 'hreflang')).toEqual(['en', 'ja', 'pt-BR']);
});

it('a panel in one language has no menu of languages, and no sisters of its pages', async () => {
  const { text } = await visit('/app', { brand: 'b' });
  expect(tagsIn(text, 'hreflang')).toEqual([]);
  expect(text).toContain('rel="canonical"');
});

it('another language leads to English, for now, wherever the page comes from', async () => {
  for (const brand of ['a', 'b'] as const) {
    const { status, headers, cookies } = await visit('/app/de/services/alder-views?a=1', { brand });
    expect([status, headers.location]).toEqual([302, '/app/services/alder-views?a=1']);
    expect(cookies).toEqual([]);
  }
  // Alder offers Japanese, and has it in memory; Birch does not.
  expect((await visit('/app/ja')).status).toBe(200);
  expect((await visit('/app/ja', { brand: 'b' })).headers.location).toBe('/app');
});

it('a browser is led to the language it reads best of those there are', async () => {
  const headers = { 'accept-language': 'de, ja;q=0.5', cookie: 'locale=fr' };
  expect((await visit('/app', { headers })).headers.location).toBe('/app/ja');
  expect((await visit('/app', { headers, brand: 'b' })).status).toBe(200);
});

it('a language that is taken away is gone from the pages that were kept', async () => {
  expect((await visit('/app/pt_BR')).status).toBe(200);
  const { slug } = panel.core.instances.a;
  await changeSettings(panel.core.deps, { slug, patch: { languages: ['en', 'ja'] } });
  await expect.poll(async () => (await visit('/app/pt_BR')).headers.location).toBe('/app');
  const { text } = await visit('/app');
  expect(tagsIn(text, 'hreflang')).not.toContain('pt-BR');
});
