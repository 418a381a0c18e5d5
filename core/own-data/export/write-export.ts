import type { ExportPage } from '#core/platform/customer-data/customer-data.ts';

export type ExportPagesOf = (after: string | undefined) => Promise<ExportPage>;

/**
 * `{"data":{…}}`, with each of the lists written page by page: no more than one page is ever held,
 * none is read before there is room for it, and none once nobody reads on.
 */
export function writeExport(
  whole: object,
  pages: Readonly<Record<string, ExportPagesOf>>,
): ReadableStream<Uint8Array> {
  // Before the first byte is sent: what cannot be written is a fault, and no file that ends early.
  const pieces = piecesOf(JSON.stringify(whole, null, 1), pages);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* piecesOf(
  whole: string,
  pages: Readonly<Record<string, ExportPagesOf>>,
): AsyncGenerator<string, undefined> {
  yield `{"data":${whole.slice(0, -1)}`;
  for (const [name, readPage] of Object.entries(pages)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let after: string | undefined;
    let isFirst = true;
    do {
      const { rows, next } = await readPage(after);
      const text = rows.map((row) => JSON.stringify(row)).join(',\n');
      if (text !== '') yield (isFirst ? '\n' : ',\n') + text;
      isFirst = isFirst && text === '';
      after = next;
    } while (after !== undefined);
    yield ']';
  }
  yield '\n}}';
  return undefined;
}
