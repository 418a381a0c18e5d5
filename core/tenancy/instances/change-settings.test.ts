// On PostgreSQL: two changes at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { changeSettings } from './change-settings.ts';
import { listInstances } from './list-instances.ts';
import { readSettings } from './read-documents.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const change = (patch: unknown, slug = 'alder') => changeSettings(test.deps, { slug, patch });
const settings = () => readSettings(test.deps, test.instances.a.id);

describe('changing settings', () => {
  it('changes what is named and leaves the rest', async () => {
    const before = await settings();
    const { revision } = await change({
      panelName: 'Alder & Sons',
      colours: { light: { accent: '#00aa55' } },
    });
    expect(revision).toBe(2n);
    expect(await settings()).toEqual({
      ...before,
      panelName: 'Alder & Sons',
      colours: { light: { primary: '#3355ff', accent: '#00aa55' } },
    });
    expect(await listInstances(test.deps)).toMatchObject([
      { name: 'Alder & Sons' },
      { name: 'Birch' },
    ]);
  });

  it('removes what is null', async () => {
    await change({ supportEmail: null });
    expect(await settings()).not.toHaveProperty('supportEmail');
  });

  it('to what they are makes no revision', async () => {
    const { darkModeAvailable } = await settings();
    expect(await change({ darkModeAvailable })).toMatchObject({ isChanged: false });
  });

  it('is seen by the next request', async () => {
    const before = (await test.request('/settings')).headers.get('etag');
    await change({ panelName: 'Alder Three' });
    await expect
      .poll(async () => (await test.request('/settings')).headers.get('etag'))
      .not.toBe(before);
    expect(await (await test.request('/settings')).json()).toMatchObject({
      data: { panelName: 'Alder Three' },
    });
  });

  it('keeps both of two changes made at once', async () => {
    await Promise.all([change({ gradesEnabled: true }), change({ captchaEnabled: false })]);
    expect(await settings()).toMatchObject({ gradesEnabled: true, captchaEnabled: false });
  });

  it('is refused as a whole when one value is wrong', async () => {
    const before = await settings();
    await expect(change({ panelName: '', gradesEnabled: false })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { 'settings.panelName': [{ code: 'required' }, { code: 'invalid_format' }] },
    });
    await expect(change('no object')).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await settings()).toEqual(before);
  });

  it('of an instance that does not exist is refused', async () => {
    await expect(change({}, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  });
});
