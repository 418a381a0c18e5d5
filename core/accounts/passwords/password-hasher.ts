import { hash, verify } from '@node-rs/argon2';
import { createGate } from './gate.ts';

/** argon2id, by default of the package: 64 MiB, three passes, about a tenth of a second. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** Of a password that nobody knows, with the same cost: the work for an account that is not there. */
const NOBODY =
  '$argon2id$v=19$m=65536,t=3,p=1$XCsDMgntG1iXlPon1VEcoA$SP2Ojq7xE2jW4ruPiQdeAtEaZy0pPnikilG3kVpKxNk';

interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Does the same work without a hash, and then answers no. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** Each hash takes 64 MiB, so two run at once and 50 wait; beyond that is an attack. */
export function createPasswordHasher(
  cost: HashingCost = COST,
  nobody: string = NOBODY,
): PasswordHasher {
  const gate = createGate({ atOnce: 2, queued: 50, retryAfterSeconds: 5 });
  return {
    hash: (password) => gate(() => hash(bytesOf(password), cost)),
    verify: (known, password) =>
      gate(async () => {
        const isRight = await verify(known ?? nobody, bytesOf(password));
        return isRight && typeof known === 'string';
      }),
  };
}

/** One password has one spelling, whatever keyboard it was typed on. */
function bytesOf(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFKC'));
}
