import { z } from 'zod';
import { bigId, count, MOST_INT, pageLimit } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { CHECK_STATUSES, IDENTITY_STEPS } from '../identity-check-status.pure.ts';
import { identityCheck, identityDocument, step } from '../identity-check.contract.ts';

const person = z.object({ id: bigId, name: z.string() });

const DEEDS = ['approve', 'refuse', 'cancel'] as const;
export type StaffCheckDeed = (typeof DEEDS)[number];

export const staffCheck = identityCheck
  .extend({
    id: bigId,
    customer: person.extend({ email: z.string().nullable(), is_frozen: z.boolean() }),
    documents: z.array(identityDocument).meta({
      description: 'Those to decide on, and those that were decided on and are not deleted yet.',
    }),
    version: count.meta({ description: 'Grows with each document that comes or goes.' }),
    asked_by: person,
    decided_by: person.nullable(),
    decided_at: z.iso.datetime().nullable(),
    is_own: z.boolean().meta({ description: 'Of who asks: nobody decides on their own.' }),
    may: z.array(z.enum(DEEDS)).meta({ description: 'What who asks can do now.' }),
  })
  .meta({ id: 'StaffIdentityCheck' });
export type StaffCheck = z.infer<typeof staffCheck>;

export const staffCheckAnswer = z.object({ data: staffCheck });
export const staffChecksAnswer = z.object({
  data: z.array(staffCheck).meta({ description: 'What has waited longest first.' }),
  meta: z.object({ next: z.string().nullable() }),
});

export const staffChecksQuery = localeQuery.extend({
  status: z
    .enum(CHECK_STATUSES)
    .optional()
    .meta({ description: '`uploaded` unless it says another.' }),
  cursor: z
    .string()
    .regex(/^\d{1,15}-\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
  limit: pageLimit.optional(),
});

/** An id too long to exist is answered as not found. */
export const checkPath = z.object({ checkId: z.string().max(100) });
export const checkDocumentPath = checkPath.extend({ filename: z.string().max(100) });

export const checkIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

const said = z.string().trim().min(1).max(500);

export const askBody = z.object({
  reason: said.optional().meta({ description: 'Needed; the customer reads it.' }),
  steps: z
    .array(step)
    .min(1)
    .max(IDENTITY_STEPS.length)
    .optional()
    .meta({ description: 'Needed: what they have to show.' }),
});

const version = z.int().min(0).max(MOST_INT).optional().meta({
  description: 'Needed: of the documents that were looked at. With others, nothing is decided.',
});
export const approveBody = z.object({ version });
export const refuseCheckBody = z.object({
  version,
  reason: said.optional().meta({ description: 'Needed; the customer reads it.' }),
});
