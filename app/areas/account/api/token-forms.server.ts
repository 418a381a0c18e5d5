import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { createApiTokenBody } from '#core/accounts/api-tokens/api-token.contract.ts';
import { ownerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import {
  addApiToken,
  endApiSecret,
  renewApiToken,
  revokeApiToken,
} from '#core/accounts/api-tokens/api-token.operations.ts';
import {
  LONGEST_NAME,
  MOST_ADDRESSES,
  MOST_SERVICES,
} from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { topUpTestAccount } from '#core/resale/test-mode/test-mode.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { requiredText } from '#app/lib/forms/required-text.server.ts';
import { EXPIRIES } from './token-result.ts';

const HERE = pagePath('api');
const DAY_MS = 24 * 60 * 60 * 1_000;
const LONGEST_LIST = 4_000;

/** What can be asked for stands in texts, as people write lists. */
const CREATE = ownerProof.extend({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  is_test: z.boolean().optional(),
  may_order: z.boolean().optional(),
  may_manage: z.boolean().optional(),
  daily_cap: createApiTokenBody.shape.daily_cap,
  addresses: z.string().max(LONGEST_LIST).optional(),
  services: z
    .string()
    .max(LONGEST_LIST)
    .regex(/^[\d\s,;]*$/)
    .optional(),
  expires: z.enum(EXPIRIES).default('never'),
});
const RENEW = ownerProof.extend({ id: z.string().max(20) });

export interface FormValues {
  create: z.input<typeof CREATE>;
  renew: z.input<typeof RENEW>;
}

/** Who has a password or a second factor is asked for both. */
const PROOF = ownerProof.required().shape;

export const constraints = () => ({
  create: formConstraint(CREATE.extend(PROOF)),
  renew: formConstraint(RENEW.extend(PROOF)),
});

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

const HANDLERS: Readonly<Record<string, Handle>> = {
  create: createToken,
  top_up: topUpTestMoney,
  renew: renewToken,
  revoke: (context, form) =>
    takeBack(context, 'tokenRevoked', () =>
      context.core.call(revokeApiToken, { params: { apiTokenId: requiredText(form, 'id') } }),
    ),
  end: (context, form) => {
    const params = { apiTokenId: requiredText(form, 'id'), secretId: requiredText(form, 'key') };
    return takeBack(context, 'secretEnded', () => context.core.call(endApiSecret, { params }));
  },
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

/** What the core calls what stands in fields of another name. */
const NAMES = {
  expires_at: 'expires',
  service_ids: 'services',
  ...places('addresses', MOST_ADDRESSES, 'addresses'),
  ...places('service_ids', MOST_SERVICES, 'services'),
};

function places(list: string, most: number, field: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: most }, (_, at) => [`${list}.${at}`, field]));
}

async function createToken({ core, locale, moment }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: CREATE, locale, amounts: ['daily_cap'] });
  if (submission.status !== 'success') return replyToForm(submission);
  const { is_test, may_order, may_manage, addresses, services, expires, ...given } =
    submission.value;
  const days = expires === 'never' ? undefined : parseInt(expires.slice(1), 10);
  try {
    const { data: made } = await core.call(addApiToken, {
      body: {
        ...given,
        is_test: is_test ?? false,
        scopes: [
          'read',
          ...(may_order ? (['order'] as const) : []),
          ...(may_manage ? (['manage'] as const) : []),
        ],
        addresses: partsOf(addresses),
        service_ids: partsOf(services).map((id) => parseInt(id, 10)),
        expires_at: days === undefined ? null : new Date(moment.now + days * DAY_MS).toISOString(),
      },
    });
    return data({ made });
  } catch (error) {
    return refuseForm(submission, { error, locale, names: NAMES });
  }
}

const partsOf = (text = '') => text.split(/[\s,;]+/).filter((part) => part !== '');

/** As much as a first try of everything takes, by one click. */
const TOP_UP = '1000';

async function topUpTestMoney({ core, flash }: AppLoadContext) {
  try {
    await core.call(topUpTestAccount, { body: { amount: TOP_UP } });
    flash.leave('saved');
  } catch (error) {
    // There is more than anybody needs, or it was asked for too often.
    const isRefused = isRefusal(error, 404, 422, 429);
    if (!isRefused) throw error;
    flash.leave('notSaved');
  }
  return redirect(HERE, 303);
}

async function renewToken({ core, locale }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: RENEW, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { id: apiTokenId, ...body } = submission.value;
  try {
    return data({ made: (await core.call(renewApiToken, { params: { apiTokenId }, body })).data });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
}

async function takeBack(
  { flash }: AppLoadContext,
  said: 'tokenRevoked' | 'secretEnded',
  act: () => Promise<unknown>,
) {
  try {
    await act();
  } catch (error) {
    // It is gone already, which is what was asked for.
    const isGone = isRefusal(error, 404);
    if (!isGone) throw error;
  }
  flash.leave(said);
  return redirect(HERE, 303);
}
