import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { useLooks } from '../use-looks.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const EVERY_MS = 2000;
/** Then somebody may look for themselves. */
const MOST_LOOKS = 60;

/**
 * Looks again until it is known. Without a script the browser loads the page again, where news is
 * on its way; else only who asks for it.
 */
export function Refreshed({ isExpected }: { isExpected: boolean }) {
  const { t } = useTranslation('payments');
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  useLooks({ everyMs: EVERY_MS, most: MOST_LOOKS });
  return (
    <Row as="p" wraps gap={3} align="center">
      {isExpected && !isHydrated ? (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      ) : null}
      {isExpected ? (
        <>
          <Spinner />
          {t('looking')}
        </>
      ) : null}
      <ButtonLink to={pathname + search} size="small" tone="quiet">
        {t('lookAgain')}
      </ButtonLink>
    </Row>
  );
}
