import { z } from 'zod';
import { TRIAL_DEEDS, TRIAL_STATUSES } from '#core/growth/free-trials/trial-status.pure.ts';
import { bigId, id, quantity } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';

const person = z.object({ id: bigId, name: z.string(), email: z.string().nullable() });
const decider = person.pick({ id: true, name: true });

const listedTrial = z
  .object({
    id: bigId,
    status: z.enum(TRIAL_STATUSES),
    quest: z.object({ id, name: z.string() }),
    service: z.object({ id, name: z.string() }),
    quantity,
    customer: person,
    url: z.string().nullable().meta({ description: 'Where the free order goes.' }),
    proof_url: z.string().nullable(),
    order_id: bigId.nullable(),
    created_at: z.iso.datetime(),
    submitted_at: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedStaffFreeTrial' });
export type ListedStaffTrial = z.infer<typeof listedTrial>;

const staffTrial = listedTrial
  .extend({
    customer: person.extend({ is_frozen: z.boolean() }),
    expire_at: z.iso.datetime(),
    reason: z.string().nullable().meta({ description: 'Why it was refused.' }),
    decided_by: decider.nullable().meta({ description: 'Null where nobody had to decide.' }),
    is_own: z.boolean().meta({ description: 'Of who asks: nobody decides on their own.' }),
    may: z.array(z.enum(TRIAL_DEEDS)).meta({ description: 'What who asks can do now.' }),
    others_of_customer: z
      .array(listedTrial)
      .meta({ description: 'What the customer has taken beside it, the latest first.' }),
    others_of_link: z
      .array(listedTrial)
      .meta({ description: 'What others have taken for the same link, the latest first.' }),
  })
  .meta({ id: 'StaffFreeTrial' });
export type StaffTrial = z.infer<typeof staffTrial>;

export const staffTrialsAnswer = z.object({ data: z.array(listedTrial), meta: listMeta });
export const staffTrialAnswer = z.object({ data: staffTrial });
