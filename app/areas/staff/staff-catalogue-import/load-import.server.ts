import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node';
import { rowsQuery } from '#core/supply/imports/import.contract.ts';
import {
  getCatalogueImport,
  listCatalogueImportRows,
} from '#core/supply/imports/import.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';

export type ImportData = SerializeFrom<typeof loadImport>;

export async function loadImport({ context, params, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const query = new URL(request.url).searchParams;
  const asked = rowsQuery.safeParse({
    outcome: query.get('outcome') ?? undefined,
    after: query.get('after') ?? undefined,
  });
  const input = { params: { importId: params['importId'] ?? '' } };
  const { outcome, after } = asked.data ?? {};
  try {
    const [found, rows] = await Promise.all([
      context.core.call(getCatalogueImport, input),
      context.core.call(listCatalogueImportRows, {
        ...input,
        query: { ...(outcome && { outcome }), ...(after && { after }) },
      }),
    ]);
    return {
      ...staff,
      title: textsOf(context.locale).getFixedT(context.locale, 'staff')('import.title', {
        source: found.data.source,
      }),
      found: found.data,
      outcome,
      isFirst: after === undefined,
      rows: rows.data,
      next: rows.meta.next,
    };
  } catch (error) {
    // What is no number at all is refused as a field, and is no import either.
    const isMissing = isRefusal(error, 404, 422);
    throw isMissing ? notFound('page') : error;
  }
}
