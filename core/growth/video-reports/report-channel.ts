import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { toldOf } from './kept-answers.ts';
import { answered, requireInsight, requireReportable } from './reported-channel.ts';
import type {
  channelDaysAnswer,
  ChannelDaysBody,
  channelInfoAnswer,
} from './video-report.contract.ts';

/** What a channel comes to since it began. */
export async function getChannelInfo(
  deps: Deps,
  caller: CustomerCaller,
  channelId: string | undefined,
): Promise<z.infer<typeof channelInfoAnswer>> {
  const { channelId: id, name } = await requireReportable(deps, caller, channelId);
  const insight = requireInsight(deps);
  const { told, at } = await toldOf(deps, `info ${id}`, async () =>
    answered(await insight.figures(id)),
  );
  const { views, subscribers, videos, isMonetized: monetized } = told;
  return {
    data: { youtube_channel_id: id, name, views, subscribers, videos, monetized },
    meta: { source: insight.source, is_available: true, told_at: at.toISOString() },
  };
}

interface DaysAsked {
  channelId: string | undefined;
  body: ChannelDaysBody;
}

/** A row for each day, of which those to come are none. */
export async function getChannelDays(
  deps: Deps,
  caller: CustomerCaller,
  { channelId, body }: DaysAsked,
): Promise<z.infer<typeof channelDaysAnswer>> {
  const { channelId: id } = await requireReportable(deps, caller, channelId);
  const insight = requireInsight(deps);
  const today = deps.clock.now().toISOString().slice(0, 10);
  const period = { from: body.date_start, to: body.date_end < today ? body.date_end : today };
  const { told, at } = await toldOf(deps, `days ${id} ${period.from} ${period.to}`, async () =>
    answered(await insight.days(id, period)),
  );
  return {
    data: told ?? [],
    meta: {
      source: insight.source,
      is_available: told !== undefined,
      told_at: at.toISOString(),
    },
  };
}
