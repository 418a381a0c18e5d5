import type { Deps } from '#core/deps.ts';
import { facebookService } from './facebook.ts';
import { googleService } from './google.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import type { SocialService } from './social-service.ts';
import { telegramService } from './telegram.ts';

/** The services whose keys the deployment has. */
export function socialServices({ services, clock }: Deps): SocialService[] {
  const { google, facebook, telegram } = services?.social ?? {};
  return [
    ...(google ? [googleService(google, clock)] : []),
    ...(facebook ? [facebookService(facebook)] : []),
    ...(telegram ? [telegramService(telegram, clock)] : []),
  ];
}

/** Telegram vouches on the sites of a bot alone, so only a brand that has one offers it. */
export function isOfferedBy(
  { telegramBotUsername: bot }: Pick<Settings, 'telegramBotUsername'>,
  { provider }: Pick<SocialService, 'provider'>,
): boolean {
  return provider !== 'telegram' || bot !== undefined;
}
