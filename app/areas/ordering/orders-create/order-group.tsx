import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { IntentButton } from './intent-button.tsx';
import { LineFields } from './line-fields.tsx';
import { LinkField } from './link-field.tsx';
import * as styles from './orders-create.css.ts';
import { useOrder } from './order-context.ts';

interface OrderGroupProps {
  group: number;
  places: readonly number[];
  /** How it is told from others, where there are several. */
  number: number | undefined;
}

/** What is ordered for one link: a service, or several. */
export function OrderGroup({ group, places, number }: OrderGroupProps) {
  const { t } = useTranslation('ordering');
  const { type } = useOrder();
  const [first] = places;
  if (first === undefined) return null;
  return (
    <Card
      title={number === undefined ? t('order.title') : t('order.numbered', { number })}
      headingLevel={2}
      actions={
        number === undefined ? null : (
          <IntentButton intent={`remove-group:${group}`}>{t('order.remove')}</IntentButton>
        )
      }
    >
      <Stack gap={5}>
        <LinkField at={first} />
        {places.map((at, index) => (
          <div key={at} className={places.length > 1 ? styles.service : undefined}>
            {places.length > 1 ? (
              <Row wraps gap={2} align="center" justify="between">
                <h3 className={styles.legend}>{t('order.service', { number: index + 1 })}</h3>
                <IntentButton intent={`remove:${at}`}>{t('order.removeService')}</IntentButton>
              </Row>
            ) : null}
            <LineFields at={at} isFirst={index === 0} />
          </div>
        ))}
        {type === 'single' ? null : (
          <IntentButton intent={`add:${group}`} tone="outline">
            {t('order.addService')}
          </IntentButton>
        )}
      </Stack>
    </Card>
  );
}
