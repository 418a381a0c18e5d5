import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';

export type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

interface Answer<Schema extends z.ZodType> {
  schema: Schema;
  act(value: z.output<Schema>): Promise<unknown>;
}

/** Does what a form of the page asks for, or says at its fields why not. */
export async function answerForm<Schema extends z.ZodType>(
  { locale }: AppLoadContext,
  form: FormData,
  { schema, act }: Answer<Schema>,
) {
  const submission = parseForm(form, { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    return await act(submission.value);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
}
