import type { PasswordHasher } from '#core/accounts/passwords/password-hasher.ts';
import type { SocialServices } from '#core/accounts/social/social-service.ts';
import type { CaptchaService } from '#core/accounts/captcha/captcha-service.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#core/platform/db/database.ts';
import type { PlanDelivery } from '#core/fulfilment/dispatch/simulator/plan-delivery.ts';
import type { TextParams } from '#core/errors.ts';
import type { InboundMail } from '#core/feedback/support/by-mail/inbound-mail.ts';
import type { Log } from '#core/log.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import type { Printer } from '#core/billing/documents/printer.ts';
import type { OwnerDocuments } from '#core/tenancy/instances/document.ts';
import type { VideoPlatform } from '#core/catalogue/video-platform/video-platform.ts';
import type { StripeSettings } from '#core/billing/payments/stripe/stripe-client.ts';

/**
 * A text for people in a language, by its key (`errors:code.not_found`); the core holds no texts
 * of its own. It answers plain text: nothing in it is escaped for HTML.
 */
export type Texts = (language: string, key: string, params?: TextParams) => string;

/**
 * Which instance serves hosts that match none: with `any` every such host, with `local` only
 * addresses of a first try (IP addresses, single-label names, `.local`).
 */
export interface DefaultInstance {
  slug: string;
  hosts: 'any' | 'local';
  /** Where a demo answers: what is told by no request links to it there. */
  port?: number;
}

/** The documents of a panel with this name that nobody has changed yet. */
export type StarterDocuments = (asked: { slug: string; name: string }) => Promise<OwnerDocuments>;

/** The texts that stand at a name, each in the pieces it is kept in; throws as `node:dns` does. */
export type ResolveText = (name: string) => Promise<string[][]>;

/** Services outside, each there once the deployment has their keys. */
export interface Services {
  captcha?: CaptchaService;
  social?: SocialServices;
  /** Accepts cards; methods that need it are offered only if it is configured. */
  stripe?: StripeSettings;
  /** A stand-in instead of Stripe, for accounts of instances as well. */
  stripeHost?: StripeSettings['host'];
  /** Tells what channels are; their posts are seen without it. */
  youtube?: { apiKey: string };
}

/** Everything the core needs from outside. */
export interface Deps {
  db: Database;
  clock: Clock;
  log: Log;
  texts: Texts;
  defaultInstance: DefaultInstance | undefined;
  services?: Services;
  /**
   * What identity documents are sealed with beside the secret in the database: the first for new
   * ones, any of them to open. Without one, only a demo takes documents.
   */
  documentSecrets?: readonly string[];
  /** Where answers to mails go; without it they go to the support of the instance. */
  inboundMail?: InboundMail | undefined;
  /** Instead of argon2id at its full cost, where tests compare thousands of passwords. */
  passwords?: PasswordHasher;
  /** Instead of the open internet alone, where a stand-in answers in a test. */
  outbound?: Outbound;
  /** Instead of the one that the deployment has, where a test plays one. */
  videoPlatform?: VideoPlatform;
  /** A demo on a local machine: all mails can be read. */
  isDemo?: boolean;
  /** Makes PDF files; absent in a process that has no engine for it. */
  printer?: Printer;
  /** How the simulator delivers; within a minute unless told otherwise. */
  planDelivery?: PlanDelivery;
  /** What a new panel begins with; without it, no panels are rented out. */
  starterDocuments?: StarterDocuments;
  /** Who asks servers of names for what proves a domain; those of the machine unless told otherwise. */
  resolveText?: ResolveText;
  /** True from the moment the process was told to stop: `/readyz` then answers 503. */
  isDraining: () => boolean;
}
