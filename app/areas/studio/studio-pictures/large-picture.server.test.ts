import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { takePictures } from '#app/areas/studio/editor/take-pictures.server.ts';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import { action } from './route.tsx';

const MEGABYTE = 1_000_000;
const TOLD = 'Choose a picture of at most 10 MB';

/** As much as a form with a picture needs; the core takes none of these. */
const context = {
  locale: 'en',
  core: { call: () => Promise.reject(new Error('The core was asked.')) },
} as unknown as AppLoadContext;

const pictureOf = (bytes: number) => new File([new Uint8Array(bytes)], 'big.png');

test.each([10.2, 12, 40])('a picture of %d MB is refused at its field', async (megabytes) => {
  const body = new FormData();
  body.set('picture', pictureOf(megabytes * MEGABYTE));
  const request = new Request('http://shop.example/', { method: 'POST', body });
  const answer = await action({ request, params: {}, context });
  expect(answer).toMatchObject({ data: { errors: [TOLD] }, init: { status: 413 } });
});

test('so is one among the settings', async () => {
  const form = new FormData();
  form.set('/favicon~file', pictureOf(10.6 * MEGABYTE));
  const given = { form, fields: FIELDS.settings, after: {} };
  const { problems } = await takePictures(context, given);
  expect(problems.map(({ text }) => text)).toEqual([TOLD]);
});
