import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The server's counters begin here, which is no secret. */
const FIRST_COUNTER = 500;

/** What the server asks for, in the form that it takes; undefined where nobody can tell. */
export async function proveWork(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { method: 'POST' });
  if (!answer.ok) return undefined;
  const asked = (await answer.json()) as { kind: string; challenge?: Challenge }; // By its contract.
  if (asked.kind !== 'proof_of_work' || !asked.challenge) return undefined;
  const { challenge } = asked;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: FIRST_COUNTER });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
