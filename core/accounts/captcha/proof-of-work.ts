import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import { proofChallenge } from './captcha.contract.ts';
import { CAPTCHA_MS } from './captcha-times.ts';

/** About a second of one core of a phone: 850 derivations on average, each with this many rounds. */
const COST = 1500;
const COUNTER = { least: 500, most: 1200 };

interface Parts {
  clock: Clock;
  keys: Keys;
}

export async function createProofChallenge(
  { clock, keys }: Parts,
  instanceId: number,
): Promise<z.infer<typeof proofChallenge>> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.least, COUNTER.most + 1),
    data: { instance: instanceId },
    deriveKey,
    expiresAt: new Date(clock.now().getTime() + CAPTCHA_MS),
    ...(await secrets(keys)),
  });
  return proofChallenge.parse(challenge);
}

const payload = z.object({
  challenge: proofChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(128) }),
});

/** What names the proof and when it ends; undefined where it proves nothing here. */
export async function checkProof(
  { clock, keys }: Parts,
  instanceId: number,
  given: string,
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const parsed = payload.safeParse(decode(given));
  if (!parsed.success) return undefined;
  const { challenge, solution } = parsed.data;
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
  if (challenge.parameters.data.instance !== instanceId || expiresAt <= clock.now()) {
    return undefined;
  }
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...(await secrets(keys)),
  });
  return verified ? { id: `work:${challenge.signature}`, expiresAt } : undefined;
}

async function secrets(keys: Keys) {
  return {
    hmacSignatureSecret: (await keys.key('captcha-challenge')).toString('hex'),
    hmacKeySignatureSecret: (await keys.key('captcha-key')).toString('hex'),
  };
}

function decode(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, 'base64').toString());
  } catch {
    return undefined;
  }
}
