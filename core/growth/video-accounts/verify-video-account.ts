import {
  channelInsight,
  type ChannelInsight,
} from '#core/catalogue/video-platform/channel-insight.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { refuse } from './add-video-account.ts';
import { noteVideoAccount } from './note-video-account.ts';
import { showVideoAccount } from './show-video-account.ts';
import { videoAccountIdOf, type VideoAccount } from './video-account.contract.ts';
import {
  findVideoAccount,
  isProvenByOther,
  lockVideoAccounts,
  writeVideoAccount,
  type VideoAccountRow,
} from './video-account.store.ts';

/** A step of proving a channel: what is looked for, and what is written once it was found. */
interface Step {
  doneAt: 'verification_code_at' | 'verification_public_subscriptions_at';
  looks: 'code_looks' | 'subscription_looks';
  look: 'hasCode' | 'showsSubscriptions';
  missing: 'channel_code_missing' | 'channel_subscriptions_hidden';
  action: 'video_account.proven' | 'video_account.verified';
}

const CODE: Step = {
  ...{ doneAt: 'verification_code_at', looks: 'code_looks', look: 'hasCode' },
  ...{ missing: 'channel_code_missing', action: 'video_account.proven' },
};

const SUBSCRIPTIONS: Step = {
  ...{ doneAt: 'verification_public_subscriptions_at', looks: 'subscription_looks' },
  ...{ look: 'showsSubscriptions', missing: 'channel_subscriptions_hidden' },
  action: 'video_account.verified',
};

export const verifyCode = (deps: Deps, caller: CustomerCaller, idInPath: string) =>
  verify(deps, caller, { step: CODE, idInPath });

/** Comes after the code, which says whose subscriptions they are. */
export const verifySubscriptions = (deps: Deps, caller: CustomerCaller, idInPath: string) =>
  verify(deps, caller, { step: SUBSCRIPTIONS, idInPath });

interface Verifying {
  step: Step;
  idInPath: string;
}

/** Looks once; what was found before stays found. */
async function verify(
  deps: Deps,
  caller: CustomerCaller,
  { step, idInPath }: Verifying,
): Promise<VideoAccount> {
  const id = videoAccountIdOf(idInPath);
  if (id === undefined) throw new AppError('not_found');
  const { instanceId, customer } = caller;
  const ref = { instanceId, customerId: customer.id, id };
  const row = await deps.db.read(instanceId, (trx) => findVideoAccount(trx, ref));
  if (!row) throw new AppError('not_found');
  if (row[step.doneAt] !== null) return showVideoAccount(row);
  if (step === SUBSCRIPTIONS && row.verification_code_at === null) refuse(CODE.missing);
  const insight = channelInsight(deps) ?? refuse('channel_unchecked');
  const found = await look(insight, step, row);
  if (!found.isThere) {
    await deps.db.inInstance(instanceId, (trx) =>
      writeVideoAccount(trx, ref, { [step.looks]: row[step.looks] + 1 }),
    );
    return refuse(found.problem);
  }
  return deps.db.inInstance(instanceId, async (trx) => {
    await lockVideoAccounts(trx, instanceId);
    if (await isProvenByOther(trx, { ...ref, channelId: row.channel_id })) refuse('channel_taken');
    const change = { [step.doneAt]: deps.clock.now(), is_reportable: step === SUBSCRIPTIONS };
    const proven = await writeVideoAccount(trx, ref, change);
    if (!proven) throw new AppError('not_found');
    await noteVideoAccount(trx, deps, { caller, row: proven, action: step.action });
    return showVideoAccount(proven);
  });
}

async function look(insight: ChannelInsight, step: Step, row: VideoAccountRow) {
  const { channel_id: channelId, url, code } = row;
  const found = await insight[step.look]({ channelId, url, code, looks: row[step.looks] });
  if (found === true) return { isThere: true } as const;
  const problems = { silent: 'channel_silent', nothing: 'channel_unknown' } as const;
  return { isThere: false, problem: found === false ? step.missing : problems[found] } as const;
}
