import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Select } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import type { PartProps } from './customer-page.ts';
import * as styles from './customer.css.ts';

type Grade = NonNullable<StaffCustomerPage['grade']>;

/** Where the customer stands on the ladder, and the way to put them elsewhere. */
export function CustomerGrade({ page, replies }: PartProps) {
  const { customer, may } = page;
  const { grade } = customer;
  if (!grade) return null;
  const mayGive = may.grade && !customer.is_self;
  return (
    <>
      <Standing grade={grade} />
      {mayGive ? <GiveForm key={grade.given?.until ?? ''} {...{ page, replies, grade }} /> : null}
      {mayGive && grade.given ? <EndForm {...{ page, replies }} /> : null}
    </>
  );
}

function Standing({ grade }: { grade: Grade }) {
  const { t } = useTranslation('customers');
  const { dollars } = useNumbers();
  const { current, next, given } = grade;
  const items: (Description | undefined)[] = [
    { term: t('grade.current'), detail: current?.name ?? t('none') },
    { term: t('grade.counted'), detail: dollars(grade.counted) },
    next
      ? {
          term: t('grade.next'),
          detail: t('grade.goal', { grade: next.name, amount: dollars(next.goal) }),
        }
      : undefined,
    grade.expires_at
      ? { term: t('grade.until'), detail: <Moment at={grade.expires_at} /> }
      : undefined,
  ];
  return (
    <Card title={t('grade.title')} headingLevel={2}>
      <DescriptionList items={items.filter((item) => item !== undefined)} />
      {given ? (
        <p className={styles.detail}>
          {t('grade.givenBy', { name: given.by })} <span dir="auto">{given.reason}</span>
        </p>
      ) : null}
    </Card>
  );
}

interface GiveInput extends Record<string, unknown> {
  grade_id: number;
  until: string;
  reason: string;
}

function GiveForm({ page, replies, grade }: PartProps & { grade: Grade }) {
  const { t } = useTranslation('customers');
  const { form, fields, result } = useServerForm<GiveInput>({
    ...{ id: 'giveGrade', result: replies.of('giveGrade') },
    constraint: page.constraints['giveGrade'] ?? {},
  });
  const labels = { grade_id: t('grade.choose'), until: t('grade.lastDay'), reason: t('reason') };
  const options = grade.ladder.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <AccountForm
      title={t('grade.give')}
      text={t('grade.giveText')}
      name="giveGrade"
      submit={t('grade.give')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <Select field={fields.grade_id} label={labels.grade_id} options={options} />
      <TextField field={fields.until} type="date" label={labels.until} />
      <TextArea field={fields.reason} label={labels.reason} hint={t('ownReasonHint')} rows={2} />
    </AccountForm>
  );
}

function EndForm({ page, replies }: PartProps) {
  const { t } = useTranslation('customers');
  const { form, fields, result } = useServerForm<{ reason: string }>({
    ...{ id: 'endGrade', result: replies.of('endGrade') },
    constraint: page.constraints['endGrade'] ?? {},
  });
  const labels = { reason: t('reason') };
  return (
    <AccountForm
      title={t('grade.end')}
      text={t('grade.endText')}
      name="endGrade"
      submit={t('grade.end')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <TextArea field={fields.reason} label={labels.reason} hint={t('ownReasonHint')} rows={2} />
    </AccountForm>
  );
}
