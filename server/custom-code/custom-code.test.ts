import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compileInstance } from '#app/lib/instance/compile-instance.server.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import type { PageCode } from '#app/lib/custom-code/page-code.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { demoDocuments } from '#tests/instance/demo-documents.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import { slotSources } from './slot-sources.ts';
import { createSlots } from './custom-code.ts';

type Code = Partial<NonNullable<CompiledInstance['settings']['customCode']>>;

const STATISTICS = 'https://statistics.example';

function instanceWith(code: Code | undefined): CompiledInstance {
  const documents = demoDocuments();
  const { customCode: _own, ...settings } = documents.settings;
  const customCode = { source: 'panel.on("page.viewed", () => {});', ...code };
  const compilation = compileInstance({
    host: 'aurora.example',
    documents: { ...documents, settings: code ? { ...settings, customCode } : settings },
    compileTheme,
  });
  if (!compilation.ok) throw new Error(compilation.reason);
  return compilation.instance;
}

function stage(code: Code | undefined, { trusted = [] as string[], slug = 'aurora' } = {}) {
  const log = createRecordingLog();
  const slots = createSlots({ trusted, slugOf: () => slug || undefined, log });
  const instance = instanceWith(code);
  // The one call that slots make.
  const instances = {
    get: async () => ({ kind: 'ready', instance }) as const,
  } as unknown as InstanceCache;
  const page = (address = '/app/'): PageCode | undefined =>
    slots.pageCode(instance, {
      hostname: 'aurora.example',
      url: new URL(address, 'https://aurora.example'),
    });
  const ask = (path: string, method = 'GET') => {
    const request = new Request(`https://aurora.example${path}`, { method });
    const visitor = {
      host: 'aurora.example',
      hostname: 'aurora.example',
      publicHost: 'aurora.example',
      scheme: 'https',
      address: '192.0.2.1',
      trusted: false,
    } as const;
    return slots.serve(instances, { request, visitor, requestId: 'test', log }, path);
  };
  const sources = (path: string) =>
    slotSources({ customCode: page(), instance, pageOrigin: 'https://aurora.example' }, path);
  return { log, page, ask, sources };
}

function urlOf(code: PageCode | undefined): string {
  if (!code || code.kind === 'invalid') throw new Error('no code runs');
  return code.url;
}

const warnings = (log: ReturnType<typeof createRecordingLog>) =>
  log.lines.filter(({ level }) => level === 'warn');

describe('code in the strict tier', () => {
  it('has a document of its own that is kept for good', async () => {
    const { page, ask } = stage({});
    const url = urlOf(page());
    expect(url).toMatch(/^\/slots\/aurora\/[0-9a-f]{64}$/);
    const answer = await ask(url);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer?.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('may do nothing but run and talk to the connections that it declares', async () => {
    const { page, ask } = stage({ allowedConnections: [STATISTICS] });
    const answer = await ask(urlOf(page()));
    const html = (await answer?.text()) ?? '';
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer?.headers.get('content-security-policy')?.split('; ')).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${hash}'`,
      'worker-src blob:',
      `connect-src ${STATISTICS}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
  });

  it('talks to nobody unless it declares it', async () => {
    const { page, ask } = stage({});
    const answer = await ask(urlOf(page()));
    expect(answer?.headers.get('content-security-policy')).toContain("connect-src 'none';");
  });

  it('stands in its document as data, whatever it says', async () => {
    const source = 'const a = "</script><script>alert(1)</script><!--";';
    const { page, ask } = stage({ source });
    const html = (await (await ask(urlOf(page())))?.text()) ?? '';
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain('<!--');
    const [, data = ''] = /id="code">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(data).guest).toContain(source);
  });

  it('gets another address with each change, and the old one is gone', async () => {
    const before = stage({});
    const changes: Code[] = [{ source: 'let other;' }, { allowedConnections: [STATISTICS] }];
    for (const change of changes) {
      const after = stage(change);
      expect(urlOf(after.page())).not.toBe(urlOf(before.page()));
      const gone = await after.ask(urlOf(before.page()));
      expect([gone?.status, gone?.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  it('is allowed as a frame by exactly its address, on every page', () => {
    const { page, sources } = stage({ allowedConnections: [STATISTICS] });
    const own = { 'frame-src': [`https://aurora.example${urlOf(page())}`] };
    expect(sources('/app/')).toEqual(own);
    expect(sources('/app/de/login')).toEqual(own);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is not there for %s', async (method) => {
    const { page, ask } = stage({});
    expect((await ask(urlOf(page()), method))?.status).toBe(405);
  });

  it('has a head without a body', async () => {
    const { page, ask } = stage({});
    const answer = await ask(urlOf(page()), 'HEAD');
    expect([answer?.status, await answer?.text()]).toEqual([200, '']);
  });
});

describe('code that is no script', () => {
  it('has no document, and pages say so', async () => {
    const { page, ask, sources } = stage({ source: 'let = ;' });
    expect(page()).toEqual({ kind: 'invalid' });
    expect(sources('/app/')).toEqual({});
    const valid = stage({});
    expect((await ask(urlOf(valid.page())))?.status).toBe(404);
  });
});

describe('code in the trusted tier', () => {
  const code: Code = { tier: 'trusted', allowedConnections: [STATISTICS] };

  it('is a script in the page where the operator says so', async () => {
    const { page, ask, log } = stage(code, { trusted: ['nova', 'aurora'] });
    const url = urlOf(page());
    expect(page()?.kind).toBe('trusted');
    expect(url).toMatch(/^\/slots\/aurora\/[0-9a-f]{64}\.js$/);
    const answer = await ask(url);
    expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer?.text()).toBe('panel.on("page.viewed", () => {});');
    expect(warnings(log)).toEqual([]);
  });

  it.each([
    ['the operator names another instance', { trusted: ['nova'] }],
    ['the operator names none', {}],
    ['the core has not said which instance it is', { trusted: ['aurora'], slug: '' }],
  ])('runs strict, and the log says so once, when %s', (_when, options) => {
    const { page, log } = stage(code, options);
    expect(page()?.kind).toBe('strict');
    page();
    expect(warnings(log)).toHaveLength(1);
    expect(warnings(log)[0]?.fields).toMatchObject({ pointer: '/customCode/tier' });
  });

  it('may talk to what it declares, where it runs', () => {
    const { sources } = stage(code, { trusted: ['aurora'] });
    expect(sources('/app/de/orders')).toEqual({ 'connect-src': [STATISTICS] });
    expect(sources('/app/de/login')).toEqual({});
    expect(sources('/app/orders/create')).toEqual({});
  });

  it('is never trusted when it asks for less', () => {
    const { page } = stage({ tier: 'strict' }, { trusted: ['aurora'] });
    expect(page()?.kind).toBe('strict');
  });
});

describe('in safe mode', () => {
  it.each(['strict', 'trusted'] as const)('no code runs, be it %s', (tier) => {
    const { page } = stage({ tier }, { trusted: ['aurora'] });
    expect(page('/app/orders?a=1&safe-mode=1')).toBeUndefined();
    expect(page('/app/orders?safe-mode=0')?.kind).toBe(tier);
  });
});

it('an instance without code has none', async () => {
  const { page, ask, sources } = stage(undefined);
  expect(page()).toBeUndefined();
  expect(sources('/app/')).toEqual({});
  expect(await ask('/app/')).toBeUndefined();
  expect((await ask('/slots/aurora/x'))?.status).toBe(404);
});
