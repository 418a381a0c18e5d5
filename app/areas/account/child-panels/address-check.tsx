import type { DomainCheck } from '#core/resale/child-panels/child-panel.contract.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DnsRecord, PointRecord } from './dns-records.tsx';
import * as styles from './child-panels.css.ts';

interface AddressCheckProps {
  /** What was found last. */
  check: DomainCheck | undefined;
  pointsTo: string;
}

/** Looks whether an address can be had before anything else is filled in. */
export function AddressCheck({ check, pointsTo }: AddressCheckProps) {
  const { t } = useTranslation('child-panels');
  return (
    <Stack gap={4}>
      <div>
        <SubmitButton name="form" value="check" tone="outline" size="small" formNoValidate>
          {t('form.check')}
        </SubmitButton>
      </div>
      {check ? <Found check={check} pointsTo={pointsTo} /> : null}
    </Stack>
  );
}

function Found({ check, pointsTo }: { check: DomainCheck; pointsTo: string }) {
  const { t } = useTranslation('child-panels');
  const { host, state, record } = check;
  if (host === null || state === 'invalid') {
    return (
      <Alert tone="danger" announce="now">
        {t('check.invalid')}
      </Alert>
    );
  }
  const isFree = state === 'free';
  return (
    <>
      <Alert tone={isFree ? 'success' : 'danger'} announce="now">
        {t(`check.${state}`, { host })}
      </Alert>
      {isFree && record ? (
        <section aria-label={t('dns.title')}>
          <Stack gap={5}>
            <DnsRecord title={t('dns.proof')} name={record.name} value={record.value} />
            <RecordState record={record} />
            <PointRecord host={host} pointsTo={pointsTo} />
            <p className={styles.note}>{t('dns.wait')}</p>
          </Stack>
        </section>
      ) : null}
    </>
  );
}

function RecordState({ record }: { record: NonNullable<DomainCheck['record']> }) {
  const { t } = useTranslation('child-panels');
  if (record.state === 'found') return <Alert tone="success">{t('dns.found')}</Alert>;
  if (record.state === 'missing') return <Alert>{t('dns.missing')}</Alert>;
  if (record.state === 'unanswered') return <Alert tone="warning">{t('dns.unanswered')}</Alert>;
  return <Alert tone="warning">{t('dns.wrong', { value: record.found.join(' · ') })}</Alert>;
}
