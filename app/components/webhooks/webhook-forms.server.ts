import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  createEndpointBody,
  rotateSecretBody,
  type ChangeEndpointInput,
} from '#core/messaging/webhooks/endpoints/endpoint.contract.ts';
import { EVENT_TYPES } from '#core/messaging/webhooks/events/event-types.pure.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { requiredText } from '#app/lib/forms/required-text.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';
import { WEBHOOK_CALLS } from './webhook-calls.server.ts';
import { WEBHOOK_PAGES, type WebhookOwner } from './webhook-pages.ts';

const type = z.enum(EVENT_TYPES);
const CREATE = rotateSecretBody.extend({
  url: createEndpointBody.shape.url,
  // One box that is ticked comes alone.
  types: z.union([z.array(type), type.transform((one) => [one])]).optional(),
  is_test: z.boolean().optional(),
});
const ROTATE = rotateSecretBody.extend({ id: z.string().max(20) });

export interface WebhookValues {
  create: z.input<typeof CREATE>;
  rotate: z.input<typeof ROTATE>;
}

/** Who has a password or a second factor is asked for both. */
const PROOF = rotateSecretBody.required().shape;

export const webhookConstraints = () => ({
  create: formConstraint(CREATE.extend(PROOF)),
  rotate: formConstraint(ROTATE.extend(PROOF)),
});

export type WebhookHandle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

/** What the forms of a page of endpoints do, by their names. */
export function webhookHandlers(owner: WebhookOwner): Readonly<Record<string, WebhookHandle>> {
  const calls = WEBHOOK_CALLS[owner];
  const here = pagePath(WEBHOOK_PAGES[owner].all);

  async function create({ core, locale }: AppLoadContext, form: FormData) {
    const submission = parseForm(form, { schema: CREATE, locale });
    if (submission.status !== 'success') return replyToForm(submission);
    try {
      const made = await core.call(calls.create, { body: submission.value });
      return data({ made: made.data });
    } catch (error) {
      return refuseForm(submission, { error, locale });
    }
  }

  async function rotate({ core, locale }: AppLoadContext, form: FormData) {
    const submission = parseForm(form, { schema: ROTATE, locale });
    if (submission.status !== 'success') return replyToForm(submission);
    const { id: endpointId, ...body } = submission.value;
    try {
      const made = await core.call(calls.rotate, { params: { endpointId }, body });
      return data({ made: made.data });
    } catch (error) {
      return refuseForm(submission, { error, locale });
    }
  }

  async function unlessGone(
    { flash }: AppLoadContext,
    said: FlashKey,
    act: () => Promise<unknown>,
  ): Promise<Response> {
    try {
      await act();
    } catch (error) {
      // It is gone already, or is the last one: the page shows how it is.
      const isAsItIs = isRefusal(error, 404, 409);
      if (!isAsItIs) throw error;
      return redirect(here, 303);
    }
    flash.leave(said);
    return redirect(here, 303);
  }

  const change = (context: AppLoadContext, form: FormData, body: ChangeEndpointInput) => {
    const params = { endpointId: requiredText(form, 'id') };
    return unlessGone(context, 'saved', () => context.core.call(calls.change, { params, body }));
  };

  return {
    create,
    rotate,
    enable: (context, form) => change(context, form, { is_enabled: true }),
    disable: (context, form) => change(context, form, { is_enabled: false }),
    types: (context, form) => change(context, form, { types: typesIn(form) }),
    end: (context, form) => {
      const params = {
        endpointId: requiredText(form, 'id'),
        webhookSecretId: requiredText(form, 'key'),
      };
      return unlessGone(context, 'secretEnded', () => context.core.call(calls.end, { params }));
    },
    remove: (context, form) => {
      const params = { endpointId: requiredText(form, 'id') };
      return unlessGone(context, 'webhookRemoved', () =>
        context.core.call(calls.remove, { params }),
      );
    },
  };
}

/** What is ticked, as far as there is such an event. */
const typesIn = (form: FormData) =>
  EVENT_TYPES.filter((known) => form.getAll('types').includes(known));
