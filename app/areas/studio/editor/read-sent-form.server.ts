import type { FieldNode } from '#instance-schema/field-node.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { isObject, type Values } from '#app/areas/studio/form/documents.ts';
import { BASE, QUIET, REV, STEP } from '#app/areas/studio/form/field-place.ts';
import { stepIn, takeStep, type SteppedForm } from '#app/areas/studio/form/form-steps.ts';
import { readFields } from '#app/areas/studio/form/read-fields.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';

/** A few pictures, and every text of a page in twelve languages twice. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ENTRIES = 5_000;

export interface SentEditor {
  form: FormData;
  rev: number;
  base: Values;
  /** What was written, and what the pressed button made of it. */
  after: Values;
  step: SteppedForm | undefined;
  /** A script sent it while somebody goes on writing. */
  isQuiet: boolean;
}

/** What no form of ours sends is refused. */
export async function readEditorForm(request: Request): Promise<FormData> {
  const form = await readForm(request, MOST_BYTES);
  if ([...form.keys()].length > MOST_ENTRIES) throw new Response(null, { status: 400 });
  return form;
}

/** What somebody wrote in a form of the studio, and what the pressed button made of it. */
export function readSentForm(form: FormData, fields: readonly FieldNode[]): SentEditor {
  const base = baseIn(form.get(BASE));
  const written = readFields(fields, { form, before: base, pointer: '' });
  const asked = stepIn(form.get(STEP));
  const step = asked && takeStep(fields, written, asked);
  const after = step && isObject(step.after) ? step.after : written;
  return { form, rev: readRev(form, REV), base, after, step, isQuiet: form.has(QUIET) };
}

function baseIn(text: unknown): Values {
  try {
    const base: unknown = JSON.parse(typeof text === 'string' ? text : '');
    if (isObject(base)) return base;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Response(null, { status: 400 });
}
