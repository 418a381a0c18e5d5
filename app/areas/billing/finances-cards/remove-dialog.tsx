import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { LinkedCard } from '#core/billing/payments/cards/card.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { cardName } from '#app/lib/money/card-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

interface RemoveDialogProps {
  card: LinkedCard;
  endsAutomatic: boolean;
}

/** Asks whether a card is really to go; a part of the address, so that it needs no script. */
export function RemoveDialog({ card, endsAutomatic }: RemoveDialogProps) {
  const { t } = useTranslation('cards');
  return (
    <Dialog
      title={t('removing.title', { card: cardName(card) })}
      isOpen
      closeLabel={t('removing.disagree')}
      closeHref={pagePath('finances/cards')}
    >
      <Form method="post" action={pagePath('finances/cards')}>
        <input type="hidden" name="card" value={card.id} />
        <FormStack>
          <p>{t('removing.text')}</p>
          {endsAutomatic ? <p>{t('removing.automatic')}</p> : null}
          <FormActions>
            <SubmitButton tone="danger" name="form" value="remove">
              {t('removing.agree')}
            </SubmitButton>
            <ButtonLink to={pagePath('finances/cards')} tone="outline">
              {t('removing.disagree')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
