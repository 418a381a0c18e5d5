import type { InitOptions } from 'i18next';

/** What the server's i18next and what stands for it in the browser share. Missing keys fail the build, so nothing falls back. */
export const I18N_OPTIONS = {
  fallbackLng: false,
  defaultNS: 'shell',
  // `hi_IN` and `pt_BR` are exact names of ours, never reduced to `hi` or `pt`.
  load: 'currentOnly',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  returnNull: false,
} as const satisfies InitOptions;
