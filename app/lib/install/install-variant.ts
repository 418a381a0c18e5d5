import { splitPanelPath } from '../i18n/languages.ts';
import { isIos, type DisplayMode } from './display-mode.ts';

/**
 * Which words ask to install the app: how it goes on iOS, what it is good for where orders are
 * seen to, and the short ones with more behind them everywhere else.
 */
export type InstallVariant = 'ios' | 'orders' | 'card';

interface InstallFacts {
  /** Neither closed lately nor kept back by something else. */
  isOpen: boolean;
  displayMode: DisplayMode;
  userAgent: string;
  maxTouchPoints: number;
  /** Whether the browser offered to install it. */
  isOffered: boolean;
  pathname: string;
}

export function installVariant(facts: InstallFacts): InstallVariant | undefined {
  if (!facts.isOpen || facts.displayMode === 'app') return undefined;
  // Chrome on iOS has its own menu for it, at another place.
  if (isIos(facts) && !facts.userAgent.includes('CriOS')) return 'ios';
  if (!facts.isOffered) return undefined;
  return /^\/orders(\/|$)/.test(splitPanelPath(facts.pathname).path) ? 'orders' : 'card';
}

export const INSTALL_CLOSED_COOKIE = 'install-prompt';
export const INSTALL_CLOSED_SECONDS = 2 * 24 * 3600;

/** An address with this in its query opens what was closed. */
export const INSTALL_QUERY = 'downloadPWA';
