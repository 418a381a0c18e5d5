import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { HOSTILE } from '#core/testing/attacks/hostile-addresses.ts';
import { createOutbound, type OutboundReason } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

const reasonOf = (sent: Promise<unknown>): Promise<OutboundReason | 'answered'> =>
  sent.then(
    () => 'answered' as const,
    (error: unknown) => (error as { reason: OutboundReason }).reason,
  );

const NOWHERE = { lookUp: () => Promise.reject(new Error('no such name')) };

describe('an address that somebody wrote', () => {
  it('is a long list', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(60));

  it.each(HOSTILE)('is not asked when it is %s', async (url) => {
    expect(await reasonOf(createOutbound().send({ url }))).toBe('not_allowed');
    expect(await createOutbound(NOWHERE).mayAsk(url)).toBe(false);
  });

  it('may be kept where nobody answers for its name yet', async () => {
    expect(await createOutbound(NOWHERE).mayAsk('https://panel.example/api/v2')).toBe(true);
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['8.8.8.8', '10.0.0.1'],
    ['2606:4700::1111', '::ffff:169.254.169.254'],
    ['fe80::1%eth0'],
  ])('is not asked when its name leads to %s', async (...addresses) => {
    const lookUp = () =>
      Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const outbound = createOutbound({ lookUp });
    expect(await reasonOf(outbound.send({ url: 'https://panel.example/' }))).toBe('not_allowed');
    expect(await outbound.mayAsk('https://panel.example/')).toBe(false);
  });

  it.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.32.0.1', '223.255.255.255'])(
    'may lead to %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each(['2606:4700:4700::1111', '2a00:1450::200e', '2003::1'])('may lead to %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('what comes back', () => {
  let stop: (() => void) | undefined;
  afterEach(() => stop?.());

  /** Answers on this machine; its name is looked up only once. */
  async function standIn(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    stop = () => {
      server.closeAllConnections();
      server.close();
    };
    const { port } = server.address() as AddressInfo; // It listens on a port.
    const asked: string[] = [];
    const lookUp = (host: string) => {
      asked.push(host);
      return Promise.resolve([{ address: asked.length > 1 ? '10.0.0.1' : '127.0.0.1', family: 4 }]);
    };
    const outbound = createOutbound({ lookUp, isAllowed: (address) => address === '127.0.0.1' });
    return { outbound, url: `http://panel.localhost:${port}/api/v2`, asked };
  }

  it('is asked of the address that was checked, under the name that was written', async () => {
    const { outbound, url, asked } = await standIn((request, response) => {
      response.end(`${request.headers.host?.split(':')[0]} ${request.method}`);
    });
    const { status, body } = await outbound.send({ url, method: 'POST', body: 'a=1' });
    expect([status, body.toString(), asked]).toEqual([
      200,
      'panel.localhost POST',
      ['panel.localhost'],
    ]);
  });

  it.each([
    ['POST', 'a=1', 'POST 3 a=1'],
    ['PATCH', 'ä', 'PATCH 2 ä'],
    ['DELETE', undefined, 'DELETE - '],
  ] as const)('is what was asked for by %s', async (method, body, heard) => {
    const { outbound, url } = await standIn((request, response) => {
      const { 'content-length': length = '-' } = request.headers;
      response.write(`${request.method} ${length} `);
      request.pipe(response);
    });
    const answer = await outbound.send({ url, method, ...(body !== undefined && { body }) });
    expect(answer.body.toString()).toBe(heard);
  });

  it('is a redirect where there is one, which nobody follows', async () => {
    let visits = 0;
    const { outbound, url } = await standIn((_request, response) => {
      visits += 1;
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    expect((await outbound.send({ url })).status).toBe(302);
    expect(visits).toBe(1);
  });

  it('is cut off where it is too long, or never ends', async () => {
    const endless = await standIn((_request, response) => {
      response.write('x'.repeat(2_000));
    });
    const sent = endless.outbound.send({ url: endless.url, mostBytes: 1_999 });
    expect(await reasonOf(sent)).toBe('too_large');
    stop?.();
    const silent = await standIn((_request, response) => void response.write('x'));
    expect(await reasonOf(silent.outbound.send({ url: silent.url, timeoutMs: 50 }))).toBe(
      'timeout',
    );
  });

  it('is its beginning where that is enough, with when to come again', async () => {
    const { outbound, url } = await standIn((_request, response) => {
      response.writeHead(503, { 'retry-after': '120' }).write('x'.repeat(2_000));
    });
    const answer = await outbound.send({ url, mostBytes: 1_999, isCut: true });
    expect(answer).toMatchObject({ status: 503, retryAfter: '120' });
    expect(answer.body.toString()).toBe('x'.repeat(1_999));
  });

  it('is nothing where nobody has the name, or nobody listens', async () => {
    const nobody = createOutbound({ lookUp: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await reasonOf(nobody.send({ url: 'https://panel.example/' }))).toBe('not_found');
    const { outbound, url } = await standIn(() => undefined);
    stop?.();
    expect(await reasonOf(outbound.send({ url }))).toBe('failed');
  });
});
