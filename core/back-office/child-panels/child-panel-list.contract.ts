import { z } from 'zod';
import { bigId, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import {
  CHILD_PANEL_STATUSES,
  DOMAIN_TYPES,
} from '#core/resale/child-panels/child-panel-rules.pure.ts';

const person = z.object({ id: bigId, name: z.string(), email: z.string().nullable() });

const staffChildPanel = z
  .object({
    id: bigId,
    host: z.string(),
    name: z.string(),
    domain_type: z.enum(DOMAIN_TYPES),
    url: z.string().meta({ description: 'Where its customers order.' }),
    customer: person.meta({ description: 'Who rents it.' }),
    status: z.enum(CHILD_PANEL_STATUSES),
    is_set_up: z.boolean(),
    renews: z.boolean(),
    price: wireAmount.meta({ description: 'A month, as it was agreed on.' }),
    paid_until: z.iso.datetime(),
    created_at: z.iso.datetime(),
    overdue_since: z.iso.datetime().nullable(),
    suspended: z
      .object({
        at: z.iso.datetime(),
        reason: z.string().nullable(),
        by: person
          .pick({ id: true, name: true })
          .nullable()
          .meta({ description: 'Null where it was not paid for.' }),
      })
      .nullable(),
    closed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffChildPanel' });
export type StaffChildPanel = z.infer<typeof staffChildPanel>;

export const staffChildPanelsAnswer = z.object({ data: z.array(staffChildPanel), meta: listMeta });
export const staffChildPanelAnswer = z.object({ data: staffChildPanel });
