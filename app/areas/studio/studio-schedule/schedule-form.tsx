import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StudioFrameData } from '#app/areas/studio/studio.server.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions, FormColumns, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { ScheduleInput } from './schedule-form.server.ts';

interface ScheduleFormProps {
  page: {
    frame: StudioFrameData;
    problems: number;
    warnings: number;
    key: string;
    zone: string;
    constraint: object;
  };
  result: object | undefined;
}

/** Publishes the draft as it is now, later, and takes it back at another moment. */
export function ScheduleForm({ page, result: given }: ScheduleFormProps) {
  const { t } = useTranslation('studio');
  const { frame, problems, warnings, key, zone, constraint } = page;
  const options = { id: 'schedule', result: given, constraint };
  const { form, fields, result } = useServerForm<ScheduleInput>(options);
  const labels = {
    at: t('schedule.at'),
    until: t('schedule.until'),
    note: t('publish.note'),
  };
  if (problems > 0) {
    return (
      <Alert tone="danger" title={t('checks.problems', { count: problems })}>
        <Link to={pagePath('studio/publish')}>{t('publish.blocked')}</Link>
      </Alert>
    );
  }
  const hint = t('schedule.zone', { zone });
  return (
    <Card
      title={t('schedule.new')}
      subtitle={t('schedule.newText', { count: frame.draft.changes.length })}
      headingLevel={2}
    >
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={result} labels={labels} />
          {warnings > 0 ? (
            <Alert tone="warning">
              <Link to={pagePath('studio/publish')}>{t('publish.look')}</Link>
            </Alert>
          ) : null}
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="rev" value={frame.draft.rev} />
          <input type="hidden" name="base" value={frame.draft.base_revision} />
          <input type="hidden" name="zone" value={zone} />
          <FormColumns>
            <TextField field={fields.at} type="datetime-local" label={labels.at} hint={hint} />
            <TextField
              field={fields.until}
              type="datetime-local"
              label={labels.until}
              hint={t('schedule.untilHint')}
            />
          </FormColumns>
          <TextArea
            field={fields.note}
            label={labels.note}
            hint={warnings > 0 ? t('publish.noteNeeded') : t('publish.noteHint')}
            rows={2}
          />
          <FormActions>
            <SubmitButton name="form" value="schedule" icon="calendar-clock">
              {t('schedule.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
