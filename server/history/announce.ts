import { addAnnouncement } from '#core/feedback/announcements/write-announcements.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const MINUTE_MS = 60_000;

/** The team tells its customers something above every page. */
export async function announce(
  { deps }: Stage,
  troupe: Troupe,
  { who, level, title, text, forMinutes }: DeedOf<'announce'>,
): Promise<void> {
  const until = deps.clock.now().getTime() + (forMinutes ?? 0) * MINUTE_MS;
  const body = { level, audience: 'customers' as const, title, text };
  await addAnnouncement(deps, callerOf(troupe, who), {
    ...body,
    ...(forMinutes !== undefined && { ends_at: new Date(until).toISOString() }),
  });
}
