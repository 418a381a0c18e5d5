import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import type { Language } from '#locales/languages.ts';
import type { ThemeInput } from '#themes/theme-input.ts';
import type { Affiliate } from '../session/affiliate-code.ts';
import type { CartKey } from '../session/cart-key.server.ts';
import type { Consent } from '../session/consent.ts';
import type { CoreClient } from '../core/core.server.ts';
import type { Flash } from '../session/flash.server.ts';
import type { CompiledInstance } from '../instance/compiled-instance.ts';
import type { PolicySources } from './policy-sources.ts';
import type { PageMoment } from '../schedule/shown-at.ts';
import type { Session } from '../session/session.server.ts';
import type { VisitSource } from '../session/visit-source.server.ts';
import type { Wish } from '../session/wish.server.ts';
import type { PageCode } from '../custom-code/page-code.ts';
import type { WidgetFrame } from '../widget-frame/widget-frame.ts';
import type { ShownPreview } from '../studio-preview/shown-preview.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Currency = 'USD' | 'RUB';

export type ServicesView = 'cards' | 'table';

/** How the drawer beside the page stands on a wide screen. */
export interface DrawerChoice {
  isMini: boolean;
  /** Whether a small one grows under the pointer. */
  opensOnHover: boolean;
}

/** What only development and demo mode show. */
export interface DevPages {
  /** The looks of the demo instances, whichever of them the host belongs to. */
  brands: readonly { slug: string; name: string; look: ThemeInput }[];
  /** Whether the pseudo-language of layout tests can be asked for. */
  pseudo: boolean;
}

export interface TrialCode {
  source: string;
  allowedConnections: string[];
}

/** What the server knows of a request before Remix sees it. */
export interface PanelContext {
  instance: CompiledInstance;
  language: Language;
  /** The texts' locale: the language, or the pseudo-language of layout tests. */
  locale: string;
  core: CoreClient;
  session: Session;
  /** What opens the cart of a guest. */
  cart: CartKey;
  /** What one request says on the page that it leads to. */
  flash: Flash;
  /** As the browser has sent them. */
  cookies: string | null;
  /** What a guest wanted to mark before the login. */
  wish: Wish;
  /** Who is logged in; undefined for a guest, also when the session has just ended. */
  customer(): Promise<Profile | undefined>;
  /** Scheme and host where everybody finds this brand: what addresses for others are made with. */
  origin: string;
  /** Scheme and host as the visitor typed them, for the policy of the page in their browser. */
  pageOrigin: string;
  nonce: string;
  moment: PageMoment;
  /** What its loaders open in the policy of this document; absent where only data is asked for. */
  opened: PolicySources[] | undefined;
  requestId: string;
  /** What the addresses of its pages begin with: the language's own base, or that of the preview. */
  base: string;
  /** Only where a draft is shown instead of what is published. */
  preview: ShownPreview | undefined;
  /** Only in a frame on the site of a partner, where nobody is logged in. */
  frame: WidgetFrame | undefined;
  theme: Theme;
  currency: Currency;
  /** In which the visitor reads times; absent until their browser has told it. */
  timeZone: string | undefined;
  drawer: DrawerChoice;
  /** How lists of services look: the visitor's choice, else the instance's. */
  servicesView: ServicesView;
  /** The payment of which they know that staff look for its money, by its number. */
  knownCheck: string | undefined;
  /** What the visitor lets be measured and advertised; absent until they answered. */
  consent: Consent | undefined;
  /** Who sent the visitor here, by the link of this visit or an earlier one. */
  affiliate: Affiliate;
  /** Where the visitor came from otherwise, by the names of the contract. */
  source: VisitSource;
  /** As whom counters know the visitor, by the names of the contract; none without consent. */
  counterIds: Readonly<Record<string, string>>;
  /** Whether the visitor opened the support chat in this visit. */
  chatIsOpened: boolean;
  /** The owner's own code, as this page may run it. */
  customCode: PageCode | undefined;
  /** Whether the operator lets this instance's code into the page itself. */
  mayTrustCode: boolean;
  /** Whether cookies may carry Secure: the visitor came by https. */
  secure: boolean;
  /** The document in which the code of a draft can be tried, walled off as that of the public is. */
  trialFrame(code: TrialCode): { body: string; headers: Readonly<Record<string, string>> };
  /** Whether pages register the service worker. */
  usesWorker: boolean;
  /** Absent in live mode: what needs it does not exist there. */
  dev: DevPages | undefined;
  /** Logs what went wrong in a loader, an action or a render, with the request's id. */
  reportError(error: unknown): void;
}

declare module '@remix-run/node' {
  // Remix types its context as an open interface that the host fills in.
  interface AppLoadContext extends PanelContext {}

  // Loaders' types reach components as they are, dates and all.
  interface Future {
    v3_singleFetch: true;
  }
}
