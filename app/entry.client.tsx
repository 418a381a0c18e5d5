import { RemixBrowser } from '@remix-run/react';
import i18next, { type BackendModule } from 'i18next';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { I18N_OPTIONS } from './lib/i18n-options.ts';
import { loadTexts } from './lib/i18n.client.ts';
import { allowRecovery } from './lib/trusted-types.client.ts';

allowRecovery();

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    loadTexts(locale, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : String(error), false),
    );
  },
};

await i18next
  .use(initReactI18next)
  .use(backend)
  .init({
    ...I18N_OPTIONS,
    lng: document.documentElement.dataset['locale'] ?? 'en',
    ns: getInitialNamespaces(),
  });

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18next}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});
