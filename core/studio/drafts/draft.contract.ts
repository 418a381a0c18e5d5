import { z } from 'zod';
import { FIELD_CODES, type FieldCode } from '#core/errors.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigCount, bigId, count } from '#core/platform/http/wire.contract.ts';
import { DOCUMENT_KINDS } from '#instance-schema/document-kinds.ts';

export const documentKind = z.enum(DOCUMENT_KINDS);
export const documentKey = z.string().min(1).max(300);
export const jsonPointer = z
  .string()
  .max(1_000)
  .regex(/^(?:\/[^/]*)*$/)
  .meta({ description: 'A JSON pointer (RFC 6901); empty for the whole document.' });

const body = z.record(z.string(), z.unknown());

export const documentProblem = z
  .object({
    pointer: jsonPointer,
    // A tuple to zod: there is always a first.
    code: z.enum(FIELD_CODES as readonly [FieldCode, ...FieldCode[]]),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .meta({ description: 'Fills the text of the code.' }),
    message: z.string().meta({ description: 'For whoever operates the panel, in English.' }),
  })
  .meta({ id: 'DocumentProblem' });

export const draftDocument = z
  .object({
    kind: documentKind,
    key: documentKey.meta({ description: 'Names it among its kind.' }),
    position: count,
    body: body.meta({ description: 'As it was typed, valid or not.' }),
    change: z
      .enum(['none', 'added', 'changed'])
      .meta({ description: 'Compared with the revision that the draft began with.' }),
    problems: z.array(documentProblem).meta({ description: 'What keeps it from being published.' }),
  })
  .meta({ id: 'DraftDocument' });
export type DraftDocument = z.infer<typeof draftDocument>;

export const draft = z
  .object({
    rev: bigCount.meta({
      description: 'Names what the draft shows; it grows with every saved step.',
    }),
    base_revision: bigCount.meta({ description: 'The published revision it began with.' }),
    published_revision: bigCount,
    is_behind: z.boolean().meta({ description: 'Somebody has published since it began.' }),
    can_undo: z.boolean(),
    can_redo: z.boolean(),
    changes: z.array(
      z.object({
        kind: documentKind,
        key: documentKey,
        change: z.enum(['added', 'changed', 'removed', 'moved']),
        problems: count,
      }),
    ),
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof draft>;

export const draftAnswer = z.object({ data: draft });

export const draftDocumentsQuery = localeQuery.extend({
  kind: documentKind,
  key: documentKey.optional().meta({ description: 'One of them alone.' }),
});
export const draftDocumentsAnswer = z.object({
  data: z.array(draftDocument),
  meta: z.object({ rev: bigCount }),
});

/** What a form saves: whole documents, or single fields of one. */
export const draftChange = z
  .discriminatedUnion('do', [
    z.object({
      do: z.literal('put'),
      kind: documentKind,
      key: documentKey.optional().meta({ description: 'Left out for a new document.' }),
      body,
      position: z.int().min(0).max(10_000).optional(),
    }),
    z.object({
      do: z.literal('set'),
      kind: documentKind,
      key: documentKey,
      fields: z
        .array(
          z.object({
            pointer: jsonPointer,
            value: z.unknown().optional().meta({ description: 'Left out to remove it.' }),
          }),
        )
        .min(1)
        .max(2_000),
    }),
    z.object({ do: z.literal('remove'), kind: documentKind, key: documentKey }),
    z.object({
      do: z.literal('move'),
      kind: documentKind,
      key: documentKey,
      position: z.int().min(0).max(10_000),
    }),
  ])
  .meta({ id: 'DraftChange' });
export type DraftChange = z.infer<typeof draftChange>;

const rev = bigCount.meta({ description: 'The `rev` that the form was made from.' });

export const saveDraftBody = z.object({ rev, changes: z.array(draftChange).min(1).max(200) });
export const draftRevBody = z.object({ rev });
/** Whether there is such a step is looked at before what is said of the draft. */
export const draftRevWhereThereIs = z.object({
  rev: rev.optional().meta({ description: 'Needed; of what is not there, nothing is needed.' }),
});

export const savedDraftAnswer = z.object({
  data: draft,
  meta: z.object({
    keys: z
      .array(documentKey)
      .meta({ description: 'The key of each changed document, in the order of the changes.' }),
  }),
});

/** One field that differs; a value that is absent is not there. */
export const fieldDifference = z
  .object({
    kind: documentKind,
    key: documentKey,
    pointer: jsonPointer,
    before: z.unknown().optional(),
    after: z.unknown().optional(),
  })
  .meta({ id: 'FieldDifference' });
export type FieldDifference = z.infer<typeof fieldDifference>;

/** The same field in the base, the draft and what is published now. */
export const threeWayDifference = z
  .object({
    kind: documentKind,
    key: documentKey,
    pointer: jsonPointer,
    base: z.unknown().optional(),
    mine: z.unknown().optional(),
    theirs: z.unknown().optional(),
    is_conflict: z.boolean().meta({ description: 'Both sides changed it, not to the same.' }),
  })
  .meta({ id: 'ThreeWayDifference' });
export type ThreeWayDifference = z.infer<typeof threeWayDifference>;

export const draftDifferenceAnswer = z.object({
  data: z.array(threeWayDifference),
  meta: z.object({ rev: bigCount, base_revision: bigCount, published_revision: bigCount }),
});

export const mergeDraftBody = z.object({
  rev,
  published_revision: bigCount.meta({ description: 'The one whose difference was shown.' }),
  choices: z
    .array(
      z.object({
        kind: documentKind,
        key: documentKey,
        pointer: jsonPointer,
        take: z.enum(['mine', 'theirs']),
      }),
    )
    .max(10_000)
    .meta({
      description: 'For each conflict; what only one side changed is taken from that side.',
    }),
});

export const earlierDraft = z
  .object({
    id: bigCount,
    base_revision: bigCount,
    steps: count,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    ended: z.enum(['published', 'discarded']).nullable(),
    changes: count,
  })
  .meta({ id: 'EarlierDraft' });
export const earlierDraftsAnswer = z.object({ data: z.array(earlierDraft) });

export const othersDraft = z
  .object({
    author: z.object({ id: bigId, name: z.string() }),
    updated_at: z.iso.datetime(),
    changes: count.meta({ description: 'How many documents differ from what it began with.' }),
  })
  .meta({ id: 'OthersDraft' });
export const othersDraftsAnswer = z.object({ data: z.array(othersDraft) });

export const draftStep = z
  .object({
    rev: bigCount,
    after: bigCount.nullable().meta({ description: 'The step it was made from.' }),
    at: z.iso.datetime(),
    did: z.enum(['saved', 'merged', 'restored', 'reopened']),
    documents: z.array(z.object({ kind: documentKind, key: documentKey })),
    is_current: z.boolean(),
  })
  .meta({ id: 'DraftStep' });
export const draftStepsQuery = localeQuery.extend({
  draft: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .meta({ description: 'An earlier one; without it, the one that is open.' }),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});
export const draftStepsAnswer = z.object({
  data: z.array(draftStep),
  meta: z.object({ next: z.string().nullable() }),
});
export const stepPath = z.object({ rev: z.string().regex(/^\d{1,15}$/) });
export const draftPath = z.object({ draftId: z.string().regex(/^\d{1,15}$/) });
