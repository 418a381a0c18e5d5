import {
  LONGEST_QUERY,
  readListQuery,
  type ListFields,
} from '#core/platform/lists/list-grammar.pure.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { queryOf } from './list-address.ts';

/** What an address asks a list for, and what of it means nothing. */
export function listAsked(request: Request, fields: ListFields) {
  const query = new URL(request.url).searchParams;
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const sort = /^-?[a-z_]{1,30}$/.exec(query.get('sort') ?? '')?.[0];
  const cursor = query.get('cursor') || undefined;
  const { problems } = readListQuery(q, fields);
  return {
    ...{ q, sort, cursor, problems, fields: Object.keys(fields) },
    asked: { ...queryOf({ q, sort }), ...(cursor !== undefined && { cursor }) },
  };
}

/** Undefined where nobody answers; what is refused is thrown on. */
export async function unlessSilent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CoreError && error.status >= 500) return undefined;
    throw error;
  }
}
