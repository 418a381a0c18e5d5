import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '../button-link.tsx';
import type { LostLines } from './use-cart-mirror.ts';

interface EmptyCartProps {
  isGuest: boolean;
  /** What this browser remembers of a cart that is gone. */
  lost: LostLines | undefined;
}

export function EmptyCart({ isGuest, lost }: EmptyCartProps) {
  const { t } = useTranslation(['cart', 'shell']);
  return (
    <>
      {lost ? (
        <Alert
          title={t('lost.title', { count: lost.count })}
          actions={
            <>
              <input type="hidden" name="lines" value={lost.lines} />
              <SubmitButton name="intent" value="add" size="small">
                {t('lost.restore')}
              </SubmitButton>
            </>
          }
          dismissLabel={t('lost.forget')}
          onDismiss={lost.forget}
        >
          {t('lost.text')}
        </Alert>
      ) : null}
      <EmptyState
        illustration="basket"
        title={t('empty.title')}
        actions={
          <>
            <ButtonLink to={pagePath('orders/create')}>{t('shell:createOrder')}</ButtonLink>
            {isGuest ? (
              <ButtonLink to={wayIn('login', pagePath('cart'))} tone="outline">
                {t('shell:login')}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </>
  );
}
