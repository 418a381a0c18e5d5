import { z } from 'zod';
import { AppError } from '#core/errors.ts';

/** A service outside that tells people from programs; its keys belong to the deployment. */
export interface CaptchaService {
  kind: 'turnstile' | 'recaptcha';
  siteKey: string;
  secretKey: string;
}

const ADDRESS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};
const TIMEOUT_MS = 3000;
const verdict = z.object({ success: z.boolean(), hostname: z.string().optional() });

interface CheckWithServiceInput {
  token: string;
  /** A token that was made on another site is worth nothing here. */
  host: string;
}

export async function checkWithService(
  { kind, secretKey }: CaptchaService,
  { token, host }: CheckWithServiceInput,
): Promise<boolean> {
  const body = new URLSearchParams({ secret: secretKey, response: token });
  const answer = await fetch(ADDRESS[kind], {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (response) => verdict.parse(await response.json()))
    .catch(unavailable);
  return answer.success && (answer.hostname === undefined || answer.hostname === withoutPort(host));
}

/** A failure of the service must not open the way; the picture question still works. */
function unavailable(cause: unknown): never {
  throw new AppError('unavailable', { cause });
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '');
