import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigCount, bigId, count, quantity } from '#core/platform/http/wire.contract.ts';
import { REVISION_SOURCES } from '#core/tenancy/revisions/revision-sources.pure.ts';
import { documentKey, documentKind, fieldDifference } from '#core/studio/drafts/draft.contract.ts';

export const revision = z
  .object({
    revision: bigCount.meta({ description: 'Counts the publications of the instance.' }),
    published_at: z.iso.datetime(),
    author: z.object({ id: bigId, name: z.string() }).nullable(),
    source: z.enum(REVISION_SOURCES),
    note: z.string(),
    schema_version: quantity,
    hash: z.string().meta({ description: 'Of the documents and of the revision before.' }),
    changes: count.meta({ description: 'How many documents differ from the one before.' }),
    is_published: z.boolean(),
  })
  .meta({ id: 'InstanceRevision' });
export type Revision = z.infer<typeof revision>;

export const revisionsQuery = localeQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});
export const revisionsAnswer = z.object({
  data: z.array(revision),
  meta: z.object({ next: z.string().nullable() }),
});
export const revisionPath = z.object({ revision: z.string().regex(/^\d{1,15}$/) });
export const revisionAnswer = z.object({ data: revision });
export const revisionDocumentsAnswer = z.object({
  data: z.array(
    z.object({
      kind: documentKind,
      key: documentKey,
      position: count,
      body: z.record(z.string(), z.unknown()),
    }),
  ),
});
export const revisionDifferenceQuery = localeQuery.extend({
  against: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .meta({ description: 'Another revision; without it, the one before.' }),
});
export const revisionDifferenceAnswer = z.object({ data: z.array(fieldDifference) });
