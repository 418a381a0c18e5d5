import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

const STUDIO = '/api/v1/studio';
/** Each of one colour, so that nothing of one can be taken for something of the other. */
const pictureOf = (colour: string) =>
  `<svg width="20" height="10"><path fill="${colour}" d="M0 0h20v10H0z"/></svg>`;

let test: TestCore;
/** Pictures that the instances have alone, and one that both have. */
const pictures = { ofA: '', ofB: '', sharedOfA: '', sharedOfB: '' };
beforeAll(async () => {
  test = await testCore();
  const { ownerOfA, ownerOfB } = test.actors;
  pictures.ofA = await upload(ownerOfA, pictureOf('#c80000'));
  pictures.ofB = await upload(ownerOfB, pictureOf('#0000c8'));
  pictures.sharedOfA = await upload(ownerOfA, pictureOf('#00a000'));
  pictures.sharedOfB = await upload(ownerOfB, pictureOf('#00a000'));
});
afterAll(() => test.close());

async function upload(who: CustomerActor, picture: string): Promise<string> {
  const content = Buffer.from(picture).toString('base64');
  return (await dataOf<{ url: string }>(who.post(`${STUDIO}/pictures`, { content }), 201)).url;
}

const draftOf = (who: CustomerActor) => dataOf<{ rev: number }>(who.request(`${STUDIO}/draft`));

function renaming(panelName: string) {
  const fields = [{ pointer: '/panelName', value: panelName }];
  return [{ do: 'set', kind: 'settings', key: 'settings', fields }];
}

async function save(who: CustomerActor, panelName: string) {
  const { rev } = await draftOf(who);
  const changes = renaming(panelName);
  return dataOf<Seen>(who.post(`${STUDIO}/draft/changes`, { rev, changes }));
}

let keys = 0;
function publish(who: CustomerActor, { rev, base_revision }: Seen) {
  const publishing = who.request(`${STUDIO}/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `key-${(keys += 1)}` },
    body: JSON.stringify({ rev, base_revision }),
  });
  return dataOf(publishing);
}

interface Seen {
  rev: number;
  base_revision: number;
}

describe('the colours of a picture', () => {
  const coloursOf = async (url: string, who = test.actors.ownerOfA) => {
    const answer = await who.request(`${STUDIO}/picture-colours?url=${encodeURIComponent(url)}`);
    const { data = [] } = (await answer.json()) as { data?: { colour: string }[] };
    return [answer.status, ...data.map(({ colour }) => colour)];
  };

  it('are told to those who edit its instance, and to nobody elsewhere', async () => {
    expect(await coloursOf(pictures.ofA)).toEqual([200, '#c80000']);
    expect(await coloursOf(pictures.ofB, test.actors.ownerOfB)).toEqual([200, '#0000c8']);
    expect(await coloursOf(pictures.ofB)).toEqual([404]);
    expect(await coloursOf(pictures.ofA, test.actors.ownerOfB)).toEqual([404]);
    expect(await coloursOf(pictures.ofA, test.actors.staffOfA)).toEqual([404]);
  });

  it('are told of a picture that both have by the address of each alone', async () => {
    expect(await coloursOf(pictures.sharedOfA)).toEqual([200, '#00a000']);
    expect(await coloursOf(pictures.sharedOfB)).toEqual([404]);
  });

  it.each<[string, () => string]>([
    ['the name of one elsewhere as one of here', () => pictures.ofB.replace('birch', 'alder')],
    ['the way to one elsewhere', () => `/instance-assets/alder/../${pictures.ofB.slice(17)}`],
    ['the whole address of one elsewhere', () => `http://birch.example${pictures.ofB}`],
    ['one of here with another ending', () => pictures.ofA.replace('.svg', '.png')],
    ['one of here with something behind', () => `${pictures.ofA}?x=1`],
    ['a file of the machine', () => 'file:///etc/hostname'],
    ['nothing', () => ''],
  ])('are not told of %s', async (_what, address) => {
    expect(await coloursOf(address())).toEqual([404]);
  });
});

