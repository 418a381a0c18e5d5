import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceContent } from '#core/catalogue/services/catalogue-content.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { problemsOf } from '#core/testing/answers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerCatalogue } from '#core/testing/owner-catalogue.ts';
import { HOSTILE_LINKS } from './testing/hostile-links.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const CHANNEL = 'https://www.youtube.com/@mrbeast';

let test: TestCore;
/** A network that the registry knows, sold by views of a video and by subscribers of a channel. */
let known: { networkId: number; views: number; subscribers: number; viewsType: number };
/** One that only its owner knows, with a service that says nothing of its links. */
let own: { networkId: number; service: number };

beforeAll(async () => {
  test = await testCore();
  const content = ownerCatalogue('Alder', 100);
  const [network] = content.networks;
  const [type, otherType] = content.serviceTypes;
  const [views, subscribers, plain] = content.services.filter(
    (one) => one.is_enabled && !one.is_deactivated && !one.restricted_access,
  );
  if (!network || !type || !otherType || !views || !subscribers || !plain) {
    throw new Error('The catalogue has too little in it.');
  }
  known = {
    networkId: network.id,
    views: views.id,
    subscribers: subscribers.id,
    viewsType: type.id,
  };
  own = { networkId: 190, service: plain.id };
  const rooms = { id: own.networkId, slug: 'rooms', icon: 'globe', has_search: false };
  const kinds = new Map<number, Partial<ServiceContent>>([
    [views.id, { service_type_id: type.id, example_link: VIDEO }],
    [subscribers.id, { service_type_id: otherType.id, example_link: CHANNEL }],
  ]);
  const services = content.services.map((service) => ({
    ...{ ...service, service_type_id: own.networkId, example_link: null },
    ...kinds.get(service.id),
  }));
  await publishCatalogue(test.deps, {
    instanceId: test.instances.a.id,
    content: {
      ...content,
      networks: [
        { ...network, icon: 'film', url_placeholder: 'https://www.youtube.com/watch?v=…' },
        { ...network, ...rooms, url_placeholder: 'https://rooms.example/…' },
      ],
      serviceTypes: [
        ...content.serviceTypes,
        { ...type, id: own.networkId, network_id: own.networkId, slug: 'rooms-guests' },
      ],
      services,
    },
  });
});
afterAll(() => test.close());

const post = (path: string, body: unknown, host?: string) =>
  test.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(host !== undefined && { host }),
  });

async function read<T>(response: Response): Promise<T> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

const identify = async (url: string | null) =>
  read<object | null>(await post('/networks/identify', { url }));
const validate = (url: string, service_id: number | string) =>
  post('/orders/validate-url', { url, service_id });
const typesOf = async (url: string, network_id: number) =>
  (
    await read<{ service_type_ids: number[] }>(
      await post('/services/available-types-by-url', { url, network_id }),
    )
  ).service_type_ids;

describe('the network of a link', () => {
  it('is told by what the owner’s links look like, whatever the network is called', async () => {
    expect(await identify('youtu.be/dQw4w9WgXcQ?si=x')).toMatchObject({
      network_id: known.networkId,
      url: VIDEO,
      shape: 'video',
    });
    expect(await identify('http://www.rooms.example/room/7?tab=1')).toMatchObject({
      network_id: own.networkId,
      url: 'https://www.rooms.example/room/7?tab=1',
      shape: 'page',
    });
  });

  it('is null for what is sold nowhere here, and for what is no link', async () => {
    for (const url of [null, '', 'https://t.me/durov', 'https://bit.ly/3abcdef', 'nonsense']) {
      expect(await identify(url), String(url)).toBeNull();
    }
  });

  it('is null for every kind of trick', async () => {
    for (const [trick, url] of new Map(HOSTILE_LINKS)) {
      const response = await post('/networks/identify', { url });
      // What is no text at all, or too long for a link, is not even looked at.
      if ([400, 422].includes(response.status)) continue;
      expect(await read(response), `${trick}: ${url.slice(0, 80)}`).toBeNull();
    }
  });
});

