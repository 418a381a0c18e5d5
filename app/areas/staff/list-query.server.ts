import type { AppLoadContext } from '@remix-run/node';
import type { SavedList } from '#core/back-office/views/saved-lists.pure.ts';
import { VIEW_OPERATIONS } from '#core/back-office/views/saved-view.operations.ts';
import { readColumns } from '#core/platform/lists/list-columns.pure.ts';
import {
  LONGEST_QUERY,
  readListQuery,
  type ListFields,
} from '#core/platform/lists/list-grammar.pure.ts';
import { LONGEST_CURSOR, readListPlace } from '#core/platform/lists/list-sort.pure.ts';
import type { ListMeta } from '#core/platform/lists/list.contract.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { soughtBy } from './list-address.ts';

/** What somebody looks for by an address; a NUL means nothing. */
export const soughtIn = (query: URLSearchParams, name: string, most: number): string =>
  (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, most);

/** What an address asks a list for, and what of it means nothing. */
export function listAsked(request: Request, fields: ListFields) {
  const query = new URL(request.url).searchParams;
  const q = soughtIn(query, 'q', LONGEST_QUERY);
  const sort = /^-?[a-z_]{1,30}$/.exec(query.get('sort') ?? '')?.[0];
  const place = query.get('cursor') ?? undefined;
  // What is no place of a list begins it anew.
  const cursor = readListPlace(place) && place?.slice(0, LONGEST_CURSOR);
  const { problems } = readListQuery(q, fields);
  return {
    ...{ cursor, problems, fields: Object.keys(fields) },
    address: { q, sort, columns: readColumns(query.get('columns')) },
  };
}

interface Listed<Row> {
  list: SavedList;
  fields: ListFields;
  find: (query: Record<string, string>) => Promise<{ data: Row[]; meta: ListMeta }>;
}

/** A page of a list of staff as its address asks for it, with the searches that are kept of it. */
export async function listPage<Row>(
  { core }: Pick<AppLoadContext, 'core'>,
  request: Request,
  { list, fields, find }: Listed<Row>,
) {
  const asked = listAsked(request, fields);
  const { address, cursor, problems } = asked;
  const query = { ...soughtBy(address), ...(cursor !== undefined && { cursor }) };
  const [found, views] = await Promise.all([
    problems.length > 0 ? NOTHING : unlessSilent(unlessUnread(find(query), NOTHING)),
    unlessSilent(core.call(VIEW_OPERATIONS[list].list)),
  ]);
  return {
    ...asked,
    /** Undefined where nobody answers. */
    rows: found?.data,
    figures: found?.meta,
    views: views?.data ?? [],
    /** Of the address, or else those that were chosen before. */
    shown: address.columns ?? readColumns(views?.columns),
  };
}

const NOTHING = { data: [], meta: undefined };

/** What the core cannot read, as it is too long for an address, finds nothing. */
export async function unlessUnread<T, Nothing>(
  work: Promise<T>,
  nothing: Nothing,
): Promise<T | Nothing> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CoreError && UNREAD_STATUSES.has(error.status)) return nothing;
    throw error;
  }
}

const UNREAD_STATUSES: ReadonlySet<number> = new Set([400, 414, 422]);

/** Undefined where nobody answers; what is refused is thrown on. */
export async function unlessSilent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CoreError && error.status >= 500) return undefined;
    throw error;
  }
}
