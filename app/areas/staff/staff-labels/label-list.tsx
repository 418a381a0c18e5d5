import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffLabel } from '#core/back-office/labels/staff-label.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { ServiceLabels } from '#app/components/service-list/service-facts.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { IconButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';

export interface ListedLabel extends StaffLabel {
  /** In the language of who reads. */
  name: string;
}

/** The labels of the shop, each as the shop draws it. */
export function LabelList({ labels }: { labels: readonly ListedLabel[] }) {
  const { t } = useTranslation('services');
  if (labels.length === 0) {
    return (
      <EmptyState icon="tag" title={t('labels.empty.title')} headingLevel={2}>
        {t('labels.empty.text')}
      </EmptyState>
    );
  }
  return (
    <Form method="post" preventScrollReset>
      <PlainList gap={3} data-rows="">
        {labels.map((label, at) => (
          <li key={label.id}>
            <Card>
              <Row wraps gap={3} align="center" justify="between">
                <Row wraps gap={3} align="center">
                  <ServiceLabels labels={[label]} />
                  <span>
                    {label.services === 0
                      ? t('labels.unused')
                      : t('labels.used', { count: label.services })}
                  </span>
                </Row>
                <Row wraps gap={3} align="center">
                  <MoveButtons {...{ label, at }} isLast={at === labels.length - 1} />
                  <Deeds label={label} />
                </Row>
              </Row>
            </Card>
          </li>
        ))}
      </PlainList>
    </Form>
  );
}

interface MoveButtonsProps {
  label: ListedLabel;
  /** Where it stands, from nought. */
  at: number;
  isLast: boolean;
}

function MoveButtons({ label: { id, name }, at, isLast }: MoveButtonsProps) {
  const { t } = useTranslation('services');
  const button = { type: 'submit', size: 'small', name: 'move' } as const;
  return (
    <>
      <IconButton
        {...button}
        icon="arrow-up"
        label={t('labels.up', { name })}
        value={`${at - 1} ${id}`}
        disabled={at === 0}
      />
      <IconButton
        {...button}
        icon="arrow-down"
        label={t('labels.down', { name })}
        value={`${at + 1} ${id}`}
        disabled={isLast}
      />
    </>
  );
}

function Deeds({ label: { id, name } }: { label: ListedLabel }) {
  const { t } = useTranslation('services');
  const here = (query: Record<string, number>) => pagePath('staff/services/labels', {}, query);
  return (
    <Row wraps gap={3}>
      <ButtonLink
        to={here({ edit: id })}
        tone="outline"
        size="small"
        aria-label={`${t('labels.edit')}: ${name}`}
      >
        {t('labels.edit')}
      </ButtonLink>
      <ButtonLink
        to={here({ delete: id })}
        tone="quiet"
        size="small"
        aria-label={`${t('labels.remove')}: ${name}`}
      >
        {t('labels.remove')}
      </ButtonLink>
    </Row>
  );
}
