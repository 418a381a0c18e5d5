import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { suspendChildPanelBody } from '#core/resale/child-panels/child-panel.contract.ts';
import {
  resumeChildPanel,
  suspendChildPanel,
} from '#core/resale/child-panels/child-panel.operations.ts';

/** What staff send, by the name of its form; whoever rents the panel reads the reason. */
export const DEEDS = {
  // Beside what the core takes, a form sends its name.
  suspend: z.object({ reason: suspendChildPanelBody.shape.reason.unwrap().min(1) }),
  resume: z.object({}),
} as const;

export type Deed = keyof typeof DEEDS;
export type SuspendInput = z.input<typeof DEEDS.suspend>;

export const isDeed = (name: unknown): name is Deed =>
  typeof name === 'string' && Object.hasOwn(DEEDS, name);

interface Sent {
  childPanelId: string;
  reason: string | undefined;
}

/** Does it; refused as the core refuses it. */
export async function doDeed(
  { core }: AppLoadContext,
  deed: Deed,
  { childPanelId, reason }: Sent,
): Promise<void> {
  const params = { childPanelId };
  if (deed === 'suspend') await core.call(suspendChildPanel, { params, body: { reason } });
  if (deed === 'resume') await core.call(resumeChildPanel, { params });
}
