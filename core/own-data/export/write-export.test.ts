import { describe, expect, it } from 'vitest';
import { writeExport, type ExportPagesOf } from './write-export.ts';

/** A list of so many pages of a thousand; tells which were read. */
function manyPages(count: number) {
  const read: number[] = [];
  const pages: ExportPagesOf = (after) => {
    const page = Number(after ?? 0);
    read.push(page);
    const rows = Array.from({ length: 1_000 }, (_, at) => ({ id: page * 1_000 + at }));
    return Promise.resolve({ rows, next: page + 1 < count ? String(page + 1) : undefined });
  };
  return { pages, read };
}

const nothing: ExportPagesOf = () => Promise.resolve({ rows: [], next: undefined });

describe('an export', () => {
  it('is one JSON, with every row of every page in its order', async () => {
    const { pages } = manyPages(3);
    const stream = writeExport({ customer: { id: '1' } }, { orders: pages, events: nothing });
    const { data } = (await new Response(stream).json()) as { data: Record<string, unknown> };
    expect(Object.keys(data)).toEqual(['customer', 'orders', 'events']);
    expect(data['orders']).toEqual(Array.from({ length: 3_000 }, (_, id) => ({ id })));
    expect(data['events']).toEqual([]);
  });

  it('is none where something in it cannot be written', () => {
    expect(() => writeExport({ number: 1n }, {})).toThrow(TypeError);
  });

  it('goes on after a page on which nothing stands', async () => {
    const pages: ExportPagesOf = (after) =>
      Promise.resolve({ rows: after === '1' ? [{ id: 1 }] : [], next: after ? undefined : '1' });
    const stream = writeExport({ a: 1 }, { orders: pages });
    expect(await new Response(stream).json()).toEqual({ data: { a: 1, orders: [{ id: 1 }] } });
  });

  it('reads no page before there is room for it, and none when nobody reads on', async () => {
    const { pages, read } = manyPages(1_000);
    const reader = writeExport({ a: 1 }, { orders: pages }).getReader();
    expect(read).toEqual([]);
    for (let pieces = 0; pieces < 4; pieces += 1) await reader.read();
    expect(read.length).toBeLessThanOrEqual(2);
    const before = read.length;
    await reader.cancel();
    expect(read.length).toBe(before);
  });
});
