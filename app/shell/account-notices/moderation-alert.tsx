import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoney } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import type { ProfileData } from '../profile-panel/profile-data.server.ts';
import { notice } from './moderation-alert.css.ts';

type Checked = NonNullable<ProfileData['checked']>;

/** Above every page while staff look for the money of a payment. */
export function ModerationAlert({ checked: { isOnly, invoiceId, amount } }: { checked: Checked }) {
  const { t } = useTranslation('panels');
  const format = useMoney();
  return (
    <div className={notice}>
      <Alert
        title={isOnly ? t('moderation.title', { amount: format(amount) }) : t('moderation.several')}
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
