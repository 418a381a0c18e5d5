import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { serveCore, type ServedCore } from '#core/testing/serve-core.ts';
import { openInstanceElsewhere } from './instance-elsewhere.ts';

let core: TestCore;
let folder: string;
let url: string;
let served: ServedCore;

beforeAll(async () => {
  core = await testCore();
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-token-'));
  await writeFile(tokenFile(), core.actors.ownerOfA.authorization.replace('Bearer ', '') + '\n');
  const { host } = core.instances.a;
  served = await serveCore(core, host);
  url = `http://127.0.0.1:${served.port}`;
});
afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
  await core.close();
});

const tokenFile = () => path.join(folder, 'token');

describe('an instance of an installation elsewhere', () => {
  test('is read, compared, published and brought back, by the token of a session', async () => {
    const target = await openInstanceElsewhere(url, tokenFile());
    const { file, etag } = await target.read({ hasPictures: false });
    const changed = { ...file, settings: { ...file.settings, panelName: 'Alder by command' } };
    const { changes } = await target.apply(changed, { isDryRun: true });
    expect(changes).toMatchObject([{ pointer: '/panelName', after: 'Alder by command' }]);
    const applied = await target.apply(changed, { ifMatch: etag, note: 'By command' });
    expect(applied).toMatchObject({ is_applied: true, revision: 2 });
    await expect(target.apply(file, { ifMatch: etag })).rejects.toThrow(/no longer what/);
    expect(await target.readRevision(1)).toEqual(file);
  });

  test('says in a sentence why it is refused', async () => {
    const target = await openInstanceElsewhere(url, tokenFile());
    const { file } = await target.read({ hasPictures: false });
    const wrong = { ...file, settings: { ...file.settings, panelName: '' } };
    await expect(target.apply(wrong, { ifMatch: '*' })).rejects.toThrow(
      'settings.settings.panelName',
    );
    await expect(target.readRevision(99)).rejects.toThrow('There is no revision 99.');
    const nobody = await openInstanceElsewhere('http://127.0.0.1:1', tokenFile());
    await expect(nobody.readRevision(1)).rejects.toThrow('Nobody answers at http://127.0.0.1:1.');
    await expect(openInstanceElsewhere(url, undefined)).rejects.toThrow('--token-file');
  });
});
