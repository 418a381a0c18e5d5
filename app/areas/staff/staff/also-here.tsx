import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Presence } from '#app/areas/staff/presence.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { useListed } from './use-listed.ts';

const EVERY_MS = 20_000;

interface AlsoHereProps extends Presence {
  /** Colleagues who had it open when the page was made. */
  names: readonly string[];
}

/** Warns that a colleague works on the same; without a script, as the page was loaded. */
export function AlsoHere({ subject, id, names: first }: AlsoHereProps) {
  const { t } = useTranslation('staff');
  const listed = useListed();
  const { load, data } = useFetcher<{ names: string[] }>();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      load(pagePath('staff/presence', {}, { subject, id }));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [load, subject, id]);
  const names = data?.names ?? first;
  if (names.length === 0) return null;
  return <Alert tone="warning">{t('here', { names: listed(names) })}</Alert>;
}
