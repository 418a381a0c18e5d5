import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { listenForInstall } from './lib/install/install-offer.client.ts';
import { browserTexts } from './lib/texts/browser-texts.client.ts';
import { allowRecovery } from './lib/trusted-types.client.ts';
import { listenForCommands } from './ui/overlay/listen-for-commands.ts';

allowRecovery();
listenForCommands();
listenForInstall();

const locale = document.documentElement.dataset['locale'] ?? 'en';
const texts = await browserTexts(locale, getInitialNamespaces());

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={texts}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  );
});
