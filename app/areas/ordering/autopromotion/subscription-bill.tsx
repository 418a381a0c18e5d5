import { ChargedInDollars } from '#app/components/charged-in-dollars.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './autopromotion.css.ts';
import type { PublicationCost } from './offer.ts';
import type { ChosenService } from './subscription-form.ts';

interface SubscriptionBillProps {
  chosen: readonly ChosenService[];
  cost: PublicationCost | undefined;
  isAsking: boolean;
}

/** What each post costs, and all of them. */
export function SubscriptionBill({ chosen, cost, isAsking }: SubscriptionBillProps) {
  const { t } = useTranslation('autopromotion');
  const numbers = useNumbers();
  return (
    <div aria-live="polite" aria-busy={isAsking} className={styles.bill}>
      {cost ? (
        <Stack gap={3}>
          <DescriptionList
            look="rows"
            items={[
              ...chosen.flatMap(({ type, service }) => {
                const own = cost.services[service.id];
                if (!own) return [];
                const term = `${type.name} × ${numbers.count(own.quantity)}`;
                return [{ term, detail: numbers.money(own.cost) }];
              }),
              { term: t('cost.perPost'), detail: numbers.money(cost.perPost), isTotal: true },
              { term: t('cost.total', { count: cost.posts }), detail: numbers.money(cost.total) },
            ]}
          />
          <ChargedInDollars amount={cost.perPost} />
          <p className={styles.note}>{t('cost.when')}</p>
        </Stack>
      ) : (
        <p className={styles.note}>{t('cost.unknown')}</p>
      )}
    </div>
  );
}
