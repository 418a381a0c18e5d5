import { z } from 'zod';
import { stepUpProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { ACCOUNT_GATEWAYS, ACCOUNT_PROBLEMS } from './account-gateways.pure.ts';

const key = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[!-~]+$/);

export const stripeKeys = z.strictObject({
  secret_key: key.regex(/^(sk|rk)_(test|live)_\w+$/).meta({
    description: 'A secret key, or a restricted one that may write what is listed in the docs.',
  }),
});
export type StripeKeys = z.infer<typeof stripeKeys>;

export const paypalKeys = z.strictObject({
  client_id: key,
  client_secret: key,
  mode: z.enum(['live', 'sandbox']),
});
export type PaypalKeys = z.infer<typeof paypalKeys>;

export const btcpayKeys = z.strictObject({
  url: z
    .url({ protocol: /^https$/ })
    .max(300)
    .regex(/^[!-~]+$/)
    .meta({ description: 'Where the server is: https://pay.example.' }),
  store_id: key.max(100).regex(/^\w+$/),
  api_key: key,
});
export type BtcpayKeys = z.infer<typeof btcpayKeys>;

/** The keys of an account at each provider. */
export interface KeysOf {
  stripe: StripeKeys;
  paypal: PaypalKeys;
  btcpay: BtcpayKeys;
}

export const paymentAccount = z
  .object({
    id: z.string(),
    gateway: z.enum(ACCOUNT_GATEWAYS),
    name: z.string().meta({ description: 'As the provider calls the account.' }),
    is_test: z.boolean().meta({ description: 'It moves no real money.' }),
    key_hint: z.string().meta({ description: 'The last characters of its key.' }),
    hears: z.boolean().meta({
      description: 'The provider tells at once what happens; otherwise it is asked now and then.',
    }),
    left_webhook: z.string().nullable().meta({
      description:
        'Where the provider still sends events that nobody hears, as it could not be told to stop.',
    }),
    connected_at: z.iso.datetime(),
    connected_by: z.string().nullable().meta({ description: 'The name of who did it.' }),
    disconnected_at: z.iso.datetime().nullable().meta({
      description: 'From then on it takes no payments; refunds of earlier ones go through it.',
    }),
    forgotten_at: z.iso.datetime().nullable().meta({
      description:
        'When the keys of a disconnected account will be deleted; without one, they are gone.',
    }),
    check: z
      .object({
        at: z.iso.datetime(),
        problem: z.enum(ACCOUNT_PROBLEMS).nullable(),
        said: z.string().nullable().meta({ description: 'What the provider said.' }),
      })
      .meta({
        description: 'When it was asked last whether the keys are right, and what came of it.',
      }),
  })
  .meta({ id: 'PaymentAccount' });
export type PaymentAccount = z.infer<typeof paymentAccount>;

/** One provider, with the account that takes payments and those that took them before. */
export const gatewayAccounts = z
  .object({
    gateway: z.enum(ACCOUNT_GATEWAYS),
    account: paymentAccount.nullable(),
    is_shared: z.boolean().meta({
      description: 'Without an account of its own, the instance uses that of the deployment.',
    }),
    methods: z
      .array(z.string())
      .meta({ description: 'Names of the published methods that use it.' }),
    earlier: z.array(paymentAccount),
  })
  .meta({ id: 'GatewayAccounts' });
export type GatewayAccounts = z.infer<typeof gatewayAccounts>;

export const gatewayAccountsAnswer = z.object({ data: z.array(gatewayAccounts) });
export const gatewayAccountAnswer = z.object({ data: gatewayAccounts });

/** One that is none, or at which the instance has no account, is answered as not found. */
export const accountGatewayPath = z.object({ gateway: z.string().max(40) });

export const connectStripeBody = stripeKeys.extend(stepUpProof);
export const connectPaypalBody = paypalKeys.extend(stepUpProof);
export const connectBtcpayBody = btcpayKeys.extend(stepUpProof);
export const disconnectBody = z.strictObject(stepUpProof);
