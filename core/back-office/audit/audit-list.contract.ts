import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';

const person = z.object({ id: bigId, name: z.string() }).nullable();

const auditEntry = z
  .object({
    id: bigId,
    at: z.iso.datetime(),
    action: z.string(),
    outcome: z.enum(['done', 'refused']),
    customer: person,
    staff: person.meta({ description: 'Who did it, where that is not the customer.' }),
    address: z.string(),
    request_id: z.string(),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    changes: z.array(
      z.object({
        name: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    is_sealed: z.boolean().meta({ description: 'Whether the chain of hashes has it already.' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditAnswer = z.object({ data: z.array(auditEntry), meta: listMeta });
