import { addCustomer } from '#core/testing/customers.ts';
import type { TestCore } from '#core/testing/harness.ts';

interface Guesses {
  count: number;
  /** How long the guesser waits between two of them. */
  everySeconds: number;
}

const guess = (test: TestCore, email: string, address: string, password: string) =>
  test.request('/login', {
    method: 'POST',
    origin: { address },
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json' },
  });

/** How many of the guesses at one account, each from another address, were compared at all. */
export async function guessOneAccount(test: TestCore, guesses: Guesses): Promise<number> {
  const { email } = await addCustomer(test.deps, test.instances.a.id);
  return countCompared(test, guesses, (at) =>
    guess(test, email, `2001:db8::${at.toString(16)}`, `guess ${at}`),
  );
}

/** The same of one password tried at ever new accounts, all from one address. */
export function guessManyAccounts(test: TestCore, guesses: Guesses): Promise<number> {
  return countCompared(test, guesses, (at) =>
    guess(test, `m${at}@mail.example`, '203.0.113.200', 'Summer2029!'),
  );
}

async function countCompared(
  test: TestCore,
  { count, everySeconds }: Guesses,
  send: (at: number) => Promise<Response>,
): Promise<number> {
  let compared = 0;
  for (let at = 0; at < count; at += 1) {
    test.clock.advance(everySeconds * 1000);
    const { status } = await send(at);
    if (status !== 429) compared += 1;
  }
  return compared;
}

/** What a bucket lets through in that time. */
export const mostCompared = (
  { capacity, refillSeconds }: { capacity: number; refillSeconds: number },
  { count, everySeconds }: Guesses,
) => capacity + Math.ceil((count * everySeconds) / refillSeconds);
