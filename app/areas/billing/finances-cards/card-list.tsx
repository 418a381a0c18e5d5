import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { LinkedCard } from '#core/billing/payments/cards/card.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { cardName } from '#app/lib/money/card-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from './cards.css.ts';

/** The saved cards of a customer, each with what can be done with it. */
export function CardList({ cards }: { cards: readonly LinkedCard[] }) {
  const { t } = useTranslation('cards');
  if (cards.length === 0)
    return (
      <EmptyState drawing={DRAWINGS.money} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <Card title={t('list')} headingLevel={2}>
      <PlainList>
        {cards.map((card) => (
          <li key={card.id} className={styles.row}>
            <Icon name="credit-card" size={24} />
            <Row wraps gap={3} align="center" className={styles.body}>
              <Facts card={card} />
              <Actions card={card} />
            </Row>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

function Facts({ card }: { card: LinkedCard }) {
  const { t } = useTranslation('cards');
  const month = String(card.expiry_month).padStart(2, '0');
  return (
    <div className={styles.words}>
      <Row as="p" wraps gap={2} align="center" className={styles.name}>
        {cardName(card)}
        {card.is_default ? <Badge tone="brand">{t('default')}</Badge> : null}
        {card.is_expired ? <Badge tone="danger">{t('expired')}</Badge> : null}
      </Row>
      <p className={styles.muted}>{t('expires', { date: `${month}/${card.expiry_year}` })}</p>
    </div>
  );
}

function Actions({ card }: { card: LinkedCard }) {
  const { t } = useTranslation('cards');
  const name = cardName(card);
  return (
    <Row wraps gap={2}>
      {card.is_default ? null : (
        <Form method="post">
          <input type="hidden" name="card" value={card.id} />
          <SubmitButton size="small" tone="outline" name="form" value="default">
            {t('makeDefault')}
            <span className={visuallyHidden}> {name}</span>
          </SubmitButton>
        </Form>
      )}
      <ButtonLink
        to={pagePath('finances/cards', {}, { remove: card.id })}
        size="small"
        tone="outline"
      >
        {t('remove')}
        <span className={visuallyHidden}> {name}</span>
      </ButtonLink>
    </Row>
  );
}
