import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import { askProvider, ProviderRefused } from './ask-provider.ts';
import { noteBalance, noteSilence, type ProviderRef } from './balance.store.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { TRY_PROBLEMS, type TryProblem } from './try-problems.pure.ts';

const MINUTE_MS = 60_000;
const USUAL_MS = 10 * MINUTE_MS;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

type Ports = ProviderDeps & Pick<Deps, 'log'>;

/** Asks a provider for the balance, and keeps what came of it. */
export async function tryProvider(deps: Ports, ref: ProviderRef): Promise<void> {
  const told = await balanceOf(deps, ref);
  const now = deps.clock.now();
  await deps.db.inInstance(ref.instanceId, async (trx) => {
    if ('micro' in told) {
      await noteBalance(trx, ref, { ...told, now, nextAt: new Date(now.getTime() + USUAL_MS) });
    } else {
      await noteSilence(trx, ref, { ...told, now, firstMs: USUAL_MS, longestMs: LONGEST_MS });
    }
  });
}

const LONGEST_CURRENCY = 8;
const NONSENSE = { problem: 'upstream_nonsense', said: null } as const;

interface Balance {
  micro: bigint;
  currency: string | null;
}
interface NoBalance {
  problem: TryProblem;
  said: string | null;
}

async function balanceOf(deps: Ports, ref: ProviderRef): Promise<Balance | NoBalance> {
  try {
    const { value } = await askProvider(deps, { ...ref, action: 'balance' });
    return readBalance(value) ?? NONSENSE;
  } catch (error) {
    // Removed meanwhile: nothing is kept of it.
    if (error instanceof AppError) return NONSENSE;
    if (!(error instanceof ProviderRefused)) throw error;
    deps.log.warn({ err: error, providerId: String(ref.id) }, 'A provider told no balance');
    const { problem: why } = error;
    return {
      problem: TRY_PROBLEMS.find((known) => known === why.code) ?? NONSENSE.problem,
      said: why.code === 'upstream_says' ? String(why.params.text) : null,
    };
  }
}

function readBalance(value: unknown): Balance | undefined {
  if (typeof value !== 'object' || value === null || !('balance' in value)) return undefined;
  const { balance } = value;
  const text = typeof balance === 'number' || typeof balance === 'string' ? String(balance) : '';
  const plain = text.trim().replace(/(\.\d{6})\d+$/, '$1');
  // An overdrawn account counts as empty.
  const micro = /^-\d/.test(plain) ? 0n : parseAmount(plain);
  if (micro === undefined) return undefined;
  const currency = 'currency' in value ? value.currency : undefined;
  const code = typeof currency === 'string' ? currency.replace(/[^\w]/g, '') : '';
  return { micro, currency: code.slice(0, LONGEST_CURRENCY) || null };
}
