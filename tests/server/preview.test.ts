import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR_MS = 3_600_000;

let panel: PanelOnCore;
let owner: CustomerActor;
let token: string;

beforeAll(async () => {
  panel = await startPanelOnCore();
  owner = panel.core.actors.ownerOfA;
  await save(owner, [
    set('settings', 'settings', {
      '/panelName': 'Drafted',
      '/colours/light/primary': '#117733',
      '/analyticsIds': { googleAnalytics: 'G-ABC123' },
      '/customCode': { source: 'panel.on("page.viewed", () => 0);' },
    }),
    set('page', 'index', { '/title': { en: 'Not out yet', ja: '下書きです' } }),
  ]);
  token = await tokenOf(owner);
});
afterAll(() => panel.stop());
beforeEach(() => {
  panel.asked.length = 0;
});

function set(kind: string, key: string, fields: Record<string, unknown>) {
  const list = Object.entries(fields).map(([pointer, value]) => ({ pointer, value }));
  return { do: 'set', kind, key, fields: list };
}

async function save(who: CustomerActor, changes: object[]): Promise<void> {
  const draft = await who.request('/api/v1/studio/draft');
  const { data } = (await draft.json()) as { data: { rev: number } };
  const saved = await who.post('/api/v1/studio/draft/changes', { rev: data.rev, changes });
  expect(saved.status).toBe(200);
}

async function tokenOf(who: CustomerActor): Promise<string> {
  const opened = await who.post('/api/v1/studio/preview', {});
  return ((await opened.json()) as { data: { token: string } }).data.token;
}

interface Visit {
  path: string;
  cookie?: string | undefined;
  brand?: 'a' | 'b';
  method?: string;
  body?: string;
}

const kept = (of = token) => `preview=${encodeURIComponent(of)}`;
const sessionOf = ({ authorization }: CustomerActor) =>
  `session=99999999999.${authorization.replace('Bearer ', '')}`;

