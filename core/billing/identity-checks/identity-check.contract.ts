import { z } from 'zod';
import { count } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { CHECK_STATUSES, IDENTITY_STEPS } from './identity-check-status.pure.ts';

export const step = z.enum(IDENTITY_STEPS).meta({ description: 'What the document shows.' });

const filename = z
  .string()
  .max(100)
  .meta({ description: 'As the list of documents has it; nobody can guess it.' });

export const identityDocument = z
  .object({
    filename,
    step,
    media_type: z.string(),
    bytes: count,
    uploaded_at: z.iso.datetime(),
    delete_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it goes; null until it is decided on.' }),
  })
  .meta({ id: 'IdentityDocument' });

export const identityCheck = z.object({
  status: z.enum(CHECK_STATUSES),
  steps: z.array(step).meta({ description: 'What staff have asked for.' }),
  missing: z.array(step).meta({ description: 'What of it is still to be uploaded.' }),
  reason: z.string().meta({ description: 'Why staff ask for it.' }),
  refusal: z.string().nullable().meta({ description: 'Why staff refused the last documents.' }),
  asked_at: z.iso.datetime(),
  due_at: z.iso.datetime().meta({ description: 'Until when documents are awaited.' }),
  since: z.iso.datetime().meta({ description: 'Since when it stands so.' }),
});

export const ownIdentity = z
  .object({
    documents: z
      .array(identityDocument)
      .meta({ description: 'Those that are still to be decided on.' }),
    is_uploaded_documents: z
      .boolean()
      .meta({ description: 'Whether all that staff have asked for is there.' }),
    check: identityCheck
      .nullable()
      .meta({ description: 'What staff have asked for last; null where they never have.' }),
  })
  .meta({ id: 'OwnIdentity' });
export type OwnIdentity = z.infer<typeof ownIdentity>;

export const ownIdentityAnswer = z.object({ data: ownIdentity });

export const uploadDocumentBody = z.object({
  step,
  content: z
    .base64()
    .min(4)
    .max(14_000_000)
    .meta({ description: 'JPEG, PNG, WebP or PDF of at most ten megabytes, in base64.' }),
  name: z
    .string()
    .trim()
    .max(255)
    .optional()
    .meta({ description: 'As the file is called; it may not say another type than it is.' }),
});

export const removeDocumentQuery = localeQuery.extend({ filename, step });

export const documentPath = z.object({ filename });
