import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { registrationBody } from '#core/accounts/registration/registration.contract.ts';

const AGREED = {
  /** The owner has terms, so that nobody registers without them. */
  asked: registrationBody.extend({
    terms_accepted: z.literal(true),
    redirect: z.string().optional(),
  }),
  none: registrationBody.extend({ redirect: z.string().optional() }),
};

/** What registering asks for at this instance. */
export function registrationForm({ instance }: AppLoadContext): typeof AGREED.none {
  // Who has agreed has sent a boolean, too.
  return (instance.settings.termsUrl ? AGREED.asked : AGREED.none) as typeof AGREED.none;
}
