import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  takeFreeTrial,
  trackFreeTrialQuest,
} from '#core/growth/free-trials/free-trial.operations.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { newKeyFor, parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

const LONGEST_LINK = 2_000;

const link = z.string().trim().max(LONGEST_LINK);

/** Which of the links is needed, the core says; the page asks for no other. */
const TAKE = z.object({ key: z.uuid(), url: link.optional(), proof_url: link.optional() });
export type TakeInput = z.input<typeof TAKE>;

const WITH_LINK = TAKE.required({ url: true });
const WITH_PROOF = TAKE.required({ proof_url: true });
const WITH_BOTH = TAKE.required({ url: true, proof_url: true });

/** What a browser asks for before it sends anything. */
export function constraintOf({
  needsLink,
  needsProof,
}: Record<'needsLink' | 'needsProof', boolean>) {
  if (needsLink) return formConstraint(needsProof ? WITH_BOTH : WITH_LINK);
  return formConstraint(needsProof ? WITH_PROOF : TAKE);
}

interface Sent {
  questId: string;
  form: FormData;
}

const here = (id: string, query = {}) => pagePath('free-trials/:id', { id }, query);

/** Begins a trial. Where none can be begun any more, the page says why. */
export async function startTrial({ core }: AppLoadContext, { questId }: Sent) {
  await core.call(trackFreeTrialQuest, { params: { id: questId } }).catch(orMissing);
  return redirect(here(questId), 303);
}

/** Asks for the free order of a quest. */
export async function takeTrial({ core, locale }: AppLoadContext, { questId, form }: Sent) {
  const submission = parseForm(form, { schema: TAKE, locale });
  if (submission.status !== 'success') {
    const { data: result, init } = replyToForm(submission);
    return data({ result, key: undefined }, init ?? undefined);
  }
  const { key, url = '', proof_url: proof } = submission.value;
  const body = { free_trial_quest_id: Number(questId), url, proof_url: proof };
  try {
    await patiently(() => core.call(takeFreeTrial, { key, body }));
  } catch (error) {
    const again = textsOf(locale).getFixedT(locale, 'trials')('form.again');
    const { data: result, init } = refuseForm(submission, { error, locale, again });
    return data({ result, key: newKeyFor(error) }, init ?? undefined);
  }
  return redirect(here(questId, { sent: '1' }), 303);
}
