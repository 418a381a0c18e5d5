import {
  createPasswordHasher,
  type PasswordHasher,
} from '#core/accounts/passwords/password-hasher.ts';

/** A tenth of a second for each password would be minutes for all tests. */
export const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Of a password that nobody knows. */
const NOBODY =
  '$argon2id$v=19$m=64,t=1,p=1$AbULLynoSNxxd4ZWVQTuJA$O83WQnHFsscCO4D42+SWtUHGlujTeg5AOgeGExWnctQ';

/** argon2id as for customers, but for what it costs. */
export function createCheapHasher(): PasswordHasher {
  return createPasswordHasher(CHEAP, NOBODY);
}
