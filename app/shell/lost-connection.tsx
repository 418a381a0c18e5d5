import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pageRequests } from '../lib/reach/page-requests.ts';
import { useSnackbar } from '../ui/feedback/snackbar.tsx';

const ID = 'lost-connection';

/** Says that the server cannot be reached, for as long as something waits for it. */
export function LostConnection() {
  const { t } = useTranslation('shell');
  const { show, dismiss } = useSnackbar();
  const waiting = useSyncExternalStore(pageRequests.watch, pageRequests.waiting, () => 'nothing');
  const stay = useStay();

  useEffect(() => {
    if (waiting === 'nothing') {
      dismiss(ID);
      return;
    }
    show({
      id: ID,
      text: waiting === 'form' ? t('lost.form') : t('lost.page'),
      tone: 'warning',
      timeoutMs: null,
      action: { label: t('lost.again'), onSelect: pageRequests.again },
      onDismiss: () => stay.current(),
    });
  }, [waiting, show, dismiss, stay, t]);
  return null;
}

/** Ends a navigation that waits: the page stays, and what was entered can be changed. */
function useStay() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  const stay = useRef<() => void>(() => undefined);
  const stayed = useRef<() => void>(() => undefined);
  useEffect(() => {
    stay.current = () => {
      if (state === 'idle') return;
      stayed.current = pageRequests.stay(window.location.pathname);
      const here = { pathname, search, hash: 'here' };
      void navigate(here, { replace: true, preventScrollReset: true });
    };
  });
  useEffect(() => {
    if (state !== 'loading') stayed.current();
  }, [state]);
  return stay;
}
