const NAME = 'tasks_channel';

/** With which channel somebody did tasks the last time that they chose one. */
export function readChannel(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,18})(?:;|$)`).exec(cookies ?? '')?.[1];
}

export const CHANNEL_COOKIE = NAME;

/** The one that was kept, or the first where it is gone or there is none. */
export function chosenOf<Account extends { id: number }>(
  verified: readonly Account[],
  kept: string | undefined,
): Account | undefined {
  return verified.find(({ id }) => String(id) === kept) ?? verified.at(0);
}