describe('what is of another instance', () => {
  it('cannot be the step that a form was made from', async () => {
    const { rev } = await save(test.actors.ownerOfB, 'Of b');
    const { ownerOfA } = test.actors;
    const changes = renaming('Of a');
    const answer = await ownerOfA.post(`${STUDIO}/draft/changes`, { rev, changes });
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.not.stringContaining('Of b'),
    ]);
  });

  it('is no revision to compare with, to show or to restore', async () => {
    const { ownerOfA, ownerOfB } = test.actors;
    const saved = await save(ownerOfB, 'Birch of two');
    await publish(ownerOfB, saved);
    const asked = [
      ownerOfA.request(`${STUDIO}/revisions/1/difference?against=2`),
      ownerOfA.post(`${STUDIO}/preview`, { revision: 2 }),
      ownerOfA.post(`${STUDIO}/revisions/2/restore`, await draftOf(ownerOfA)),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is shown by no token of theirs', async () => {
    const { ownerOfB, guestOfA, guestOfB } = test.actors;
    const { token } = await dataOf<{ token: string }>(ownerOfB.post(`${STUDIO}/preview`, {}));
    const path = `${STUDIO}/preview/documents?token=${encodeURIComponent(token)}`;
    expect((await guestOfB.request(path)).status).toBe(200);
    expect((await guestOfA.request(path)).status).toBe(404);
  });

  it('goes on answering to its hosts', async () => {
    const { ownerOfA } = test.actors;
    for (const does of ['hosts', 'hosts/remove']) {
      const answer = await ownerOfA.post(`${STUDIO}/${does}`, { host: 'birch.example' });
      expect(answer.status).toBe(422);
    }
    expect((await test.request('/settings', test.instances.b)).status).toBe(200);
  });

  it('is in no file, whatever documents refer to', async () => {
    const { ownerOfA } = test.actors;
    const { rev } = await draftOf(ownerOfA);
    const fields = [{ pointer: '/favicon', value: pictures.ofB }];
    const changes = [{ do: 'set', kind: 'settings', key: 'settings', fields }];
    const saved = await dataOf<Seen>(ownerOfA.post(`${STUDIO}/draft/changes`, { rev, changes }));
    await publish(ownerOfA, saved);
    const answer = await ownerOfA.request('/api/v1/instance?pictures=include');
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain(pictures.ofB);
    expect((JSON.parse(text) as { data: { pictures?: object } }).data.pictures ?? {}).toEqual({});
  });
});

describe('what is of somebody else in the same team', () => {
  it('is neither listed nor gone to by the number of their draft or their step', async () => {
    const { ownerOfA, otherOwnerOfA } = test.actors;
    const theirs = await save(otherOwnerOfA, 'Of the other');
    await dataOf(otherOwnerOfA.post(`${STUDIO}/draft/discard`, theirs));
    const [ended] = await dataOf<{ id: number }[]>(otherOwnerOfA.request(`${STUDIO}/drafts`));
    const seen = await draftOf(ownerOfA);
    const asked = [
      ownerOfA.request(`${STUDIO}/draft/steps?draft=${ended?.id}`),
      ownerOfA.post(`${STUDIO}/drafts/${ended?.id}/reopen`, { rev: seen.rev }),
      ownerOfA.post(`${STUDIO}/draft/steps/${theirs.rev}/restore`, { rev: seen.rev }),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404]);
    const listed = await dataOf<{ id: number }[]>(ownerOfA.request(`${STUDIO}/drafts`));
    expect(listed.map(({ id }) => id)).not.toContain(ended?.id);
    expect(await draftOf(ownerOfA)).toEqual(seen);
  });

  it('cannot be the step that a form was made from', async () => {
    const { ownerOfA, otherOwnerOfA } = test.actors;
    const { rev } = await save(otherOwnerOfA, 'Half made');
    const changes = renaming('Mine');
    const answer = await ownerOfA.post(`${STUDIO}/draft/changes`, { rev, changes });
    expect(answer.status).toBe(409);
    expect(await answer.text()).not.toContain('Half made');
  });
});
