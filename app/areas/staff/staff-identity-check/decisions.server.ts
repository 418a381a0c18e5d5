import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  approveCheck,
  cancelCheck,
  refuseCheck,
} from '#core/billing/identity-checks/staff/staff-check.operations.ts';

const version = z.coerce.number().int().min(0);

/** What staff send; with it, which documents they have looked at. */
export const DECISIONS = {
  approve: z.object({ version }),
  refuse: z.object({ version, reason: z.string().trim().min(1).max(500) }),
  cancel: z.object({ version }),
} as const;

export type Decision = keyof typeof DECISIONS;
export type RefuseInput = z.input<typeof DECISIONS.refuse>;

export function isDecision(name: unknown): name is Decision {
  return typeof name === 'string' && Object.hasOwn(DECISIONS, name);
}

interface Sent {
  version: number;
  reason?: string | undefined;
}

/** Does it; refused as the core refuses it. */
export async function decide(
  { core }: AppLoadContext,
  decision: Decision,
  { checkId, sent }: { checkId: string; sent: Sent },
): Promise<void> {
  const params = { checkId };
  const { version: seen, reason } = sent;
  if (decision === 'approve') await core.call(approveCheck, { params, body: { version: seen } });
  if (decision === 'refuse') {
    await core.call(refuseCheck, { params, body: { version: seen, reason } });
  }
  if (decision === 'cancel') await core.call(cancelCheck, { params });
}
