// On PostgreSQL: one import applied many times at once, and thousands of rows.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { newsHeard } from '#core/testing/news-heard.ts';
import { ownerCatalogue } from '#core/testing/owner-catalogue.ts';
import type { Service } from '#core/catalogue/services/catalogue.contract.ts';
import type { changesAnswer, importAnswer, rowsAnswer } from './import.contract.ts';

const IMPORTS = '/api/v1/catalogue-imports';

let test: TestCore;
let authorization: string;
/** What the upstream beside this machine answers next. */
let answer: RequestListener;
const upstream = createServer((request, response) => answer(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const lookUp = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  test = await testCore({ outbound: createOutbound({ isAllowed: () => true, lookUp }) });
  const staff = await addCustomer(test.deps, test.instances.a.id, {
    roles: ['staff'],
    name: 'Robin Hale',
  });
  authorization = await logInAs(test.deps, test.instances.a.id, staff);
});
afterAll(async () => {
  upstream.close();
  await test.close();
});
beforeEach(async () => {
  const instanceId = test.instances.a.id;
  // Whatever was imported before is gone, and the texts of the owner are back.
  const content = ownerCatalogue('Alder', 100);
  const networks = content.networks.map((network) => ({ ...network, has_search: false }));
  await publishCatalogue(test.deps, { instanceId, content: { ...content, networks } });
  await publishCatalogue(test.deps, { instanceId, content });
});

const HEAD = 'service,name,category,rate,min,max,refill,desc';
const csv = (...lines: string[]) => [HEAD, ...lines].join('\n');

const send = (path: string, body?: unknown, host?: string) =>
  test.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(host !== undefined && { host }),
  });

async function read<T extends z.ZodType>(path: string): Promise<z.infer<T>> {
  return (await (await send(path)).json()) as z.infer<T>; // What the contract promises.
}

let lists = 0;
const newName = () => `List ${++lists}`;
const listOf = (content: string, name = newName(), more: object = {}) => ({
  source: { kind: 'list', name, format: 'csv', content },
  ...more,
});

