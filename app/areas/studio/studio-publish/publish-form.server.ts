import { z } from 'zod';

const count = z.coerce.number().int().min(0);

const PUBLISH = z.object({
  key: z.uuid(),
  /** What was looked at: the step of the draft, and what it was compared with. */
  rev: count,
  base: count,
  note: z.string().trim().max(500).optional(),
});
export type PublishInput = z.input<typeof PUBLISH>;

const WITH_NOTE = PUBLISH.extend({ note: z.string().trim().min(1).max(500) });

/** What is sent to publish; who publishes what is warned of says why. */
export const publishSchema = ({ warnings }: { warnings: number }) =>
  warnings > 0 ? WITH_NOTE : PUBLISH;
