import type { Services } from '#core/deps.ts';
import type { Env } from './env.ts';

/** The services outside whose keys are set; of two captchas, the first that is. */
export function outsideServices(env: Env): Services {
  const turnstile = captcha('turnstile', env.TURNSTILE_SITE_KEY, env.TURNSTILE_SECRET_KEY);
  const recaptcha = captcha('recaptcha', env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET_KEY);
  const chosen = turnstile ?? recaptcha;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  const { GOOGLE_ONE_TAP_HOSTS: oneTapHosts } = env;
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = env;
  const { TELEGRAM_BOT_TOKEN: botToken } = env;
  const stripeHost = standInOf(env.STRIPE_API_URL);
  const stripe = stripeSettings(env, stripeHost);
  const { YOUTUBE_API_KEY: apiKey } = env;
  return {
    ...(stripe && { stripe }),
    ...(stripeHost && { stripeHost }),
    ...(apiKey && { youtube: { apiKey } }),
    ...(chosen && { captcha: chosen }),
    social: {
      ...(clientId && clientSecret && { google: { clientId, clientSecret, oneTapHosts } }),
      ...(appId && appSecret && { facebook: { appId, appSecret } }),
      ...(botToken && { telegram: { botToken } }),
    },
  };
}

/** Where answers to mails go, if they are taken. */
export function inboundMail({ INBOUND_MAIL: address, INBOUND_MAIL_SECRETS: secrets = '' }: Env) {
  if (address === undefined) return undefined;
  return { address, secrets: secrets.split(',').flatMap((secret) => secret.trim() || []) };
}

/** What identity documents are sealed with, the newest first. */
export function documentSecrets({ DOCUMENT_SECRETS: secrets = '' }: Env): string[] {
  return secrets.split(',').flatMap((secret) => secret.trim() || []);
}

function captcha(kind: 'turnstile' | 'recaptcha', siteKey = '', secretKey = '') {
  return siteKey && secretKey ? { kind, siteKey, secretKey } : undefined;
}

function stripeSettings(
  { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: secrets = '' }: Env,
  host: Services['stripeHost'],
): Services['stripe'] {
  const webhookSecrets = secrets.split(',').flatMap((secret) => secret.trim() || []);
  if (!secretKey || webhookSecrets.length === 0) return undefined;
  return { secretKey, webhookSecrets, ...(host && { host }) };
}

function standInOf(url: string | undefined): Services['stripeHost'] {
  if (url === undefined) return undefined;
  const { hostname: host, port } = new URL(url);
  return { protocol: 'http', host, port: Number(port) };
}
