import { AppError, type FieldProblem } from '#core/errors.ts';
import { OutboundError, type OutboundReason } from '#core/platform/outbound/outbound.ts';
import { openSeal } from '#core/platform/secrets/seal.ts';
import { inWords, isOfKey } from './coded-errors.pure.ts';
import { plainText } from './plain-text.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { keyOwner } from './provider-key.ts';
import { findProvider } from './provider.store.ts';

/** Why a provider did not do what it was asked for. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly problem: FieldProblem;

  constructor(problem: FieldProblem, cause?: unknown) {
    super(problem.code, { cause });
    this.problem = problem;
  }
}

/** It was too late to ask when all was ready, so nothing has been asked. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

interface AskedProvider {
  instanceId: number;
  id: bigint;
  action: string;
  parameters?: Record<string, string>;
  timeoutMs?: number;
  mostBytes?: number;
  /** Nothing is asked after that. */
  before?: Date;
}

/** What a provider answers to an action of the trade's contract. */
export async function askProvider(deps: ProviderDeps, asked: AskedProvider) {
  const { instanceId, id, action, parameters = {}, before, ...limits } = asked;
  const provider = await deps.db.inInstance(instanceId, (trx) =>
    findProvider(trx, { instanceId, id }),
  );
  if (!provider) throw new AppError('not_found');
  const { name, url, key_sealed: sealed } = provider;
  const key = await openSeal(deps.keys, keyOwner({ instanceId, url }), sealed);
  const body = new URLSearchParams({ key: key.toString(), action, ...parameters }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // Checked last, because the steps before may have had to wait.
  if (before && deps.clock.now() >= before) throw new NotAsked();
  const answer = await deps.outbound
    .send({ url, method: 'POST', headers, body, ...limits })
    .catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      throw new ProviderRefused({ code: SAID_AS[error.reason] }, error);
    });
  return { name, value: valueOf(answer) };
}

const SAID_AS = {
  not_allowed: 'upstream_address',
  not_found: 'upstream_silent',
  timeout: 'upstream_silent',
  failed: 'upstream_silent',
  too_large: 'upstream_nonsense',
} as const satisfies Record<OutboundReason, string>;

const LONGEST_TEXT = 200;

function valueOf({ status, body }: { status: number; body: Buffer }): unknown {
  const value = parseJson(body);
  const said = errorIn(value);
  if (status === 401 || status === 403 || (said !== undefined && isOfKey(said))) {
    throw new ProviderRefused({ code: 'upstream_key' });
  }
  // A failing server has not refused, whatever its error page says.
  if (said !== undefined && status < 500) {
    throw new ProviderRefused({ code: 'upstream_says', params: { text: said } });
  }
  if (status !== 200 || value === undefined) {
    throw new ProviderRefused({ code: 'upstream_nonsense' });
  }
  return value;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Some send a text where the contract wants an object with one, and some a code for the text. */
function errorIn(value: unknown): string | undefined {
  const error =
    typeof value === 'object' && value !== null && 'error' in value ? value.error : value;
  if (typeof error !== 'string') return undefined;
  return inWords(plainText(error, LONGEST_TEXT));
}
