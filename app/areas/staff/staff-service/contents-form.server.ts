import { z } from 'zod';
import { packageItem } from '#core/back-office/services/staff-service.contract.ts';
import { MOST_IN_PACKAGE } from '#core/catalogue/services/most-in-package.pure.ts';

/** A row that is left empty is none; of one that is begun, both parts are needed. */
const row = packageItem.partial().superRefine((written, context) => {
  const parts = ['service_id', 'quantity'] as const;
  const missing = parts.filter((part) => written[part] === undefined);
  if (missing.length === parts.length) return;
  for (const part of missing) {
    context.addIssue({ code: 'custom', path: [part], params: { code: 'required' } });
  }
});

export const CONTENTS_FIELD = z.array(row).max(MOST_IN_PACKAGE).optional();
type Rows = z.output<typeof CONTENTS_FIELD>;

interface SentContents {
  /** Nothing where the form did not ask. */
  body: { contents?: z.output<typeof packageItem>[] };
  /** What the form calls the fields of the core, which knows of no empty rows. */
  names: Record<string, string>;
}

export function contentsOf(sent: FormData, rows: Rows = []): SentContents {
  if (!sent.has('contents[0].service_id')) return { body: {}, names: {} };
  const contents: z.output<typeof packageItem>[] = [];
  const names: Record<string, string> = {};
  rows.forEach(({ service_id, quantity }, at) => {
    if (service_id === undefined || quantity === undefined) return;
    for (const part of ['service_id', 'quantity']) {
      names[`contents.${contents.length}.${part}`] = `contents[${at}].${part}`;
    }
    contents.push({ service_id, quantity });
  });
  // What is wrong with all of them stands at the first.
  return { body: { contents }, names: { ...names, contents: 'contents[0].service_id' } };
}
