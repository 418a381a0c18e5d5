import { useEffect } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { startUpdates } from '../lib/app-update/updates.client.ts';
import { tellTimeZone } from '../lib/i18n/tell-time-zone.client.ts';
import type { SeenPage } from '../lib/app-update/worker-paths.ts';
import { useSnackbar } from '../ui/feedback/snackbar.tsx';
import { InstallPrompt } from './install-prompt.tsx';

interface AppLifeRunnerProps {
  /** Absent where there is no service worker. */
  seen: SeenPage | undefined;
  offersInstall: boolean;
}

export function AppLifeRunner({ seen, offersInstall }: AppLifeRunnerProps) {
  // Loaded now: the texts of this build may be gone when there is a newer one.
  const { t } = useTranslation('pwa');
  const { show } = useSnackbar();

  useEffect(tellTimeZone, []);

  useEffect(() => {
    const updates = seen && startUpdates(seen);
    return updates?.onOffer(() =>
      show({
        id: 'app-update',
        text: t('update.text'),
        timeoutMs: null,
        action: { label: t('update.action'), onSelect: updates.accept },
      }),
    );
  }, [seen, show, t]);

  return <InstallPrompt hasRoom={offersInstall} />;
}
