import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ServiceChange } from '#core/supply/imports/service-changes.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './change-list.css.ts';

const TONES = { new: 'success', changed: 'info', gone: 'neutral' } as const;

/** What is new, gone or changed, the latest first. */
export function ChangeList({ changes }: { changes: readonly ServiceChange[] }) {
  const { t } = useTranslation('service-changes');
  return (
    <Card>
      <PlainList gap={4} data-rows="">
        {changes.map((change) => (
          <li key={change.id}>
            <Stack gap={1}>
              <Row wraps gap={2} align="center" justify="between">
                <Row wraps gap={2} align="center">
                  <Badge tone={TONES[change.kind]}>{t(`kind.${change.kind}`)}</Badge>
                  <NameOf change={change} />
                </Row>
                <span className={styles.at}>
                  <Moment at={change.at} />
                </span>
              </Row>
              <Facts change={change} />
            </Stack>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

function NameOf({ change: { kind, service } }: { change: ServiceChange }) {
  const name = <bdi>{service.name}</bdi>;
  return kind === 'gone' || service.slug === null ? (
    name
  ) : (
    <Link to={pagePath('services/:slug', { slug: service.slug })}>{name}</Link>
  );
}

function Facts({ change: { kind, price, min, max } }: { change: ServiceChange }) {
  const { t } = useTranslation('service-changes');
  const { dollars, count } = useNumbers();
  if (kind === 'gone') return null;
  const counted = (value: string) => count(Number(value));
  const facts = [
    ...(price ? [written({ ...price, label: t('price'), show: dollars })] : []),
    ...(min ? [written({ ...min, label: t('min'), show: counted })] : []),
    ...(max ? [written({ ...max, label: t('max'), show: counted })] : []),
  ];
  return facts.length === 0 ? null : <span>{facts.join(' · ')}</span>;
}

interface Written {
  label: string;
  before: string | null;
  after: string;
  show: (value: string) => string;
}

const written = ({ label, before, after, show }: Written) =>
  `${label} ${before === null ? '' : `${show(before)} → `}${show(after)}`;
