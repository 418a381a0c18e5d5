import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { LONGEST_QUERY } from '#core/platform/lists/list-grammar.pure.ts';
import { findAnything, type Match } from '#app/areas/staff/find-anything.server.ts';
import { soughtIn, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { notFound } from '#app/lib/http/responses.ts';

export interface Found {
  q: string;
  matches: Match[];
}

/** What the palette of commands shows while somebody types. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const q = soughtIn(new URL(request.url).searchParams, 'q', LONGEST_QUERY);
  // No layout stands around it, whose guard would have asked a guest to log in.
  const { permissions = [] } = (await context.customer()) ?? {};
  if (permissions.length === 0) throw notFound('page');
  const found = q === '' ? [] : await unlessSilent(findAnything(context, { q, permissions }));
  const matches = found?.flatMap((one) => one.matches) ?? [];
  return json({ q, matches } satisfies Found, { headers: { 'cache-control': 'no-store' } });
}
