import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import type { ShownChange } from './import-file.server.ts';
import * as styles from './studio-file.css.ts';

interface ImportPreviewProps {
  preview: {
    import: string;
    rev: number;
    total: number;
    changes: readonly ShownChange[];
    problems: number;
  };
}

/** What a file would change in the draft, and the button that does it. */
export function ImportPreview({ preview }: ImportPreviewProps) {
  const { t } = useTranslation('studio-instance');
  const { total, changes, problems } = preview;
  if (total === 0) return <Alert tone="info">{t('file.same')}</Alert>;
  return (
    <Card title={t('file.changes', { count: total })} headingLevel={2}>
      <Stack gap={4}>
        {problems === 0 ? null : (
          <Alert tone="warning">{t('file.problems', { count: problems })}</Alert>
        )}
        <PlainList gap={3}>
          {changes.map((change) => (
            <li key={change.place}>
              <Change change={change} />
            </li>
          ))}
        </PlainList>
        {changes.length < total ? <p>{t('file.more', { count: total - changes.length })}</p> : null}
        <Form method="post">
          <input type="hidden" name="import" value={preview.import} />
          <input type="hidden" name="rev" value={preview.rev} />
          <FormActions>
            <SubmitButton name="form" value="take">
              {t('file.take')}
            </SubmitButton>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  );
}

function Change({ change: { place, before, after } }: { change: ShownChange }) {
  const { t } = useTranslation('studio-instance');
  return (
    <>
      <p className={styles.place}>{place}</p>
      <p className={styles.value}>
        {before === null ? (
          <em>{t('file.absent')}</em>
        ) : (
          <del>
            <span className={visuallyHidden}>{t('file.before')} </span>
            <bdi>{before}</bdi>
          </del>
        )}{' '}
        →{' '}
        {after === null ? (
          <em>{t('file.absent')}</em>
        ) : (
          <ins>
            <span className={visuallyHidden}>{t('file.after')} </span>
            <bdi>{after}</bdi>
          </ins>
        )}
      </p>
    </>
  );
}
