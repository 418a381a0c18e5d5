import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderTotal } from '../../lib/checkout/order-quote.server.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DescriptionList } from '../../ui/surface/description-list.tsx';
import * as styles from './checkout.css.ts';
import { charged } from './order-total.tsx';

interface SpeedupOfferProps {
  formId: string;
  lines: readonly { title: string }[];
  total: OrderTotal;
  sent: FormData | undefined;
}

/** Asks once, before the first order: sooner for a little more, or as it is. */
export function SpeedupOffer({ formId, lines, total, sent }: SpeedupOfferProps) {
  const { t } = useTranslation('checkout');
  // Each time that it is offered anew, it is for another total.
  const [closed, setClosed] = useState<OrderTotal>();
  const isOn = (own: string) => (sent?.get('intent') === own ? true : undefined);
  return (
    <Dialog
      size="offer"
      title={t('speedup.title')}
      isOpen={closed !== total}
      onClose={() => setClosed(total)}
      footer={
        <>
          <SubmitButton
            form={formId}
            name="intent"
            value="order-plain"
            tone="outline"
            busy={isOn('order-plain')}
          >
            {t('speedup.without')}
          </SubmitButton>
          <SubmitButton
            form={formId}
            name="intent"
            value="order-fast"
            icon="zap"
            busy={isOn('order-fast')}
          >
            {t('speedup.with')}
          </SubmitButton>
        </>
      }
    >
      <div className={styles.offer}>
        <p className={styles.offerBanner}>
          <Icon name="rocket" size={24} />
          <span>{t('speedup.text')}</span>
        </p>
        <DescriptionList
          look="rows"
          items={total.items
            .filter(({ canSpeedup }) => canSpeedup)
            .map(({ index, fast }) => ({
              term: lines[index]?.title ?? '',
              detail: charged(fast),
            }))}
        />
        <DescriptionList
          look="rows"
          items={[
            { term: t('speedup.totalWithout'), detail: charged(total.total) },
            { term: t('speedup.totalWith'), detail: charged(total.fast), isTotal: true },
          ]}
        />
        <input form={formId} type="hidden" name="expected_fast" value={total.fast} />
      </div>
    </Dialog>
  );
}
