import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { PartProps } from './customer-page.ts';
import * as styles from './customer.css.ts';

/** What the team has written down about a customer, and where it writes more. */
export function CustomerNotes({ page, replies }: PartProps) {
  const { t } = useTranslation('customers');
  const { customer, may } = page;
  return (
    <>
      {customer.notes.length === 0 ? null : (
        <Card title={t('notes.title')} headingLevel={2}>
          <PlainList gap={4}>
            {customer.notes.map(({ id, text, by, created_at: at }) => (
              <li key={id}>
                <p className={styles.written} dir="auto">
                  {text}
                </p>
                <p className={styles.detail}>
                  {by} · <Moment at={at} />
                </p>
              </li>
            ))}
          </PlainList>
        </Card>
      )}
      {may.note ? (
        <div data-key="m">
          <NoteForm key={customer.notes[0]?.id ?? 0} {...{ page, replies }} />
        </div>
      ) : null}
    </>
  );
}

function NoteForm({ page, replies }: PartProps) {
  const { t } = useTranslation('customers');
  const { form, fields, result } = useServerForm<{ text: string }>({
    ...{ id: 'note', result: replies.of('note'), constraint: page.constraints['note'] ?? {} },
  });
  const labels = { text: t('notes.label') };
  return (
    <AccountForm
      title={t('notes.add')}
      text={t('notes.text')}
      name="note"
      submit={t('notes.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <TextArea field={fields.text} label={labels.text} rows={3} />
    </AccountForm>
  );
}
