import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bomb, gifOf, noise } from '#core/platform/assets/testing/pictures.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

const PICTURES = '/api/v1/studio/pictures';
const SVG = '<svg width="20" height="10"><path d="M0 0h1v1z"/></svg>';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const upload = (content: string | Uint8Array, as = test.actors.ownerOfA) =>
  as.post(PICTURES, { content: Buffer.from(content).toString('base64') });

async function kept(as = test.actors.ownerOfA): Promise<string[]> {
  const { data } = (await (await as.request(PICTURES)).json()) as { data: { url: string }[] };
  return data.map(({ url }) => url);
}

describe('a picture that an owner uploads', () => {
  it('is kept once, listed for its own instance alone, and sent by its address', async () => {
    const answers = [await upload(SVG), await upload(SVG)];
    const shown = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(shown[0]).toEqual(shown[1]);
    const { url } = (shown[0] as { data: { url: string } }).data;
    expect(shown[0]).toEqual({ data: { url, width: 20, height: 10 } });
    expect(await kept()).toEqual([url]);
    expect(await kept(test.actors.ownerOfB)).toEqual([]);
    expect((await test.actors.guestOfA.request(url)).status).toBe(200);
    expect((await test.actors.guestOfB.request(url)).status).toBe(404);
  });

  it('brings nothing to run and nothing that was hidden behind it', async () => {
    const script = '<script>alert(1)</script>';
    const hostile = [
      SVG.replace('<path', `${script}<path onload="alert(1)"`),
      Buffer.concat([await noise(8, 8).jpeg().toBuffer(), Buffer.from(script)]),
      Buffer.concat([await noise(9, 8).png().toBuffer(), Buffer.from('PK\u0003\u0004 a zip')]),
    ];
    for (const content of hostile) {
      const answer = await upload(content);
      expect(answer.status).toBe(201);
      const { data } = (await answer.json()) as { data: { url: string } };
      const sent = await test.actors.guestOfA.request(data.url);
      const bytes = Buffer.from(await sent.arrayBuffer()).toString('latin1');
      expect(bytes).not.toMatch(/script|onload|alert|PK\u0003\u0004/);
    }
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array | string, number]>([
    ['a page', () => '<html><body>Hello</body></html>', 415],
    ['a PDF', () => '%PDF-1.7 and more', 415],
    ['a TIFF', () => noise(4, 4).tiff().toBuffer(), 415],
    ['a drawing of scripts alone', () => '<svg><script>alert(1)</script></svg>', 422],
    ['a drawing with entities', () => `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`, 422],
    ['cut off', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 422],
    ['a bomb of pixels', () => bomb(6_400, 6_400), 422],
    ['wider than any screen', () => bomb(8_001, 1), 422],
    ['a film', () => gifOf(201), 422],
    ['heavier than ten megabytes', () => `<svg>${' '.repeat(10_000_000)}</svg>`, 413],
  ])('is refused at its field where it is %s', async (_what, make, status) => {
    const before = await kept();
    const answer = await upload(await make());
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: { content: [expect.any(String)] } });
    expect(await kept()).toEqual(before);
  });

  it.each([{ content: 'no base64 at all!' }, { content: '' }, { content: 7 }, {}])(
    'is refused where the body is %j',
    async (body) => {
      const answer = await test.actors.ownerOfA.post(PICTURES, body);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: { content: [expect.any(String)] } });
    },
  );
});
