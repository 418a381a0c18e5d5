import type { Language } from '#locales/languages.ts';
import type { CoreClient } from './core.server.ts';
import type { CompiledInstance } from './instance/compiled-instance.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Currency = 'USD' | 'RUB';

/** What the server knows of a request before Remix sees it. */
export interface PanelContext {
  instance: CompiledInstance;
  language: Language;
  /** The texts' locale: the language, or the pseudo-language of layout tests. */
  locale: string;
  core: CoreClient;
  /** Scheme and host as the visitor typed them. */
  origin: string;
  nonce: string;
  requestId: string;
  theme: Theme;
  currency: Currency;
  /** Whether cookies may carry Secure: the visitor came by https. */
  secure: boolean;
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
