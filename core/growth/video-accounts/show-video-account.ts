import type { VideoAccount } from './video-account.contract.ts';
import type { VideoAccountRow } from './video-account.store.ts';

export const showVideoAccount = (row: VideoAccountRow): VideoAccount => ({
  ...{ id: Number(row.id), code: row.code },
  verification_code_at: row.verification_code_at?.toISOString() ?? null,
  verification_public_subscriptions_at:
    row.verification_public_subscriptions_at?.toISOString() ?? null,
  ...{ youtube_channel_id: row.channel_id, is_reportable: row.is_reportable },
  ...{ name: row.name, url: row.url },
});

export const isVerified = (row: VideoAccountRow): boolean =>
  row.verification_code_at !== null && row.verification_public_subscriptions_at !== null;