async function preview(body: object): Promise<string> {
  const response = await send(IMPORTS, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

const numbersOf = async (id: string) => (await read<typeof importAnswer>(`${IMPORTS}/${id}`)).data;
const rowsOf = async (id: string, query = '') =>
  (await read<typeof rowsAnswer>(`${IMPORTS}/${id}/rows${query}`)).data;
const apply = (id: string, body: object = {}) => send(`${IMPORTS}/${id}/apply`, body);
async function service(idOrSlug: string) {
  await newsHeard(test.db);
  const answer = await test.request(`/api/v1/services/${idOrSlug}`);
  return (await answer.json()) as { data: Service };
}
const asksFor = (service: Service | undefined) =>
  service?.targets.map(({ type }) => type.view_type);

const LISTED = { category: 'Instagram Views', rate: '5', min: '10', max: '1000' };
const RULES = { markup: '30', round_to: '0.01', least_margin: '0.05' };
const TWO = csv(
  '1,"Views, fast",Alder views,0.9,100,5000,yes,Watch',
  '2,Likes,Alder Tube likes,0.004,50,99999999999,0,',
);

describe('a price list', () => {
  it('changes nothing before it is applied, and the shop at once when it is', async () => {
    const id = await preview(listOf(`\uFEFF${TWO}`, newName(), { rules: RULES }));
    expect(await numbersOf(id)).toMatchObject({
      counts: { added: 2, changed: 0, missing: 0, unchanged: 0, refused: 0 },
      applied_at: null,
      is_stale: false,
    });
    expect((await test.request('/api/v1/services/views-fast')).status).toBe(404);
    expect((await apply(id)).status).toBe(204);
    expect((await service('views-fast')).data).toMatchObject({
      name: 'Views, fast',
      price: '1.17',
    });
    expect((await service('likes')).data).toMatchObject({
      price: '0.06',
      max_quantity: 2147483647,
    });
    const found = await test.request('/api/v1/services?search=Views%2C+fast');
    expect(await found.text()).toContain('views-fast');
  });

  it('knows its services again, field by field, and takes the missing off sale if asked', async () => {
    const name = newName();
    await apply(await preview(listOf(TWO, name)));
    const next = csv(
      '1,"Views, fast",Alder views,1.10,100,6000,yes,Watch',
      '3,New,Brand new,1,1,9,,',
    );
    const id = await preview(listOf(next, name));
    const rows = await rowsOf(id);
    expect(rows.map(({ outcome, name: called }) => [outcome, called])).toEqual([
      ['changed', 'Views, fast'],
      ['added', 'New'],
      ['missing', 'Likes'],
    ]);
    expect(rows[0]?.changes).toEqual([
      { field: 'cost', before: '0.9', after: '1.1' },
      { field: 'price', before: '0.9', after: '1.1' },
      { field: 'max', before: '5000', after: '6000' },
    ]);
    expect((await numbersOf(id)).new_types).toEqual(['Brand new']);
    expect(await rowsOf(id, '?outcome=missing')).toHaveLength(1);
    await apply(id, { switch_off: true });
    expect((await service('likes')).data.is_deactivated).toBe(true);

    // It comes back when the source has it again.
    await apply(await preview(listOf(TWO, name)));
    expect((await service('likes')).data.is_deactivated).toBe(false);
  });

  it('says for how long what drops is made up for, or leaves it as it was', async () => {
    const name = newName();
    const lists = (column: string, ...cells: string[]) =>
      preview(
        listOf(
          [
            `service,name,category,rate,${column}`,
            ...cells.map((own, at) => `${at},G${at},G,1,${own}`),
          ].join('\n'),
          name,
        ),
      );
    const changesOf = async (id: string) =>
      (await rowsOf(id)).map(({ changes, problems }) => [
        ...changes.flatMap(({ field, after }) => (field === 'guarantee' ? [after] : [])),
        ...problems.map(({ field }) => field),
      ]);
    const first = await lists('refill,guarantee', 'yes,', ',60', 'no,', 'yes,0', 'yes,3651');
    expect(await changesOf(first)).toEqual([['30'], ['60'], [], ['guarantee'], ['guarantee']]);
    await apply(first, { skip_refused: true });
    const second = await lists('refill,refill_days', 'yes,45', 'yes,', 'yes,');
    expect(await changesOf(second)).toEqual([['45'], [], ['30']]);
  });

  it('leaves what the owner wrote, unless told otherwise', async () => {
    const line = 'slug,name,category,rate\nalder-service-1,Another name,Alder views,2\n';
    const id = await preview(listOf(line));
    expect((await rowsOf(id))[0]?.changes.map(({ field }) => field)).toEqual([
      'cost',
      'price',
      'min',
      'max',
      'step',
      'refill',
      'guarantee',
    ]);
    await apply(id);
    expect((await service('101')).data.name).toBe('Alder service 1');
    const told = await preview(listOf(line, newName(), { overwrite_texts: true }));
    await apply(told);
    expect((await service('101')).data.name).toBe('Another name');
    const german = await test.request('/api/v1/services/101?locale=de');
    expect(await german.text()).toContain('Alder-Dienst 1');
  });

  it('names the fields of its bad rows, which stop it unless they may be left out', async () => {
    const bad = csv(
      '1,,Alder views,0.9,1,5,,',
      '2,Dear,Alder views,12e3,1,5,,',
      '3,Odd,Alder views,1,9,5,maybe,',
      '4,Good,Alder views,1,1,5,,',
      '4,Twice,Alder views,1,1,5,,',
      '5,Shifted,Alder views,1,1,5,,text,more',
    );
    const id = await preview(listOf(bad));
    const refused = await rowsOf(id, '?outcome=refused');
    expect(refused.map(({ row, problems }) => [row, problems.map(({ field }) => field)])).toEqual([
      [2, ['name']],
      [3, ['rate']],
      [4, ['max', 'refill']],
      [6, ['service']],
      [7, ['name']],
    ]);
    expect(refused[0]?.problems[0]?.message).toBe('This field is required');
    expect((await apply(id)).status).toBe(422);
    expect((await test.request('/api/v1/services/good')).status).toBe(404);
    expect((await apply(id, { skip_refused: true })).status).toBe(204);
    expect((await test.request('/api/v1/services/good')).status).toBe(200);
  });

  it.each([
    [';', 'id;name;category;price\n1;Semi;Alder views;0,90', 'semi', '0.9'],
    ['tabs', 'name\tcategory\trate\nTabs\tAlder views\t0.90', 'tabs', '0.9'],
    ['CRLF', 'name,category,rate\r\n"Say ""hi""",Alder views,1\r\n', 'say-hi', '1'],
  ])('may part its cells with %s', async (_kind, content, slug, price) => {
    expect((await apply(await preview(listOf(content)))).status).toBe(204);
    expect((await service(slug)).data.price).toBe(price);
  });

  it.each([
    ['csv', 'name,rate\nA,1', 'category'],
    ['csv', HEAD, 'no service'],
    ['csv', `${HEAD}\n1,"open,Alder views,1`, 'quotation'],
    ['json', '{"services": 1}', 'cannot be read'],
    ['json', '[1', 'cannot be read'],
    ['csv', `${HEAD}\n${'1,A,B,1,1,1,,\n'.repeat(20_001)}`, '20,000'],
  ])('is refused as a whole where it is no list: %s %.30s', async (format, content, words) => {
    const source = { kind: 'list', name: newName(), format, content };
    const response = await send(IMPORTS, { source });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(errors['content']?.[0]).toContain(words);
  });
});

describe('applying', () => {
  it('is refused when the catalogue has changed since, and leaves it alone', async () => {
    const [one, other] = [await preview(listOf(TWO)), await preview(listOf(TWO))];
    expect((await apply(one)).status).toBe(204);
    expect((await numbersOf(other)).is_stale).toBe(true);
    const before = (await read<typeof changesAnswer>('/api/v1/catalogue-changes')).data[0]?.id;
    expect((await apply(other)).status).toBe(409);
    expect((await read<typeof changesAnswer>('/api/v1/catalogue-changes')).data[0]?.id).toBe(
      before,
    );
  });

  it('happens once, however many ask for it at once', async () => {
    const id = await preview(listOf(TWO));
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    const { data } = await read<typeof changesAnswer>(`/api/v1/catalogue-changes?import_id=${id}`);
    expect(data.map(({ service: name, staff, outcome }) => [name, staff, outcome])).toEqual([
      ['Likes', 'Robin Hale', 'added'],
      ['Views, fast', 'Robin Hale', 'added'],
    ]);
  });

  it('leaves the old catalogue when it breaks off on the way', async () => {
    const id = await preview(listOf(TWO));
    const broken = {
      ...test.deps,
      db: {
        ...test.db,
        inInstance: (instanceId: number, work: (trx: never) => Promise<unknown>) =>
          test.db.inInstance(instanceId, async (trx) => {
            await work(trx as never);
            throw new Error('The power is gone.');
          }),
      },
    };
    const { applyImport } = await import('./apply-import.ts');
    const actor = { instanceId: test.instances.a.id, staffId: null, address: '', requestId: 'x' };
    const chosen = { importId: BigInt(id), skip_refused: false, switch_off: false };
    await expect(applyImport(broken as never, actor, chosen)).rejects.toThrow('power');
    expect((await test.request('/api/v1/services/views-fast')).status).toBe(404);
    expect(await numbersOf(id)).toMatchObject({ applied_at: null, is_stale: false });
    expect((await apply(id)).status).toBe(204);
  });

  it('takes more services than go to the database at once', async () => {
    const lines = Array.from({ length: 2_500 }, (_, at) => `${at},S ${at},T ${at % 9},1,1,9,,`);
    const id = await preview(listOf(csv(...lines)));
    expect((await numbersOf(id)).counts.added).toBe(2_500);
    expect((await apply(id)).status).toBe(204);
    expect((await service('s-2499')).data.name).toBe('S 2499');
  });
});

describe('an upstream', () => {
  async function addUpstream(path = '/api/v2') {
    const { port } = upstream.address() as AddressInfo; // It listens on a port.
    const url = `http://upstream.localhost:${port}${path}`;
    const response = await send('/api/v1/providers', { name: newName(), url, key: 'a-secret-key' });
    const { data } = (await response.json()) as { data: { id: string } };
    return { kind: 'provider', provider_id: data.id };
  }

  it('is asked with its key, which no answer and no log has', async () => {
    let asked = '';
    answer = (request, response) => {
      request.on('data', (chunk: Buffer) => (asked += chunk.toString()));
      request.on('end', () =>
        response.end(
          JSON.stringify([
            {
              service: 7,
              name: 'Upstream views',
              type: 'Default',
              category: 'Instagram Views',
              rate: '0.90',
              min: '50',
              max: '10000',
              refill: true,
              cancel: true,
            },
            { service: 8, name: 'Whole', type: 'Package', category: 'Instagram Views', rate: '5' },
            { service: 9, name: 'Vote', type: 'Poll', category: 'Instagram Views', rate: '5' },
            { ...LISTED, service: 10, name: 'By name', type: 'mentions custom list' },
            { ...LISTED, service: 11, name: 'Visits', type: 'Web Traffic' },
            { ...LISTED, service: 12, name: 'New posts', type: 'Subscriptions' },
          ]),
        ),
      );
    };
    const id = await preview({ source: await addUpstream(), rules: { markup: '100' } });
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
      key: 'a-secret-key',
      action: 'services',
    });
    expect(await numbersOf(id)).toMatchObject({
      counts: { added: 5, refused: 1 },
      new_networks: ['Instagram'],
      new_types: ['Instagram Views'],
    });
    await apply(id, { skip_refused: true });
    expect((await service('upstream-views')).data.price).toBe('1.8');
    const [vote, named, visits] = await Promise.all(
      ['vote', 'by-name', 'visits'].map(async (slug) => (await service(slug)).data),
    );
    expect(asksFor(vote)).toEqual(['answer_number']);
    expect(asksFor(named)).toEqual(['usernames']);
    expect(named?.calculable_quantity).toBe(true);
    expect(asksFor(visits)).toEqual([
      ...['country', 'device', 'type_of_traffic', 'google_keyword', 'referring_url'],
    ]);
    expect(visits?.targets[1]?.selectable_values.map(({ id: one }) => one)).toEqual([
      ...['1', '2', '3', '4', '5'],
    ]);
    const list = await (await send('/api/v1/providers')).text();
    expect(list).toContain('upstream.localhost');
    expect(list + JSON.stringify(test.log.lines)).not.toContain('a-secret-key');
  });

  it.each<[string, number, string]>([
    ['{"error":"Invalid API key"}', 200, 'The provider rejected this key'],
    ['', 401, 'The provider rejected this key'],
    ['{"error":"Closed on Sundays"}', 200, 'The provider says: Closed on Sundays'],
    ['<html>', 200, 'an unexpected answer'],
    ['{"balance":"1"}', 200, 'an unexpected answer'],
    ['[]', 302, 'an unexpected answer'],
  ])('that answers %s with %d is told of', async (text, status, words) => {
    answer = (_request, response) => response.writeHead(status, { location: '/' }).end(text);
    const response = await send(IMPORTS, { source: await addUpstream() });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(errors['provider_id']?.[0]).toContain(words);
  });
});

it('is the business of staff of the same instance and of nobody else', async () => {
  const id = await preview(listOf(TWO));
  const { customerOfA, customerOfB } = test.actors;
  const staffOfB = await addCustomer(test.deps, test.instances.b.id, { roles: ['staff'] });
  const foreign = await logInAs(test.deps, test.instances.b.id, staffOfB);
  const paths = [IMPORTS, `${IMPORTS}/${id}`, `${IMPORTS}/${id}/rows`, '/api/v1/catalogue-changes'];
  for (const path of [...paths, '/api/v1/providers']) {
    expect([path, (await customerOfA.request(path)).status]).toEqual([path, 404]);
  }
  expect((await customerOfA.post(`${IMPORTS}/${id}/apply`, {})).status).toBe(404);
  expect((await customerOfB.post(IMPORTS, listOf(TWO))).status).toBe(404);
  const { host } = test.instances.b;
  const asStaffOfB = (path: string) =>
    test.request(path, { host, headers: { authorization: foreign } });
  expect((await asStaffOfB(`${IMPORTS}/${id}/rows`)).status).toBe(404);
  expect(await (await asStaffOfB(IMPORTS)).json()).toEqual({ data: [], meta: { next: null } });
});
