import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { CONTENTS_FIELD, contentsOf } from './contents-form.server.ts';

function sentWith(rows: [string, string][]) {
  const form = new FormData();
  rows.forEach(([service, quantity], at) => {
    form.set(`contents[${at}].service_id`, service);
    form.set(`contents[${at}].quantity`, quantity);
  });
  const schema = z.object({ contents: CONTENTS_FIELD });
  return { form, read: parseForm(form, { schema, locale: 'en' }) };
}

it('leaves out empty rows, and finds the row that the core refuses', () => {
  const { form, read } = sentWith([
    ['', ''],
    ['101', '50'],
    ['', ''],
    ['102', '10'],
  ]);
  if (read.status !== 'success') throw new Error(JSON.stringify(read.error));
  const { body, names } = contentsOf(form, read.value.contents);
  expect(body.contents).toEqual([
    { service_id: 101, quantity: 50 },
    { service_id: 102, quantity: 10 },
  ]);
  expect(names['contents.1.service_id']).toBe('contents[3].service_id');
});

it('takes all out where every row was emptied, and leaves what no form asked for', () => {
  const { form, read } = sentWith([['', '']]);
  expect(read.status === 'success' && contentsOf(form, read.value.contents).body).toEqual({
    contents: [],
  });
  expect(contentsOf(new FormData(), undefined).body).toEqual({});
});

it('says at its field what of a row is missing or no number', () => {
  const { read } = sentWith([
    ['101', ''],
    ['', '5'],
    ['abc', '5'],
  ]);
  expect(Object.keys((read.status === 'error' && read.error) || {}).sort()).toEqual([
    'contents[0].quantity',
    'contents[1].service_id',
    'contents[2].service_id',
  ]);
});
