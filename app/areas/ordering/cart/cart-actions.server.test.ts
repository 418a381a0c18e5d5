import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { changeCart } from './cart-actions.server.ts';

const service = { slug: 'views', min_quantity: 100, max_quantity: 1_050, quantity_step: 100 };
const LINE = { id: 7, service, is_guarantee: false };

/** Saves what was typed for the one line of a cart, and tells what the line was changed to. */
async function save(typed: { quantity: string; subtotal: string }) {
  const changes: unknown[] = [];
  const core = {
    call({ id }: { id: string }, input: { body: unknown }) {
      if (id === 'changeCartLine') changes.push(input.body);
      return Promise.resolve({
        data: id === 'getCart' ? { lines: [LINE] } : { services: [{ quantity: 300 }] },
      });
    },
  };
  const instance = { settings: { currencies: [] } };
  // What of a request is read here.
  const context = { core, instance, locale: 'en', language: 'en' } as unknown as AppLoadContext;
  const form = new FormData();
  const all = { intent: 'save:7', subtotal_was: '1.44', ...typed };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  const step = await changeCart(context, form);
  return { changes, answer: 'answer' in step ? step.answer : undefined };
}

test.each([
  ['777', '1.44', 'quantity', 'Enter a multiple of 100'],
  ['-5', '1.44', 'quantity', 'Enter 100 or more'],
  ['1e6', '1.44', 'quantity', 'Enter 1,050 or less'],
  ['', '1.44', 'quantity', 'Enter a whole number'],
  ['abc', '1.44', 'quantity', 'Enter a whole number'],
  ['200', 'much', 'subtotal', 'This value has the wrong format'],
])(
  'a line is not changed to "%s" for "%s": the %s says why',
  async (quantity, subtotal, ...said) => {
    const [field, problem] = said;
    const typed = { quantity, subtotal };
    expect(await save(typed)).toEqual({
      changes: [],
      answer: { kind: 'line', lineId: 7, typed, field, problem },
    });
  },
);

test.each([
  ['200', '1.44', 200],
  ['1e3', '1.44', 1_000],
  ['200', '2.16', 300],
])('a line is changed from "%s" for "%s" to %d', async (quantity, subtotal, saved) => {
  expect(await save({ quantity, subtotal })).toEqual({
    changes: [{ quantity: saved }],
    answer: { kind: 'saved', lineId: 7 },
  });
});
