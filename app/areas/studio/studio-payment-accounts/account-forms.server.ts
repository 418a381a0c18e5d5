import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import {
  ACCOUNT_GATEWAYS,
  type AccountGateway,
  type KEY_FIELDS,
} from '#core/billing/payments/accounts/account-gateways.pure.ts';
import {
  connectBtcpayBody,
  connectPaypalBody,
  connectStripeBody,
  disconnectBody,
} from '#core/billing/payments/accounts/payment-account.contract.ts';
import {
  connectBtcpay,
  connectPaypal,
  connectStripe,
  disconnectPaymentAccount,
  tryPaymentAccount,
} from '#core/billing/payments/accounts/payment-account.operations.ts';
import type { StepUp } from '#app/components/proof/step-up.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

type KeyField = (typeof KEY_FIELDS)[AccountGateway][number];

/** What can be entered in a form of the page. */
export type AccountInput = Partial<Record<KeyField | 'current_password' | 'code', string>>;

// A form brings along which one it is.
const CONNECT = {
  stripe: z.object(connectStripeBody.shape),
  paypal: z.object(connectPaypalBody.shape),
  btcpay: z.object(connectBtcpayBody.shape),
};
const DISCONNECT = z.object(disconnectBody.shape);
const TRY = z.object({});

const DEEDS = ['connect', 'try', 'disconnect'] as const;
export type Deed = (typeof DEEDS)[number];

/** What was done last, by the address that it led to. */
export const DONE = ['connected', 'tried', 'disconnected'] as const;

/** What fields of its forms must have, with what is asked for as a proof. */
export function constraintsOf(stepUp: StepUp) {
  const asked = stepUp === 'none' ? {} : { [PROOF_FIELDS[stepUp]]: { required: true } };
  const withProof = (schema: z.ZodType) => ({ ...formConstraint(schema), ...asked });
  return {
    stripe: withProof(CONNECT.stripe),
    paypal: withProof(CONNECT.paypal),
    btcpay: withProof(CONNECT.btcpay),
    disconnect: withProof(DISCONNECT),
  };
}

const PROOF_FIELDS = { password: 'current_password', code: 'code' } as const;

/** What a form was answered last. */
export interface AccountAnswer {
  deed: Deed;
  gateway: AccountGateway;
  result: object;
}

interface Sent {
  context: AppLoadContext;
  form: FormData;
  gateway: AccountGateway;
}

/** Which form was sent; undefined for one that the page does not have. */
export function sentForm(form: FormData): { deed: Deed; gateway: AccountGateway } | undefined {
  const [first, second] = String(form.get('form')).split('-');
  const deed = DEEDS.find((name) => name === first);
  const gateway = ACCOUNT_GATEWAYS.find((name) => name === second);
  return deed && gateway && { deed, gateway };
}

export async function takeForm(context: AppLoadContext, form: FormData) {
  const sent = sentForm(form);
  if (!sent) throw new Response(null, { status: 400 });
  const { deed, gateway } = sent;
  const reply = await TAKERS[deed]({ context, form, gateway });
  if (!reply) return redirect(doneAt(deed, gateway), 303);
  const answer: AccountAnswer = { deed, gateway, result: reply.data };
  return data(answer, reply.init ?? undefined);
}

const DONE_BY = { connect: 'connected', try: 'tried', disconnect: 'disconnected' } as const;

const doneAt = (deed: Deed, gateway: AccountGateway) =>
  `${pagePath('studio/payment-accounts', {}, { [DONE_BY[deed]]: gateway })}#${gateway}`;

type Reply = ReturnType<typeof replyToForm>;

/** They answer where something is wrong with what was sent. */
const TAKERS: Readonly<Record<Deed, (sent: Sent) => Promise<Reply | undefined>>> = {
  connect: (sent) => CONNECTORS[sent.gateway](sent),
  try: (sent) =>
    take(sent, TRY, ({ context, gateway }) =>
      context.core.call(tryPaymentAccount, { params: { gateway } }),
    ),
  disconnect: (sent) =>
    take(sent, DISCONNECT, ({ context, gateway }, body) =>
      context.core.call(disconnectPaymentAccount, { params: { gateway }, body }),
    ),
};

const CONNECTORS: Readonly<Record<AccountGateway, (sent: Sent) => Promise<Reply | undefined>>> = {
  stripe: (sent) =>
    take(sent, CONNECT.stripe, ({ context }, body) => context.core.call(connectStripe, { body })),
  paypal: (sent) =>
    take(sent, CONNECT.paypal, ({ context }, body) => context.core.call(connectPaypal, { body })),
  btcpay: (sent) =>
    take(sent, CONNECT.btcpay, ({ context }, body) => context.core.call(connectBtcpay, { body })),
};

async function take<Schema extends z.ZodType>(
  sent: Sent,
  schema: Schema,
  call: (sent: Sent, body: z.output<Schema>) => Promise<unknown>,
): Promise<Reply | undefined> {
  const { locale } = sent.context;
  const submission = parseForm(sent.form, { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await call(sent, submission.value);
    return undefined;
  } catch (error) {
    return refuseForm(submission, { error, locale, asked: ['current_password', 'code'] });
  }
}
