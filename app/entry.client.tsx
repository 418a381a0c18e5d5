import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getInitialNamespaces } from 'remix-i18next/client';
import { ENGLISH_NUMBERS } from '#locales/numbers.ts';
import { listenForInstall } from './lib/install/install-offer.client.ts';
import { waitForServer } from './lib/reach/wait-for-server.client.ts';
import { browserTexts } from './lib/texts/browser-texts.client.ts';
import { TextsProvider } from './lib/texts/use-translation.tsx';
import { allowRecovery } from './lib/http/trusted-types.client.ts';
import { listenForCommands } from './ui/overlay/listen-for-commands.ts';

allowRecovery();
waitForServer();
listenForCommands();
listenForInstall();

const { locale = 'en', numbers = ENGLISH_NUMBERS } = document.documentElement.dataset;
const texts = await browserTexts({ locale, numbers }, getInitialNamespaces());

// Its first call begins to decode the page's data, and throws their promise. Thrown while React draws,
// it would suspend the root, of which React makes an error where somebody presses just then.
try {
  RemixBrowser({});
} catch (decoding) {
  await decoding;
}

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider texts={texts}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </TextsProvider>,
  );
});
