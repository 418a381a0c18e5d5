import { z } from 'zod';
import { bigId, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { DOCUMENT_KINDS, DOCUMENT_SERIES } from './document-fields.pure.ts';

const listedDocument = z
  .object({
    id: bigId,
    number: z.string(),
    series: z.enum(DOCUMENT_SERIES).meta({ description: 'What is numbered without a gap.' }),
    kind: z.enum(DOCUMENT_KINDS),
    customer: z.object({ id: bigId, name: z.string(), email: z.string().nullable() }),
    payment_id: bigId,
    currency: z.literal('USD'),
    net: wireAmount,
    tax: wireAmount.meta({ description: 'Contained in the total.' }),
    total: wireAmount,
    issued_at: z.iso.datetime(),
  })
  .meta({ id: 'ListedStaffDocument' });
export type ListedStaffDocument = z.infer<typeof listedDocument>;

export const listedDocumentsAnswer = z.object({ data: z.array(listedDocument), meta: listMeta });
