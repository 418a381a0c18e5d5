import { randomUUID } from 'node:crypto';
import { AppError } from '#core/errors.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { createCheapHasher } from '#core/testing/cheap-hasher.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { moneyOf, newEarner, PASSWORD, WALLET } from './earner.ts';

/** Fewer than a password may be tried in a while, and how many of them their earnings are for. */
const EACH = 5;
const COVERED = 2;
const DOLLAR = 1_000_000n;

export interface AtOnce {
  asked: number;
  /** As many as went through, and as many as there was money for. */
  went: number;
  covered: number;
  /** What each customer has left and held, in dollars; all of them alike. */
  standing: string[];
}

/** Everybody asks for everything at the same time: a dollar each time, for which most have too few. */
export async function withdrawAtOnce(test: TestCore, asked: number): Promise<AtOnce> {
  const earners: CustomerActor[] = [];
  while (earners.length < asked / EACH) {
    earners.push(await newEarner(test, { referral: BigInt(COVERED) * DOLLAR }));
  }
  const sent = earners.flatMap((earner) =>
    Array.from({ length: EACH }, () => askOne(test, earner)),
  );
  const went = (await Promise.all(sent)).filter(Boolean).length;
  const standing = new Set<string>();
  for (const earner of earners) {
    const { referralBalanceMicro, heldMicro } = await moneyOf(test, earner);
    standing.add(`${referralBalanceMicro / DOLLAR} left, ${heldMicro / DOLLAR} held`);
  }
  return {
    ...{ asked: sent.length, went, covered: earners.length * COVERED },
    standing: [...standing],
  };
}

async function askOne(test: TestCore, earner: CustomerActor): Promise<boolean> {
  const { deps } = test;
  const own = { ...deps, keys: createKeys(deps), passwords: createCheapHasher() };
  const body = {
    ...{ amount: '1', payment_method_id: WALLET, account_number: 'DE89 3704' },
    ...{ user_comment: undefined, current_password: PASSWORD, code: undefined },
  };
  const asked = { key: randomUUID(), route: 'POST withdrawal', body, isExact: true };
  return askAgain(own, earner, asked);
}

type Asked = Parameters<typeof requestWithdrawal>[2];

/** No connection was free for too long; whoever is told so asks again with the same key. */
async function askAgain(deps: AccountDeps, earner: CustomerActor, asked: Asked): Promise<boolean> {
  try {
    await requestWithdrawal(deps, callerFor(earner), asked);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'unavailable') return askAgain(deps, earner, asked);
    if (error.fields['amount']) return false;
    throw error;
  }
}