describe('the link of an order line', () => {
  it('is kept in its one form', async () => {
    expect(
      await read(await validate(' m.youtube.com/watch?v=dQw4w9WgXcQ&t=1 ', known.views)),
    ).toEqual({
      url: VIDEO,
      key: 'youtube:video:dQw4w9WgXcQ',
      shape: 'video',
    });
    expect(await read(await validate('@MrBeast', known.subscribers))).toMatchObject({
      url: CHANNEL,
    });
  });

  it.each([
    ['', 'This field is required'],
    ['https://x.com/nasa', 'This link belongs to another network. Enter another one.'],
    ['https://bit.ly/3abcdef', 'This is a short link'],
    ['https://www.youtube.com/feed/trending', 'You cannot order for this kind of page'],
    [CHANNEL, 'You cannot order for this kind of page'],
    ['javascript:alert(1)', 'This is not a link'],
  ])('is refused at its field, with what to do about it: %s', async (url, words) => {
    const { url: problems } = await problemsOf(await validate(url, known.views));
    expect(problems?.[0]).toContain(words);
  });

  it('is of the host of the example where nobody else knows the network', async () => {
    const link = 'https://rooms.example/Room/7?id=2';
    expect(await read(await validate(link, own.service))).toMatchObject({ url: link });
    expect(Object.keys(await problemsOf(await validate(VIDEO, own.service)))).toEqual(['url']);
  });

  it('needs a service that can be ordered', async () => {
    for (const service of [999_999, 'nothing-is-called-so', 201]) {
      expect(Object.keys(await problemsOf(await validate(VIDEO, service)))).toEqual(['service_id']);
    }
  });
});

describe('the types for a link', () => {
  it('are those whose examples lead to the same kind of thing', async () => {
    expect(await typesOf('https://youtu.be/dQw4w9WgXcQ', known.networkId)).toEqual([
      known.viewsType,
    ]);
    expect(await typesOf(CHANNEL, known.networkId)).not.toContain(known.viewsType);
    expect(await typesOf('https://x.com/nasa', known.networkId)).toEqual([]);
    expect(await typesOf('https://rooms.example/7', own.networkId)).not.toEqual([]);
  });

  it('are of networks of this instance alone', async () => {
    const asked = { url: VIDEO, network_id: known.networkId };
    const foreign = await post('/services/available-types-by-url', asked, test.instances.b.host);
    expect(Object.keys(await problemsOf(foreign))).toEqual(['network_id']);
  });
});

describe('the rules of an owner', () => {
  const TALK = 'https://talks.example/ada/12345';
  const MIRROR = 'https://mirror.example/w?v=aqz-KE-bpKQ';

  it('tell networks, links and types, and only where they are published', async () => {
    expect(await identify(TALK)).toBeNull();
    expect(await identify(MIRROR)).toBeNull();
    const linkRules = [
      {
        network: 'rooms',
        hosts: ['talks.example'],
        path: '/{user:handle}/{id:digits}',
        to: '/t/{id}',
      },
      {
        network: 'alder-tube',
        serviceTypes: [known.viewsType],
        hosts: ['mirror.example'],
        path: '/w?v={id:code:11}',
        shape: 'video',
      },
    ];
    await changeSettings(test.deps, { slug: 'alder', patch: { linkRules } });
    const talk = { url: 'https://talks.example/t/12345' };
    expect(await identify(TALK)).toMatchObject({ network_id: own.networkId, ...talk });
    expect(await read(await validate(TALK, own.service))).toMatchObject(talk);
    expect(await identify(MIRROR)).toMatchObject({ network_id: known.networkId, url: MIRROR });
    expect(await read(await validate(MIRROR, known.views))).toMatchObject({ url: MIRROR });
    expect(Object.keys(await problemsOf(await validate(MIRROR, known.subscribers)))).toEqual([
      'url',
    ]);
    expect(await typesOf(MIRROR, known.networkId)).toEqual([known.viewsType]);
    // What was known before is known still.
    expect(await identify(VIDEO)).toMatchObject({ network_id: known.networkId });
    expect(
      Object.keys(await problemsOf(await validate('https://talks.example/', own.service))),
    ).toEqual(['url']);
    const foreign = await post('/networks/identify', { url: TALK }, test.instances.b.host);
    expect(await read(foreign)).toBeNull();
  });

  it('take no trick, and fetch nothing', async () => {
    for (const [, url] of HOSTILE_LINKS.slice(0, 120)) {
      const response = await post('/orders/validate-url', { url, service_id: own.service });
      expect([200, 400, 422]).toContain(response.status);
      if (response.status !== 200) continue;
      const link = await read<{ url: string }>(response);
      expect(new URL(link.url).hostname).toMatch(/^(www\.)?(rooms|talks)\.example$/);
    }
  });

  it('are refused where they cannot be followed', async () => {
    const rule = { network: 'rooms', hosts: ['talks.example'], path: '/{id:digits}', to: '/{nr}' };
    await expect(
      changeSettings(test.deps, { slug: 'alder', patch: { linkRules: [rule] } }),
    ).rejects.toMatchObject({
      fields: { 'settings.linkRules.0.to': [{ code: 'invalid_format' }] },
    });
  });
});
