import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import * as styles from './child-panels.css.ts';

interface DnsRecordProps {
  title: string;
  name: string;
  value: string;
}

/** One record, as it is written at whoever keeps the names of a domain. */
export function DnsRecord({ title, name, value }: DnsRecordProps) {
  const { t } = useTranslation('child-panels');
  const copy = { copyLabel: t('dns.copy'), copiedLabel: t('dns.copied') };
  return (
    <Stack gap={3}>
      <h3 className={styles.record}>{title}</h3>
      <Columns gap={3} min={16}>
        <CopyField label={t('dns.name')} value={name} {...copy} />
        <CopyField label={t('dns.value')} value={value} {...copy} />
      </Columns>
    </Stack>
  );
}

/** Where the visitors of an own domain are led to. */
export function PointRecord({ host, pointsTo }: { host: string; pointsTo: string }) {
  const { t } = useTranslation('child-panels');
  return (
    <Stack gap={2}>
      <DnsRecord title={t('dns.point')} name={host} value={pointsTo} />
      <p className={styles.note}>{t('dns.top', { host: pointsTo })}</p>
    </Stack>
  );
}
