import { randomInt } from 'node:crypto';
import { channelInsight } from '#core/catalogue/video-platform/channel-insight.ts';
import { isChannelId } from '#core/catalogue/video-platform/channel-link.ts';
import { videoPlatform, type Channel } from '#core/catalogue/video-platform/video-platform.ts';
import type { Deps } from '#core/deps.ts';
import { refuseField, type PlainCode } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { noteVideoAccount } from './note-video-account.ts';
import { showVideoAccount } from './show-video-account.ts';
import type { VideoAccount } from './video-account.contract.ts';
import {
  insertVideoAccount,
  isProvenByOther,
  lockVideoAccounts,
  readVideoAccounts,
} from './video-account.store.ts';

/** Of one customer, so that nobody collects what they do not prove. */
export const MOST_ACCOUNTS = 5;

const LONGEST_NAME = 200;
/** Without letters that are taken for another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LETTERS = 10;

export const refuse = (code: PlainCode): never => refuseField('youtube_channel_url', { code });

/** To add one that is there already changes nothing, so that a call can be sent again. */
export async function addVideoAccount(
  deps: Deps,
  caller: CustomerCaller,
  url: string,
): Promise<VideoAccount> {
  // Nobody is asked to prove what cannot be looked at.
  if (!channelInsight(deps)) refuse('channel_unchecked');
  const channel = await findChannel(deps, url);
  const { instanceId, customer } = caller;
  const owner = { instanceId, customerId: customer.id };
  return deps.db.inInstance(instanceId, async (trx) => {
    await lockVideoAccounts(trx, instanceId);
    const accounts = await readVideoAccounts(trx, owner);
    const known = accounts.find(({ channel_id: id }) => id === channel.id);
    if (known) return showVideoAccount(known);
    if (accounts.length >= MOST_ACCOUNTS) refuse('channel_limit');
    if (await isProvenByOther(trx, { ...owner, channelId: channel.id })) refuse('channel_taken');
    const row = await insertVideoAccount(trx, {
      ...{ instance_id: instanceId, customer_id: customer.id, channel_id: channel.id },
      ...{ name: channel.name.slice(0, LONGEST_NAME), url: channel.url, code: newCode() },
      created_at: deps.clock.now(),
    });
    await noteVideoAccount(trx, deps, { caller, row, action: 'video_account.added' });
    return showVideoAccount(row);
  });
}

async function findChannel(deps: Deps, url: string): Promise<Channel> {
  // A name alone is one of a channel here.
  const channel = await videoPlatform(deps).channelOf(
    /^@[^\s/]+$/.test(url) ? `https://www.youtube.com/${url}` : url,
  );
  if (channel === 'silent') return refuse('channel_silent');
  if (typeof channel === 'string' || !isChannelId(channel.id)) return refuse('channel_unknown');
  return channel;
}

const newCode = (): string =>
  `MQ-${Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