function visit({ path, cookie = kept(), brand = 'a', method = 'GET', body }: Visit) {
  const { host } = panel.core.instances[brand];
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return request({
    ...{ url: panel.url, host, path, method },
    headers: {
      ...{ 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
      ...(cookie && { cookie }),
      ...(hasBody && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(hasBody && { body: body ?? 'intent=anything' }),
  });
}

describe('a draft', () => {
  it('is shown below its base path and nowhere else', async () => {
    const shown = await visit({ path: '/app/~preview' });
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Drafted');
    expect(shown.text).toContain('Not out yet');
    const published = await visit({ path: '/app' });
    expect(published.text).toContain('Alder');
    expect(published.text).not.toMatch(/Drafted|Not out yet|data-edit/);
  });

  it('is kept by nobody, found by nobody, framed by this site alone, and sets nothing', async () => {
    const { headers, text, cookies } = await visit({ path: '/app/~preview?partner_id=9&ref=abc' });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toMatch(/rel="(?:canonical|alternate|manifest)"/);
    expect(cookies).toEqual([]);
    const published = await visit({ path: '/app', cookie: '' });
    expect(published.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(published.headers['x-frame-options']).toBe('DENY');
  });

  it('goes on as it is saved', async () => {
    const name = `Drafted ${String(Math.random()).slice(2)}`;
    await save(owner, [set('settings', 'settings', { '/panelName': name })]);
    expect((await visit({ path: '/app/~preview' })).text).toContain(name);
    await save(owner, [set('settings', 'settings', { '/panelName': 'Drafted' })]);
  });

  it('names in its pages which value stands where', async () => {
    const { text } = await visit({ path: '/app/~preview' });
    for (const place of ['settings:settings#/panelName', 'menu-item:1#']) {
      expect(text).toContain(`data-edit="${place}"`);
    }
  });
});

describe('how a draft is looked at', () => {
  it.each([
    ['/app/~preview/~dark', 'dark'],
    ['/app/~preview/~light', 'light'],
  ])('%s is %s, whatever the visitor chose elsewhere', async (path, theme) => {
    const { text, cookies } = await visit({ path, cookie: `${kept()}; theme=light; theme=dark` });
    expect(/<html[^>]*data-theme="(\w+)"/.exec(text)?.[1]).toBe(theme);
    expect(cookies).toEqual([]);
  });

  it('is in any language, and another one is another base path', async () => {
    const japanese = await visit({ path: '/app/~preview/ja' });
    expect(japanese.text).toMatch(/<html lang="ja"/);
    expect(japanese.text).toContain('下書きです');
    expect(japanese.text).toContain('href="/app/~preview/ja/orders/create"');
    const moved = await visit({ path: '/app/~preview/~dark/orders/create?locale=de&a=1' });
    expect(moved.headers.location).toBe('/app/~preview/~dark/de/orders/create?a=1');
    expect(moved.cookies).toEqual([]);
  });

  it('is as a guest, or as whoever looks at it', async () => {
    const cookie = `${kept()}; ${sessionOf(owner)}`;
    const guest = await visit({ path: '/app/~preview/profile', cookie });
    expect(guest.headers.location).toBe('/app/~preview/login?redirect=%2Fprofile');
    const customer = await visit({ path: '/app/~preview/~customer/profile', cookie });
    expect(customer.status).toBe(200);
    expect(customer.text).toContain(owner.email);
    expect([...guest.cookies, ...customer.cookies]).toEqual([]);
  });

  it('never shows those pages that run the instance', async () => {
    const cookie = `${kept()}; ${sessionOf(owner)}`;
    for (const path of ['staff', 'studio', 'studio/preview', 'staff/payments']) {
      const { status } = await visit({ path: `/app/~preview/~customer/${path}`, cookie });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('counts nobody, whatever they allowed elsewhere', async () => {
    const consent = `use-cookie=${encodeURIComponent('analytics=granted&advertising=granted')}`;
    const { text, headers } = await visit({
      path: '/app/~preview',
      cookie: `${kept()}; ${consent}`,
    });
    expect(String(headers['content-security-policy'])).not.toContain('google');
    expect(text).not.toContain('G-ABC123');
  });

  it("runs the owner's code only to try it out", async () => {
    const plain = await visit({ path: '/app/~preview' });
    expect(plain.text).not.toContain('/slots/');
    const tried = await visit({ path: '/app/~preview/~code' });
    const [slot = ''] = /\/slots\/[\w-]+\/[0-9a-f]+/.exec(tried.text) ?? [];
    expect(slot).not.toBe('');
    expect(String(tried.headers['content-security-policy'])).toContain(slot);
  });
});

describe('what cannot be shown as it was typed', () => {
  it('is as it is published, and the page says so', async () => {
    const other = panel.core.actors.otherOwnerOfA;
    await save(other, [
      set('settings', 'settings', { '/panelName': '', '/supportEmail': 'mine@drafted.example' }),
      set('page', 'index', { '/title': 7 }),
    ]);
    const { text, status } = await visit({
      path: '/app/~preview',
      cookie: kept(await tokenOf(other)),
    });
    expect(status).toBe(200);
    expect(text).toContain('Alder');
    expect(text).toContain('mine@drafted.example');
    expect(text).toContain('2 values cannot be shown as typed');
    expect(text).toContain('<code>/panelName</code>');
  });
});

describe('nothing can be sent from a draft', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s says that this is a preview', async (method) => {
    for (const page of ['cart', 'login', 'orders/create', 'preferences', 'logout', 'favourites']) {
      const cookie = `${kept()}; ${sessionOf(owner)}`;
      const answer = await visit({ path: `/app/~preview/~customer/${page}`, cookie, method });
      expect([page, answer.status]).toEqual([page, 303]);
      const notice = `/app/~preview/~customer/preview-notice?from=%2F${page.replace('/', '%2F')}`;
      expect(answer.headers.location).toBe(notice);
      expect(answer.cookies).toEqual([]);
    }
    // The draft was looked up, and nothing else was asked of the core.
    expect(new Set(panel.asked)).toEqual(new Set(['/api/v1/studio/preview/documents']));
  });

  test('what a script sends leads there as well', async () => {
    const { status, text } = await visit({ path: '/app/~preview/cart.data', method: 'POST' });
    expect(status).toBe(202);
    // The router of the browser puts the base before it.
    expect(text).toContain('"/preview-notice?from=%2Fcart"');
  });

  test('the page that it leads to is of the draft, and there is none elsewhere', async () => {
    const shown = await visit({ path: '/app/~preview/preview-notice?from=%2Fcart' });
    expect(shown.text).toContain('This is a preview');
    expect(shown.text).toContain('href="/app/~preview/cart"');
    expect((await visit({ path: '/app/preview-notice' })).status).toBe(404);
  });
});

describe('a draft is shown to nobody', () => {
  const ended = async (seen: Visit) => {
    const page = await visit(seen);
    expect(page.text).not.toMatch(/Drafted|Not out yet/);
    return [page.status, page.text.includes('This preview has ended')];
  };

  it('without a cookie, or with one that was made up', async () => {
    expect(await ended({ path: '/app/~preview', cookie: '' })).toEqual([410, true]);
    for (const made of ['x', `${token}x`, token.replace(/^./, '9'), 'y'.repeat(3_000)]) {
      expect(await ended({ path: '/app/~preview', cookie: kept(made) })).toEqual([410, true]);
    }
  });

  it('of another instance', async () => {
    expect(await ended({ path: '/app/~preview', brand: 'b' })).toEqual([410, true]);
    const own = await tokenOf(panel.core.actors.ownerOfB);
    expect(await ended({ path: '/app/~preview', cookie: kept(own) })).toEqual([410, true]);
  });

  it('when its owner may edit no more', async () => {
    const { deps, instances, db } = panel.core;
    const { id } = instances.a;
    const former = await addCustomer(deps, id, { roles: ['owner'] });
    const authorization = await logInAs(deps, id, former);
    const headers = { authorization, 'content-type': 'application/json' };
    const opened = await panel.core.request('/api/v1/studio/preview', {
      ...{ method: 'POST', headers, body: '{}' },
    });
    const { data } = (await opened.json()) as { data: { token: string } };
    const cookie = kept(data.token);
    expect((await visit({ path: '/app/~preview', cookie })).status).toBe(200);
    await db.inInstance(id, (trx) =>
      trx
        .updateTable('customers')
        .set({ roles: [] })
        .where('instance_id', '=', id)
        .where('id', '=', former.id)
        .execute(),
    );
    expect(await ended({ path: '/app/~preview', cookie })).toEqual([410, true]);
  });

  it('after the time that it was opened for', async () => {
    panel.core.clock.advance(13 * HOUR_MS);
    expect(await ended({ path: '/app/~preview' })).toEqual([410, true]);
    const data = await visit({ path: '/app/~preview/orders/create.data' });
    expect(data.text).not.toMatch(/Drafted/);
    // The browser asks for the page instead, which says why.
    expect([data.status, data.text.includes('"/orders/create"')]).toEqual([202, true]);
    token = await tokenOf(owner);
    expect((await visit({ path: '/app/~preview' })).status).toBe(200);
  });

  it('by a page of everybody that its cookie is sent to', async () => {
    const nonceless = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
    const [plain, sent] = [
      await visit({ path: '/app', cookie: '' }),
      await visit({ path: '/app', cookie: kept() }),
    ];
    expect(plain.text.length).toBe(sent.text.length);
    expect(nonceless(sent.text)).not.toMatch(/Drafted|Not out yet|preview-bar/);
  });
});

describe('who opens a draft', () => {
  const open = (cookie: string, body: Record<string, string> = {}) =>
    visit({
      ...{ path: '/app/studio/preview/open', method: 'POST', cookie },
      body: new URLSearchParams(body).toString(),
    });

  it('gets a cookie for the pages of drafts alone, and is led to the page that was chosen', async () => {
    const chosen = { page: '/orders/create?a=1', language: 'ja', theme: 'dark', as: 'customer' };
    const { status, headers, cookies } = await open(sessionOf(owner), chosen);
    expect(status).toBe(303);
    const { pathname, search } = new URL(headers.location ?? '');
    expect(pathname + search).toBe('/app/~preview/~dark~customer/ja/orders/create?a=1');
    const own = cookies.filter((line) => line.startsWith('preview='));
    expect(own).toEqual([
      expect.stringMatching(
        /^preview=\S+; Path=\/app\/~preview; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:0'])(
    'is led to no other place: %s',
    async (page) => {
      const { headers } = await open(sessionOf(owner), { page });
      expect(new URL(headers.location ?? '').pathname).toBe('/app/~preview/~light');
    },
  );

  it('sees it as wide as a device without a script, and chooses another width by a link', async () => {
    const chosen = { shown: '1', width: 'phone', page: '/faq', language: 'de', theme: 'dark' };
    const { status, headers, cookies } = await open(sessionOf(owner), chosen);
    expect(status).toBe(303);
    expect(cookies.some((line) => line.startsWith('preview='))).toBe(true);
    const { pathname, search } = new URL(headers.location ?? '', panel.url);
    expect(pathname).toBe('/app/studio/preview');
    const page = await visit({ path: pathname + search, cookie: sessionOf(owner) });
    const [frame = ''] = /<iframe[^>]*>/.exec(page.text) ?? [];
    expect(frame).toContain(' src="/app/~preview/~dark/de/faq"');
    expect(frame).toContain(' width="390"');
    for (const width of ['phone', 'tablet', 'desktop']) {
      expect(page.text).toMatch(new RegExp(`<a[^>]* href="[^"]*page=%2Ffaq[^"]*width=${width}`));
    }
    // As wide as the window it is the page itself, and so it is for whoever has a script.
    const { shown: _, ...live } = chosen;
    for (const wanted of [{ ...chosen, width: 'desktop' }, live]) {
      const { location = '' } = (await open(sessionOf(owner), wanted)).headers;
      expect(new URL(location).pathname).toBe('/app/~preview/~dark/de/faq');
    }
  });

  it('is somebody who may edit: there is nothing for others', async () => {
    const { customerOfA, staffOfA } = panel.core.actors;
    for (const cookie of ['', sessionOf(customerOfA), sessionOf(staffOfA)]) {
      const { status, cookies } = await open(cookie);
      expect(status).toBe(404);
      expect(cookies.filter((line) => line.startsWith('preview='))).toEqual([]);
    }
  });
});

it('shows who may edit a mail of the draft, in a frame where nothing can run', async () => {
  const mail = (who: CustomerActor, name: string) =>
    visit({ path: `/app/studio/preview/mail?mail=${name}&language=de`, cookie: sessionOf(who) });
  const { text, headers } = await mail(owner, 'orderCompleted');
  expect(text).toContain('10.000');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toMatch(
    /^sandbox allow-same-origin; default-src 'none';/,
  );
  expect((await mail(owner, 'constructor')).status).toBe(404);
  expect((await mail(panel.core.actors.staffOfA, 'welcome')).status).toBe(404);
});

describe('the look of a draft', () => {
  const look = async (who: CustomerActor | undefined, typed?: Record<string, string>) => {
    const form = new URLSearchParams();
    for (const [pointer, value] of Object.entries(typed ?? {})) {
      form.append('pointer', pointer);
      form.append('value', value);
    }
    const answer = await visit({
      ...{ path: '/app/studio/preview/theme', method: typed ? 'POST' : 'GET' },
      ...{ cookie: who ? sessionOf(who) : '', body: form.toString() },
    });
    const { css = '' } = answer.status === 200 ? (answer.json() as { css: string }) : {};
    return { status: answer.status, css, headers: answer.headers };
  };

  it('is that of its page', async () => {
    const { css, headers } = await look(owner);
    expect(headers['cache-control']).toBe('no-store');
    const page = await visit({ path: '/app/~preview' });
    expect(page.text).toContain(css);
    expect(css).toContain('--mq-brand-solid:#173;');
  });

  it('is told of what is being typed without saving it', async () => {
    const typed = await look(owner, { '/colours/light/primary': '#aa1144' });
    expect(typed.css).toContain('--mq-brand-solid:#a14;');
    const half = await look(owner, { '/colours/light/primary': '#aa1' + 'zz' });
    expect(half.status).toBe(200);
    expect((await look(owner)).css).toContain('--mq-brand-solid:#173;');
  });

  it('is told to nobody else', async () => {
    const { customerOfA, staffOfA, ownerOfB } = panel.core.actors;
    for (const who of [undefined, customerOfA, staffOfA, ownerOfB]) {
      expect((await look(who)).status).toBe(404);
    }
  });
});
