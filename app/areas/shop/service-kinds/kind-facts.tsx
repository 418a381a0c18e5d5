import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ServiceRecord } from '#core/feedback/service-records/service-record.contract.ts';
import { formatSeconds } from '#app/lib/i18n/format-seconds.ts';
import type { KindOption } from '#app/areas/shop/kinds/kind.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Limits } from '#app/components/service-list/service-facts.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import * as styles from './kind-facts.css.ts';

/** What is promised of a service and, below it, what is known; what is not known is left out. */
export function KindFacts({ option }: { option: KindOption }) {
  const { t, i18n } = useTranslation('shop');
  const { start, speed, guarantee, record } = option;
  const usual = record?.start_seconds ?? undefined;
  return (
    <>
      <dl className={styles.facts}>
        {start === null && usual === undefined ? null : (
          <Fact name={t('fact.start')} value={start}>
            {usual === undefined
              ? null
              : t('kind.usually', { time: formatSeconds(usual, i18n.language) })}
          </Fact>
        )}
        {speed === null ? null : <Fact name={t('fact.speed')} value={speed} />}
        {guarantee === null ? null : <Fact name={t('fact.guarantee')} value={guarantee} />}
        <Fact name={t('fact.quantity')} value={<Limits service={option} />} />
      </dl>
      <Delivered record={record} />
    </>
  );
}

interface FactProps {
  name: string;
  value: ReactNode;
  children?: ReactNode;
}

function Fact({ name, value, children }: FactProps) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      {value === null ? null : <dd className={styles.value}>{value}</dd>}
      {children ? <dd className={styles.known}>{children}</dd> : null}
    </div>
  );
}

/** How much of what was ordered arrived, and how much of it was lost again. */
export function Delivered({ record }: { record: ServiceRecord | undefined }) {
  const { t } = useTranslation('shop');
  const numbers = useNumbers();
  if (!record || record.completed === null) return null;
  const { completed, dropped } = record;
  const percent = (fraction: number) => numbers.percent(Math.round(fraction * 1_000) / 1_000);
  return (
    <p className={styles.delivered}>
      <span className={styles.proof}>
        <Icon name="circle-check" size={16} />
        {t('kind.completed', { percent: percent(completed) })}
      </span>
      {dropped === null ? null : <span>{t('kind.dropped', { percent: percent(dropped) })}</span>}
    </p>
  );
}
