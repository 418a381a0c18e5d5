import { z } from 'zod';
import { loginBody, secondFactorBody } from '#core/accounts/login/login.contract.ts';
import { shownCredential } from '#core/accounts/passkeys/passkey.contract.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { linkToken } from '#app/areas/account/link-token.server.ts';

const redirect = z.string().optional();

export const PASSWORD_FORM = loginBody.extend({ redirect });
export const CODE_FORM = secondFactorBody.extend({ challenge: linkToken, redirect });

const LONGEST_PASSKEY = 20_000;

/** What a script has written into one field; undefined for what none of ours has. */
export function passkeyIn(form: FormData): z.output<typeof shownCredential> | undefined {
  try {
    return shownCredential.parse(JSON.parse(textIn(form, 'passkey', LONGEST_PASSKEY)));
  } catch {
    return undefined;
  }
}
