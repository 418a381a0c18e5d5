// On PostgreSQL: a driver whose database is closed.
import { afterEach, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
afterEach(() => test.close());

describe('health', () => {
  it('is asked by address and needs no instance', async () => {
    test = await testCore();
    for (const path of ['/healthz', '/readyz']) {
      const response = await test.request(path, { host: '10.0.0.7:3000' });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ status: 'ok' });
    }
  });

  it('answers HEAD and refuses other methods', async () => {
    test = await testCore();
    expect((await test.request('/readyz', { method: 'HEAD' })).status).toBe(200);
    const response = await test.request('/readyz', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('is alive but not ready while the process is stopping', async () => {
    let isDraining = false;
    test = await testCore({ isDraining: () => isDraining });
    expect((await test.request('/readyz')).status).toBe(200);
    isDraining = true;
    const response = await test.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable', statusCode: 503 });
    expect((await test.request('/healthz')).status).toBe(200);
    expect((await test.request('/settings')).status).toBe(200);
  });

  it('is alive but not ready without a database', async () => {
    test = await testCore();
    await test.db.close();
    const response = await test.request('/readyz');
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await test.request('/healthz')).status).toBe(200);
  });
});
