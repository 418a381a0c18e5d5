import { z } from 'zod';
import {
  CHECK_STATUSES,
  IDENTITY_STEPS,
} from '#core/billing/identity-checks/identity-check-status.pure.ts';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';

const person = z.object({ id: bigId, name: z.string() });

const listedCheck = z
  .object({
    id: bigId,
    status: z.enum(CHECK_STATUSES),
    since: z.iso.datetime().meta({ description: 'Since when it stands so.' }),
    customer: person.extend({ email: z.string().nullable() }),
    steps: z.array(z.enum(IDENTITY_STEPS)).meta({ description: 'What was asked for.' }),
    asked_by: person,
    asked_at: z.iso.datetime(),
    due_at: z.iso.datetime(),
    decided_by: person.nullable(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedIdentityCheck' });
export type ListedIdentityCheck = z.infer<typeof listedCheck>;

export const listedIdentityChecksAnswer = z.object({ data: z.array(listedCheck), meta: listMeta });
