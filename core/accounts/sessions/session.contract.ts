import { z } from 'zod';
import { count } from '#core/platform/http/wire.contract.ts';

/** The token itself stands in the authorization header of the answer. */
export const sessionAnswer = z.object({
  data: z
    .object({
      expires_at: z.iso.datetime(),
      renew_after_ms: count.meta({ description: 'How long the client waits before it renews.' }),
    })
    .meta({ id: 'SessionGrant' }),
});

export const sessionList = z.object({
  data: z.array(
    z
      .object({
        id: z.string(),
        is_current: z.boolean(),
        created_at: z.iso.datetime(),
        last_seen_at: z.iso.datetime(),
        address: z.string(),
        user_agent: z.string(),
      })
      .meta({ id: 'Session' }),
  ),
});

export const logoutBody = z.object({
  everywhere: z
    .boolean()
    .default(false)
    .meta({ description: 'Ends the sessions on all devices, not only on this one.' }),
});

export const sessionPath = z.object({
  sessionId: z.string().regex(/^\d{1,18}$/),
});
