import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { isBackOfficePath } from '#app/lib/pages/studio-path.ts';
import { rememberLink } from '#app/lib/session/landing-link.ts';
import { ConsentBanner } from './consent-banner.tsx';
import type { ShellData } from './shell-data.server.ts';

interface ConsentAreaProps {
  data: Pick<ShellData, 'consent' | 'privacyUrl'>;
  /** Whether the visitor asked to see their answers again. */
  isReopened: boolean;
  onClose: () => void;
}

/**
 * The banner while it is needed; the page of the same questions needs none beside it, and whoever runs
 * the shop is asked where it is visited.
 */
export function ConsentArea({ data, isReopened, onClose }: ConsentAreaProps) {
  const { pathname, search } = useLocation();
  const isAsked = data.consent === undefined && !isBackOfficePath(pathname);
  const isShown = (isAsked || isReopened) && pathname !== pagePath('consent');
  const wasShown = useRef(isShown);

  useEffect(() => rememberLink(search), [search]);
  useEffect(() => {
    const hasGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    // What had the focus went away with it.
    if (hasGone && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [isShown]);

  return isShown ? (
    <ConsentBanner consent={data.consent} privacyUrl={data.privacyUrl} onClose={onClose} />
  ) : null;
}
