import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownReport } from '#app/areas/studio/report/report-in-words.server.ts';
import type { StudioFrameData } from '#app/areas/studio/studio.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Checks } from './checks.tsx';
import type { PublishInput } from './publish-form.server.ts';

interface PublishPanelProps {
  page: {
    frame: StudioFrameData;
    report: ShownReport;
    key: string;
    note: string;
    constraint: object;
  };
  result: object | undefined;
}

/** What the report comes to, and the form that makes the draft public. */
export function PublishPanel({ page, result }: PublishPanelProps) {
  const { t } = useTranslation('studio');
  const { frame, report } = page;
  return (
    <Card title={t('publish.check')} headingLevel={2}>
      <Stack gap={5}>
        <Checks report={report} changes={frame.draft.changes.length} />
        {frame.behind ? (
          <Behind behind={frame.behind} note={page.note} />
        ) : frame.mayPublish ? (
          <PublishForm page={page} result={result} />
        ) : (
          <Alert title={t('publish.mayNot')}>{t('publish.mayNotText')}</Alert>
        )}
      </Stack>
    </Card>
  );
}

function Behind({
  behind,
  note,
}: {
  behind: NonNullable<StudioFrameData['behind']>;
  note: string;
}) {
  const { t } = useTranslation('studio');
  const { name } = behind;
  return (
    <Alert
      tone="warning"
      title={name === undefined ? t('merge.somebody') : t('merge.who', { name })}
      actions={
        <ButtonLink to={pagePath('studio/merge', {}, { note: note || undefined })} size="small">
          {t('merge.open')}
        </ButtonLink>
      }
    >
      {t('merge.why')}
    </Alert>
  );
}

function PublishForm({ page, result: given }: PublishPanelProps) {
  const { t } = useTranslation('studio');
  const { frame, report, key, note, constraint } = page;
  const { form, fields, result } = useServerForm<PublishInput>({
    id: 'publish',
    result: given,
    constraint,
    defaultValue: { note },
  });
  const labels = { note: t('publish.note') };
  const isBlocked = report.problems.length > 0;
  const noteHint = report.warnings > 0 ? t('publish.noteNeeded') : t('publish.noteHint');
  return (
    <Form method="post" action={pagePath('studio/publish')} {...getFormProps(form)}>
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="rev" value={frame.draft.rev} />
        <input type="hidden" name="base" value={frame.draft.base_revision} />
        <TextArea field={fields.note} label={labels.note} hint={noteHint} rows={2} />
        <FormActions>
          <SubmitButton name="form" value="publish" icon="rocket" disabled={isBlocked}>
            {t('publish.now')}
          </SubmitButton>
          {isBlocked ? null : (
            <ButtonLink to={pagePath('studio/schedule')} tone="outline">
              {t('publish.later')}
            </ButtonLink>
          )}
        </FormActions>
        {isBlocked ? <p>{t('publish.blocked')}</p> : null}
      </FormStack>
    </Form>
  );
}
