import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { SUPPORT_STATES, SUPPORT_TOPICS } from '#core/feedback/support/support-state.pure.ts';

const listedTicket = z
  .object({
    id: bigId,
    order_id: bigId.nullable(),
    topic: z.enum(SUPPORT_TOPICS),
    subject: z.string(),
    state: z.enum(SUPPORT_STATES),
    unread: count,
    customer: z.object({ id: bigId, name: z.string(), email: z.string().nullable() }),
    assigned_to: z.object({ id: bigId, name: z.string() }).nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ListedStaffTicket' });
export type ListedStaffTicket = z.infer<typeof listedTicket>;

export const listedTicketsAnswer = z.object({ data: z.array(listedTicket), meta: listMeta });
