import type { AppLoadContext } from '@remix-run/node';
import { momentOf } from '#core/billing/ledger/statement/statement.contract.ts';
import { listServiceChanges } from '#core/supply/imports/service-changes.operations.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Which changes an address asks for; what means nothing is as little there as none. */
export function changesAsked(request: Request): { since?: string; before?: string } {
  const query = new URL(request.url).searchParams;
  const day = DAY.exec(query.get('since') ?? '')?.[0];
  const isDay = day !== undefined && momentOf(day) !== undefined;
  const before = /^[1-9]\d{0,17}$/.exec(query.get('before') ?? '')?.[0];
  return { ...(isDay && { since: day }), ...(before !== undefined && { before }) };
}

export const changesOf = ({ core }: AppLoadContext, request: Request) =>
  core.call(listServiceChanges, { query: changesAsked(request) });
