import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it, vi } from 'vitest';
import { CoreError } from '#app/lib/core/core.server.ts';
import { listAsked, listPage } from './list-query.server.ts';

const fields = { status: { is: 'choice', values: ['paid'] } } as const;
const asking = (query: Record<string, string>) =>
  new Request(`https://shop.example/app/staff/x?${new URLSearchParams(query).toString()}`);

describe('the address of a list', () => {
  it('may hold a NUL, which means nothing', () => {
    const asked = listAsked(asking({ q: '\0status:paid\0', cursor: '\0', sort: '\0' }), fields);
    expect(asked).toMatchObject({ problems: [], cursor: undefined });
    expect(asked.address).toMatchObject({ q: 'status:paid', sort: undefined });
  });

  it.each([
    ['7.2026-01-31', '7.2026-01-31'],
    ['7.', '7.'],
    ['', undefined],
    ['next', undefined],
    [`7.${'a'.repeat(2_000)}`, `7.${'a'.repeat(1_498)}`],
  ])('goes on at %s behind %s', (cursor, place) => {
    expect(listAsked(asking({ cursor }), fields).cursor).toBe(place);
  });
});

describe('a page of a list', () => {
  const call = vi.fn(() => Promise.resolve({ data: [], columns: null }));
  // No more than a page of a list asks it for.
  const core = { call } as unknown as AppLoadContext['core'];
  const page = (status: number) =>
    listPage({ core }, asking({ q: 'words' }), {
      ...{ list: 'customers', fields },
      find: () => Promise.reject(new CoreError(status, 'No')),
    });

  it.each([400, 414, 422])('shows nothing for what the core cannot read: %i', async (status) => {
    expect(await page(status)).toMatchObject({ rows: [], figures: undefined });
  });

  it('is not there where nobody answers', async () => {
    expect((await page(503)).rows).toBeUndefined();
  });

  it.each([401, 404])('is refused with a %i', async (status) => {
    await expect(page(status)).rejects.toMatchObject({ status });
  });
});
