import { createRoute } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#core/errors.ts';
import { createErrorTexts } from '#core/testing/error-texts.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { createApi } from './create-api.ts';
import { guardBody } from './request-body.ts';

const texts = createErrorTexts();

const note = z.strictObject({
  title: z.string().min(1).max(10),
  orders: z.array(z.strictObject({ url: z.url() })).default([]),
});

/** An API with one operation that writes, which the core itself does not have yet. */
function probe() {
  const log = createRecordingLog();
  const api = createApi({ log, texts });
  const writeNote = createRoute({
    method: 'post',
    path: '/notes/{id}',
    middleware: [guardBody()],
    request: { body: { required: true, content: { 'application/json': { schema: note } } } },
    responses: { 200: { description: 'The note.' } },
  });
  api.openapi(writeNote, (c) => c.json(c.req.valid('json'), 200));
  api.get('/fault', () => {
    throw new Error('secret cause');
  });
  api.get('/refusal', () => {
    throw new AppError('too_many_requests', { headers: { 'retry-after': '7' } });
  });
  api.get('/pages/:id', () => {
    throw new AppError('not_found');
  });
  api.post('/pages/search', (c) => c.json({}, 200));
  const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/notes/1') =>
    api.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
    });
  return { api, log, post };
}

async function envelopeOf(response: Response) {
  const envelope = (await response.json()) as Record<string, unknown>;
  expect(envelope['statusCode']).toBe(response.status);
  expect(envelope['request_id']).toBe(response.headers.get('x-request-id'));
  return envelope;
}

