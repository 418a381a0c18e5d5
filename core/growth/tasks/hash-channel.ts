import { createHmac } from 'node:crypto';
import type { Keys } from '#core/platform/secrets/keys.ts';

export type HashChannel = (channel: { instanceId: number; channelId: string }) => string;

/**
 * By which a channel is known again, and which tells nobody which one it is. The key is read before a
 * transaction begins, since it may need one of its own.
 */
export async function readChannelHash({ keys }: { keys: Keys }): Promise<HashChannel> {
  const key = await keys.key('task-channel');
  return ({ instanceId, channelId }) =>
    createHmac('sha256', key).update(`${instanceId}/${channelId}`).digest('base64url');
}
