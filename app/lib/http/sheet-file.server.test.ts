import { expect, it } from 'vitest';
import { sheetFile } from './sheet-file.server.ts';

it('says first in which encoding a table is', async () => {
  const file = sheetFile(new Response('id,name\r\n1,Дмитрий\r\n'), 'customers');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('id,name\r\n1,Дмитрий\r\n');
});

it('says so of an empty one as well', async () => {
  const file = sheetFile(new Response(null), 'orders');
  expect((await file.arrayBuffer()).byteLength).toBe(3);
});
