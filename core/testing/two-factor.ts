import type { CustomerActor } from './actors.ts';
import { codeAt } from './authenticator.ts';
import type { TestCore } from './harness.ts';

const STEP_MS = 30_000;

/** Turns two-factor sign-in on for a customer; what it answers makes a code that was not used yet. */
export async function turnTwoFactorOn(
  { clock }: Pick<TestCore, 'clock'>,
  actor: CustomerActor,
  password: string,
): Promise<() => string> {
  const path = '/api/v1/profile/two-factor';
  const setup = await actor.post(path, { current_password: password });
  const { data } = (await setup.json()) as { data: { secret: string } };
  const code = () => {
    clock.advance(STEP_MS);
    return codeAt(data.secret, clock.now());
  };
  const confirmed = await actor.post(`${path}/confirm`, { code: code() });
  if (confirmed.status !== 200) throw new Error(`It was not turned on: ${confirmed.status}`);
  return code;
}
