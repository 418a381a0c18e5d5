import type { SocialProvider } from './social.contract.ts';

/** As the services call themselves in every language. */
export const SERVICE_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};
