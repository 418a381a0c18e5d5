import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { step } from '#core/billing/identity-checks/identity-check.contract.ts';
import type { IdentityStep } from '#core/billing/identity-checks/identity-check-status.pure.ts';
import {
  getOwnIdentity,
  removeDocument,
  uploadDocument,
} from '#core/billing/identity-checks/identity-check.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { isTooLarge, tooLargeText } from '#app/lib/forms/document-size.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Whoever sends a photo as large as cameras make them is told what is wrong with it. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** Undefined where nobody answers. */
export async function identityOf({ core }: AppLoadContext) {
  try {
    const answer = await core.call(getOwnIdentity);
    return answer.data;
  } catch (error) {
    if (!(error instanceof CoreError) || error.status < 500) throw error;
    return undefined;
  }
}

/** Why the document of one step was not taken. */
export interface UploadAnswer {
  step: IdentityStep;
  errors: string[];
}

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

const REMOVE = z.object({ step, filename: z.string().max(100) });

const HANDLERS: Readonly<Record<string, Handle>> = {
  async upload(context, form) {
    const { core, locale } = context;
    const chosen = readStep(form);
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) {
      const t = textsOf(locale).getFixedT(locale, 'identity');
      return refused(chosen, [t('file.missing')], 422);
    }
    if (isTooLarge(file)) return refused(chosen, [tooLargeText(locale)], 413);
    const content = Buffer.from(await file.arrayBuffer()).toString('base64');
    try {
      await core.call(uploadDocument, { body: { step: chosen, content, name: file.name } });
    } catch (error) {
      if (!(error instanceof CoreError) || error.status >= 500) throw error;
      if (error.code === 'conflict') return redirect(here('late'), 303);
      const [errors = [error.message]] = Object.values(error.errors);
      return refused(chosen, errors, error.status);
    }
    return redirect(here('uploaded'), 303);
  },
  async remove({ core }, form) {
    const asked = REMOVE.safeParse(Object.fromEntries(form));
    if (!asked.success) throw new Response(null, { status: 400 });
    try {
      await core.call(removeDocument, { query: asked.data });
    } catch (error) {
      if (!(error instanceof CoreError) || error.status >= 500) throw error;
      return redirect(here('late'), 303);
    }
    return redirect(here('removed'), 303);
  },
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

/** What was done last, by the address that it led to. */
export const DONE = ['uploaded', 'removed', 'late'] as const;

const here = (done: (typeof DONE)[number]) => pagePath('card-verification', {}, { done });

function readStep(form: FormData): IdentityStep {
  const read = step.safeParse(form.get('step'));
  if (!read.success) throw new Response(null, { status: 400 });
  return read.data;
}

const refused = (chosen: IdentityStep, errors: string[], status: number) =>
  data({ step: chosen, errors } satisfies UploadAnswer, { status });
