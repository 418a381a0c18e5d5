import { z } from 'zod';
import { affiliateCode } from '#core/accounts/customers/customer.contract.ts';
import { knownPassword } from '#core/accounts/passwords/password.contract.ts';
import { oneTimeToken } from '#core/accounts/one-time/one-time.contract.ts';

export const socialProvider = z.enum(['google', 'facebook', 'telegram']);
export type SocialProvider = z.infer<typeof socialProvider>;

/** What stands in `social-error` of the address that a sign-in which failed leads to. */
export const socialError = z.enum(['refused', 'taken', 'unavailable']);
export type SocialError = z.infer<typeof socialError>;

export const providersAnswer = z.object({
  data: z.array(
    z
      .object({
        provider: socialProvider,
        url: z.string().meta({ description: 'A path of this host that leads there.' }),
        client_id: z
          .string()
          .optional()
          .meta({ description: 'For one-tap sign-in, at hosts that offer it.' }),
      })
      .meta({ id: 'SocialProvider' }),
  ),
});

export const oneTapBody = z.object({
  credential: z.string().min(1).max(4096),
  affiliate_code: affiliateCode.optional(),
});

export const providerPath = z.object({ provider: z.string().max(20) });

/** Of the panel, which knows where it may lead. */
const panelPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/);

export const startQuery = z.object({
  affiliate_code: affiliateCode.optional(),
  connect: oneTimeToken.optional(),
  redirect: panelPath.optional().meta({ description: 'Comes back to the login beside `token`.' }),
});

/** Whatever the service sends along; each reads what it knows. */
export const callbackQuery = z.looseObject({ state: oneTimeToken.optional() });

export const connectBody = z.object({
  provider: socialProvider,
  redirect_uri: z
    .string()
    .max(500)
    .regex(/^\/app(?:[/?][^\\\s]*)?$/)
    .meta({ description: 'A path of the panel; it comes back with `social=` and a token.' }),
});

export const connectAnswer = z.object({
  data: z.object({ url: z.string() }).meta({ id: 'SocialConnect' }),
});

export const connectionsAnswer = z.object({
  data: z.array(socialProvider).meta({ description: 'The services that open the account.' }),
});

export const disconnectBody = z.object({
  provider: socialProvider,
  current_password: knownPassword,
});

export const confirmConnectBody = z.object({ token: oneTimeToken });
