import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';

/** A form of fifty lines with all fields. */
const MOST_ENTRIES = 2_000;

const entry = z.tuple([z.string().max(100), z.string().max(10_000)]);

export const draftEntries = z.array(entry).min(1).max(MOST_ENTRIES).meta({
  description: 'The fields of the form, each by its name, in their order.',
});
export type DraftEntries = z.infer<typeof draftEntries>;

export const keepDraftBody = z.strictObject({ entries: draftEntries });

export const draftPath = z.object({ draftId: z.string().max(100) });

export const keptDraftAnswer = z.object({ data: z.object({ id: bigId }) });

export const draftAnswer = z.object({ data: z.object({ id: bigId, entries: draftEntries }) });
