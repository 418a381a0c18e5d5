import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Swatch } from '#app/areas/studio/difference/swatch.tsx';
import type { ShownRepair, ShownReport } from './report-in-words.server.ts';
import * as styles from './report.css.ts';

/** Every colour that is shown otherwise than it was written, and why. */
export function RepairList({ repairs }: Pick<ShownReport, 'repairs'>) {
  const { t } = useTranslation('studio');
  if (!repairs || repairs.length === 0) return null;
  const fresh = repairs.filter(({ isNew }) => isNew);
  const known = repairs.filter(({ isNew }) => !isNew);
  return (
    <section id="contrast" className={styles.section}>
      <Card
        title={t('report.contrast.title')}
        subtitle={t('report.contrast.lead')}
        headingLevel={2}
      >
        <Repairs repairs={fresh} />
        {known.length === 0 ? null : (
          <Disclosure title={t('report.known', { count: known.length })}>
            <Repairs repairs={known} />
          </Disclosure>
        )}
      </Card>
    </section>
  );
}

function Repairs({ repairs }: { repairs: readonly ShownRepair[] }) {
  if (repairs.length === 0) return null;
  return (
    <PlainList gap={3}>
      {repairs.map((repair) => (
        <li key={`${repair.theme} ${repair.seed} ${repair.token}`} className={styles.entry}>
          <RepairWords repair={repair} />
        </li>
      ))}
    </PlainList>
  );
}

function RepairWords({ repair }: { repair: ShownRepair }) {
  const { t } = useTranslation('studio');
  const { theme, seed, tokens, reason, from, to, contrast, url } = repair;
  const name = t(`report.contrast.seed.${seed}`);
  return (
    <>
      <p className={styles.line}>
        {url === undefined ? (
          <span className={styles.strong}>{name}</span>
        ) : (
          <Link className={styles.place} to={url}>
            {name}
          </Link>
        )}
        <Badge>{t(`report.contrast.theme.${theme}`)}</Badge>
        <span className={styles.colours}>
          <Swatch colour={from} />
          <code className={styles.code}>{from}</code>
          {from === to ? null : (
            <>
              <Icon name="arrow-right" size={16} />
              <Swatch colour={to} />
              <code className={styles.code}>{to}</code>
            </>
          )}
        </span>
      </p>
      <p className={styles.detail}>
        {t(`report.contrast.why.${reason}`)} {contrast ? <Ratios {...contrast} /> : null}{' '}
        <code className={styles.token}>{tokens}</code>
      </p>
    </>
  );
}

function Ratios({ was, ratio, least }: NonNullable<ShownRepair['contrast']>) {
  const { t } = useTranslation('studio');
  const numbers = useNumbers();
  const values = {
    was: numbers.field(String(was)),
    ratio: numbers.field(String(ratio)),
    least: numbers.field(String(least)),
  };
  return <>{t('report.contrast.ratios', values)}</>;
}
