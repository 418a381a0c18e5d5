import { useFetcher, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoney } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { corner } from '#app/ui/feedback/alert.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ProfileData } from '../profile-panel/profile-data.server.ts';
import { notice } from './moderation-alert.css.ts';

type Checked = NonNullable<ProfileData['checked']>;

/** Above every page while staff look for the money of a payment, until it is put away. */
export function ModerationAlert({ checked: { isOnly, invoiceId, amount } }: { checked: Checked }) {
  const { t } = useTranslation('panels');
  const format = useMoney();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  // Away at once; it comes back if it could not be kept.
  if (fetcher.state !== 'idle') return null;
  const title = isOnly
    ? t('moderation.title', { amount: format(amount) })
    : t('moderation.several');
  return (
    <div className={notice}>
      <Alert
        title={title}
        aside={
          <fetcher.Form method="post" action={pagePath('preferences')} preventScrollReset>
            <input type="hidden" name="returnTo" value={pathname + search} />
            <button
              className={corner}
              name="checked_payment"
              value={invoiceId}
              aria-label={t('moderation.dismiss', { title })}
            >
              <Icon name="x" />
            </button>
          </fetcher.Form>
        }
        actions={
          <ButtonLink
            to={
              isOnly
                ? pagePath('add-funds/success', {}, { invoice: invoiceId })
                : pagePath('add-funds')
            }
            size="small"
            tone="outline"
          >
            {isOnly ? t('moderation.action') : t('moderation.actionSeveral')}
          </ButtonLink>
        }
      >
        {t('moderation.text')}
      </Alert>
    </div>
  );
}
