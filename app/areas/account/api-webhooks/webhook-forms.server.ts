import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  createEndpointBody,
  rotateSecretBody,
  type ChangeEndpointInput,
} from '#core/messaging/webhooks/endpoints/endpoint.contract.ts';
import { EVENT_TYPES } from '#core/messaging/webhooks/events/event-types.pure.ts';
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  endWebhookSecret,
  rotateWebhookSecret,
} from '#core/messaging/webhooks/webhook.operations.ts';
import { setBalanceMark } from '#core/billing/ledger/ledger.operations.ts';
import { balanceMarkBody } from '#core/billing/ledger/mark/balance-mark.contract.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { requiredText } from '#app/lib/forms/required-text.server.ts';

const HERE = pagePath('api/webhooks');

const type = z.enum(EVENT_TYPES);
const CREATE = rotateSecretBody.extend({
  url: createEndpointBody.shape.url,
  // One box that is ticked comes alone.
  types: z.union([z.array(type), type.transform((one) => [one])]).optional(),
  is_test: z.boolean().optional(),
});
const ROTATE = rotateSecretBody.extend({ id: z.string().max(20) });
const MARK = z.object({ below: balanceMarkBody.shape.below.unwrap().optional() });

export interface WebhookValues {
  create: z.input<typeof CREATE>;
  rotate: z.input<typeof ROTATE>;
  mark: z.input<typeof MARK>;
}

/** Who has a password or a second factor is asked for both. */
const PROOF = rotateSecretBody.required().shape;

export const constraints = () => ({
  create: formConstraint(CREATE.extend(PROOF)),
  rotate: formConstraint(ROTATE.extend(PROOF)),
  mark: formConstraint(MARK),
});

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

const HANDLERS: Readonly<Record<string, Handle>> = {
  create,
  rotate,
  mark,
  enable: (context, form) => change(context, form, { is_enabled: true }),
  disable: (context, form) => change(context, form, { is_enabled: false }),
  types: (context, form) => change(context, form, { types: typesIn(form) }),
  end: (context, form) => {
    const params = {
      endpointId: requiredText(form, 'id'),
      webhookSecretId: requiredText(form, 'key'),
    };
    return unlessGone(context, 'secretEnded', () =>
      context.core.call(endWebhookSecret, { params }),
    );
  },
  remove: (context, form) => {
    const params = { endpointId: requiredText(form, 'id') };
    return unlessGone(context, 'webhookRemoved', () =>
      context.core.call(deleteWebhookEndpoint, { params }),
    );
  },
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

async function create({ core, locale }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: CREATE, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    return data({
      made: (await core.call(createWebhookEndpoint, { body: submission.value })).data,
    });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
}

async function rotate({ core, locale }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: ROTATE, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { id: endpointId, ...body } = submission.value;
  try {
    const params = { endpointId };
    return data({ made: (await core.call(rotateWebhookSecret, { params, body })).data });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
}

async function mark({ core, locale, flash }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: MARK, locale, amounts: ['below'] });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(setBalanceMark, { body: { below: submission.value.below ?? null } });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(HERE, 303);
}

/** What is ticked, as far as there is such an event. */
const typesIn = (form: FormData) =>
  EVENT_TYPES.filter((known) => form.getAll('types').includes(known));

function change(context: AppLoadContext, form: FormData, body: ChangeEndpointInput) {
  const call = { params: { endpointId: requiredText(form, 'id') }, body };
  return unlessGone(context, 'saved', () => context.core.call(changeWebhookEndpoint, call));
}

async function unlessGone({ flash }: AppLoadContext, said: FlashKey, act: () => Promise<unknown>) {
  try {
    await act();
  } catch (error) {
    // It is gone already, or is the last one: the page shows how it is.
    const isAsItIs = error instanceof CoreError && (error.status === 404 || error.status === 409);
    if (!isAsItIs) throw error;
    return redirect(HERE, 303);
  }
  flash.leave(said);
  return redirect(HERE, 303);
}
