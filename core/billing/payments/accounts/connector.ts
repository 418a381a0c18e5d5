import type { Deps } from '#core/deps.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import type { Gateway } from '../gateway.ts';
import type { AccountProblem } from './account-gateways.pure.ts';
import { toldText } from './told-text.ts';

export const LONGEST_SAID = 300;

/** What an adapter needs beside the keys of an account. */
export interface ConnectorDeps extends Pick<Deps, 'clock' | 'log'> {
  outbound: Outbound;
}

/** Whose account some keys belong to, as the provider says. */
export interface AccountIdentity {
  /** The provider's own id of the account; the same after its keys were changed. */
  outsideId: string;
  /** What the owner knows it by: a name, an address of mail or of a shop. */
  name: string;
  /** It moves no real money. */
  isTest: boolean;
}

/** What the provider was told about where to send its events. */
export interface Listening {
  /** The provider's id of it, by which it is taken away. */
  webhookId: string;
  /** What its events are signed with, where it is a secret. */
  webhookSecret?: string | undefined;
}

/** How accounts at one payment provider are used; `Keys` are what an owner has entered. */
export interface Connector<Keys> {
  /** Throws `KeysRefused` where the keys cannot be used. */
  identify(deps: ConnectorDeps, keys: Keys): Promise<AccountIdentity>;
  /**
   * Has events sent to an address; where it is known there already, that one is used again or replaced.
   * Throws `KeysRefused` where the provider does not want to; payments are then looked up instead.
   */
  listen(deps: ConnectorDeps, keys: Keys, url: string): Promise<Listening>;
  /** Has no more events sent. It need not succeed. */
  unlisten(deps: ConnectorDeps, keys: Keys, webhookId: string): Promise<void>;
  /** The account as a gateway; `listening` is absent where it sends no events. */
  gateway(deps: ConnectorDeps, keys: Keys, listening: Listening | undefined): Gateway;
}

/** Keys that cannot be used, and what the provider said. */
export class KeysRefused extends Error {
  override readonly name = 'KeysRefused';
  readonly problem: AccountProblem;
  /** In the provider's own words, at most 300 characters. */
  readonly said: string | undefined;

  constructor(problem: AccountProblem, said?: string) {
    super(`The keys of a payment account cannot be used: ${problem}`);
    this.problem = problem;
    this.said = said === undefined ? said : toldText(said, LONGEST_SAID);
  }
}
