import { resolve } from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from './project-root.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

/**
 * Every setting of a process, read once. A bad value stops the start with a sentence that
 * names the variable and says what to set.
 */

const schema = z.object({
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  MARQUEE_ROLE: z.enum(['all', 'panel', 'core', 'worker']).default('all'),
  MARQUEE_MODE: z.enum(['demo', 'live']).optional(),
  MARQUEE_VAR: z.string().min(1).default('var'),
  MARQUEE_FIXTURES: z.string().min(1).default('fixtures/instances'),
  MARQUEE_HISTORY: z.enum(['on', 'off']).default('on'),
  MARQUEE_SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  MARQUEE_PSEUDO_LANGUAGE: z.enum(['0', '1']).default('0'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  CORE_URL: z
    .string()
    .regex(/^https?:\/\/[^/?#]+\/?$/, 'must be an http or https address without a path')
    .optional(),
  DEFAULT_INSTANCE: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/, 'must be the slug of an instance')
    .optional(),
  MARQUEE_TRUSTED_CODE: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,62}(\s*,\s*[a-z0-9][a-z0-9-]{0,62})*$/, 'must be slugs, by comma')
    .default(''),
  TRUSTED_PROXIES: z.string().default(''),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  INBOUND_MAIL: z
    .string()
    .regex(
      /^[a-z0-9]{1,10}@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'must be an address of at most ten letters before the @, such as reply@mail.example',
    )
    .optional(),
  INBOUND_MAIL_SECRETS: z
    .string()
    .regex(
      /^[^\s,]{32,200}(\s*,\s*[^\s,]{32,200})*$/,
      'must be secrets of at least 32 characters, by comma',
    )
    .optional(),
  DOCUMENT_SECRETS: z
    .string()
    .regex(
      /^[^\s,]{32,200}(\s*,\s*[^\s,]{32,200})*$/,
      'must be secrets of at least 32 characters, by comma',
    )
    .optional(),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  YOUTUBE_API_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRETS: z.string().optional(),
  STRIPE_API_URL: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d{4,5}$/, 'must look like http://127.0.0.1:4000')
    .refine((url) => parseUrl(url) !== undefined, 'must name a port')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ONE_TAP_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/, 'must be hosts without a port, by comma')
    .default(''),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'must be the token of a bot, such as 123456:ABC')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Marquee <no-reply@localhost>'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  MARQUEE_FRESH_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  MARQUEE_PAGES_MB: z.coerce.number().min(0).max(16_384).default(64),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(300).default(20),
});

export type Env = Omit<
  z.infer<typeof schema>,
  'HOST' | 'MARQUEE_MODE' | 'MARQUEE_TRUSTED_CODE' | 'TRUSTED_PROXIES' | 'GOOGLE_ONE_TAP_HOSTS'
> & {
  HOST: string;
  GOOGLE_ONE_TAP_HOSTS: string[];
  MARQUEE_MODE: 'demo' | 'live';
  MARQUEE_TRUSTED_CODE: string[];
  TRUSTED_PROXIES: string[];
};

const LOOPBACK = '127.0.0.1';

/** Whether an address can be reached from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // An empty value in a compose file or a shell means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} ${sentence(issue.message)}`,
    );
    throw new EnvError(`Cannot start with these settings: ${problems.join('; ')}.`);
  }
  const env = parsed.data;
  if (env.MARQUEE_ROLE === 'panel' && !env.CORE_URL) {
    throw new EnvError('MARQUEE_ROLE=panel needs CORE_URL, the address of the core it shows.');
  }
  if (env.MARQUEE_ROLE !== 'panel' && env.CORE_URL) {
    throw new EnvError(
      'CORE_URL belongs to MARQUEE_ROLE=panel: every other role has its own core.',
    );
  }
  if (env.MARQUEE_ROLE === 'worker' && !env.DATABASE_URL) {
    throw new EnvError(
      'MARQUEE_ROLE=worker needs DATABASE_URL: the embedded database serves one process only.',
    );
  }
  if ((env.INBOUND_MAIL === undefined) !== (env.INBOUND_MAIL_SECRETS === undefined)) {
    throw new EnvError('INBOUND_MAIL and INBOUND_MAIL_SECRETS are set together, or neither is.');
  }
  const mode = env.MARQUEE_MODE ?? (env.DATABASE_URL || env.CORE_URL ? 'live' : 'demo');
  return {
    ...env,
    // The passwords of the demo are published: who wants it seen from elsewhere says so.
    HOST: env.HOST ?? (mode === 'demo' ? LOOPBACK : '0.0.0.0'),
    MARQUEE_MODE: mode,
    MARQUEE_VAR: resolve(PROJECT_ROOT, env.MARQUEE_VAR),
    GOOGLE_ONE_TAP_HOSTS: listOf(env.GOOGLE_ONE_TAP_HOSTS),
    MARQUEE_TRUSTED_CODE: listOf(env.MARQUEE_TRUSTED_CODE),
    TRUSTED_PROXIES: listOf(env.TRUSTED_PROXIES),
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
