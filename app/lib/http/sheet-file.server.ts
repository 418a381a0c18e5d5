/** Without it, some spreadsheets take UTF-8 for the letters of one country. */
const BYTE_ORDER_MARK = new Uint8Array([0xef, 0xbb, 0xbf]);

/** A table as CSV that a person opens in a spreadsheet, and that is kept nowhere on its way. */
export function sheetFile({ body }: Response, name: string): Response {
  return new Response(body?.pipeThrough(markedFirst()) ?? BYTE_ORDER_MARK, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

const markedFirst = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(BYTE_ORDER_MARK),
  });