describe('a body', () => {
  it('that fits the contract reaches the operation', async () => {
    const response = await probe().post(JSON.stringify({ title: 'hello' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ title: 'hello', orders: [] });
  });

  it('is refused field by field, with dotted names', async () => {
    const body = { title: '', orders: [{ url: 'x' }, { url: 'https://a.example', extra: 1 }] };
    const response = await probe().post(JSON.stringify(body));
    expect(response.status).toBe(422);
    expect(await envelopeOf(response)).toMatchObject({
      code: 'validation_failed',
      message: 'Sent data is invalid',
      errors: {
        title: ['This field is required'],
        'orders.0.url': ['Enter a valid link'],
        'orders.1.extra': ['Unknown field'],
      },
    });
  });

  it('is refused in the asked language', async () => {
    const title = 'a title that is too long';
    const response = await probe().post(JSON.stringify({ title }), {}, '/notes/1?locale=de');
    expect(await envelopeOf(response)).toMatchObject({
      message: 'Die gesendeten Daten sind ungültig',
      errors: { title: ['Geben Sie höchstens 10 Zeichen ein'] },
    });
  });

  it.each([
    ['missing', ''],
    ['cut off', '{"title":'],
    ['no JSON at all', 'title=hello'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['with a NUL that the database cannot keep', '{"title":"a\\u0000b"}'],
    ['with half of a surrogate pair', '{"title":"\\ud800"}'],
    ['with a NUL in a key', '{"\\u0000":1}'],
    ['nested without end', '['.repeat(500_000)],
    ['nested deeper than anything needs', `${'['.repeat(33)}${']'.repeat(33)}`],
  ])('%s answers 400', async (_, body) => {
    const response = await probe().post(body);
    expect(response.status).toBe(400);
    expect(await envelopeOf(response)).toMatchObject({ code: 'bad_request' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
    'nonsense',
  ])('of the type "%s" answers 415', async (type) => {
    const response = await probe().post('{"title":"hello"}', { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await envelopeOf(response)).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('of more than a megabyte answers 413, whatever length it claims', async () => {
    const big = JSON.stringify({ title: 'x'.repeat(1024 * 1024) });
    expect((await probe().post(big)).status).toBe(413);
    const stream = new Blob([big]).stream();
    const response = await probe().post(stream, { 'content-length': '10' });
    expect(response.status).toBe(413);
    expect(await envelopeOf(response)).toMatchObject({ code: 'payload_too_large' });
  });

  it('that breaks off answers 400', async () => {
    const stream = new ReadableStream({
      start: (controller) => controller.error(new Error('connection reset')),
    });
    expect((await probe().post(stream)).status).toBe(400);
  });

  it('is not read when nobody answers its path', async () => {
    const stream = new ReadableStream({
      pull: () => {
        throw new Error('read');
      },
    });
    const { api } = probe();
    const init = { method: 'POST', body: stream, duplex: 'half' as const };
    const request = new Request('http://localhost/nowhere', init);
    expect((await api.fetch(request)).status).toBe(404);
    expect(request.bodyUsed).toBe(false);
  });

  it('with fifty thousand unknown fields is answered with a short list', async () => {
    const fields = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`f${i}`, 1]));
    const response = await probe().post(JSON.stringify(fields));
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).length).toBeLessThanOrEqual(100);
  });
});

describe('a path', () => {
  it('that nobody answers is a 404 in the envelope', async () => {
    const response = await probe().api.request('/nowhere?locale=fr');
    expect(response.status).toBe(404);
    expect(await envelopeOf(response)).toMatchObject({
      code: 'not_found',
      message: 'Rien n’a été trouvé à cette adresse',
    });
  });

  it.each([
    ['DELETE', '/fault', 'GET, HEAD'],
    ['OPTIONS', '/fault', 'GET, HEAD'],
    ['PROPFIND', '/fault', 'GET, HEAD'],
    ['GET', '/notes/1', 'POST'],
    ['HEAD', '/notes/1', 'POST'],
  ])('refuses %s %s and says what it allows', async (method, path, allow) => {
    const response = await probe().api.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
  });

  it('longer than eight kilobytes answers 414', async () => {
    expect((await probe().api.request(`/${'a'.repeat(9000)}`)).status).toBe(414);
  });

  it('or a query with a NUL answers with a refusal', async () => {
    expect((await probe().api.request('/notes/%00')).status).toBe(404);
    expect((await probe().api.request('/refusal?q=%00')).status).toBe(400);
  });
});

describe('a failure', () => {
  it('of ours answers 500 with a fixed text, and its cause goes to the log only', async () => {
    const { api, log } = probe();
    log.allowErrors();
    const response = await api.request('/fault');
    expect(response.status).toBe(500);
    const envelope = await envelopeOf(response);
    expect(envelope).toMatchObject({ code: 'internal' });
    expect(JSON.stringify(envelope)).not.toContain('secret');
    const [line] = log.lines.filter(({ level }) => level === 'error');
    expect(line?.fields).toMatchObject({ requestId: envelope['request_id'] });
    expect(line?.fields['err']).toMatchObject({ message: 'secret cause' });
  });

  it('that is expected carries its own headers', async () => {
    const response = await probe().api.request('/refusal');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
  });
});

describe('a request', () => {
  it('keeps a well-formed id', async () => {
    const headers = { 'x-request-id': 'panel-0123.abc_DEF' };
    const response = await probe().api.request('/nowhere', { headers });
    expect(await envelopeOf(response)).toMatchObject({ request_id: 'panel-0123.abc_DEF' });
  });

  it.each([
    'short',
    'a'.repeat(65),
    'with space in it',
    '<script>alert(1)</script>',
    '-leading-dash',
  ])('gets an id of ours instead of "%s"', async (id) => {
    const headers = { 'x-request-id': id };
    const response = await probe().api.request('/nowhere', { headers });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has the id by which its caller knows it, whatever its header says', async () => {
    const asked = new Request('http://a.example/nowhere', {
      headers: { 'x-request-id': 'anybodys-0123' },
    });
    const response = await probe().api.fetch(asked, { requestId: 'callers-4567' });
    expect(response.headers.get('x-request-id')).toBe('callers-4567');
    expect(await envelopeOf(response)).toMatchObject({ request_id: 'callers-4567' });
  });

  it('is logged in one line without its path, query, headers or body', async () => {
    const { log, post } = probe();
    const secret = 'c0ffee-token';
    await post(
      JSON.stringify({ title: secret.slice(0, 10) }),
      { authorization: `Bearer ${secret}` },
      `/notes/${secret}?token=${secret}`,
    );
    const lines = log.lines.filter(({ message }) => message === 'request');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.fields).toMatchObject({ method: 'POST', route: '/notes/:id', status: 200 });
    expect(Object.keys(lines[0]?.fields ?? {}).sort()).toEqual(
      ['instance', 'method', 'ms', 'requestId', 'route', 'status'].sort(),
    );
    expect(JSON.stringify(log.lines)).not.toContain('c0ffee');
  });
});

describe('a path that stands beside a parameter', () => {
  it('refuses a method that only the parameter has', async () => {
    const response = await probe().api.request('/pages/search');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    const { api } = probe();
    expect((await api.request('/pages/search', { method: 'HEAD' })).status).toBe(405);
    expect((await api.request('/pages/search', { method: 'POST', body: '{}' })).status).not.toBe(
      405,
    );
  });

  it('leaves what is unknown unknown', async () => {
    expect((await probe().api.request('/pages/7')).status).toBe(404);
  });
});
