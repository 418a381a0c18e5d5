import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CartAnswer } from '#app/lib/cart/cart-answer.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { ButtonLink } from '../button-link.tsx';
import type { CartFetcher } from './cart-groups.tsx';

interface ClearDialogProps {
  fetcher: CartFetcher;
  answer: CartAnswer;
}

/** Asks before the last of it goes. */
export function ClearDialog({ fetcher, answer }: ClearDialogProps) {
  const { t } = useTranslation('cart');
  // Each time that it is asked anew, it is a new answer.
  const [closed, setClosed] = useState<CartAnswer>();
  const close = () => setClosed(answer);
  return (
    <Dialog
      title={t('clear.title')}
      isOpen={closed !== answer}
      onClose={close}
      footer={
        <>
          <ButtonLink
            to={pagePath('cart')}
            tone="quiet"
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            {t('cancel')}
          </ButtonLink>
          <fetcher.Form method="post" action={pagePath('cart')} onSubmit={close}>
            <SubmitButton name="intent" value="clear" tone="danger">
              {t('clear.confirm')}
            </SubmitButton>
          </fetcher.Form>
        </>
      }
    >
      {t('clear.text')}
    </Dialog>
  );
}
