import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMoments } from '#app/components/moment.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { WordsInput } from './check-forms.server.ts';
import type { OneCheck } from './tasks-page.server.ts';

interface WordsFormProps extends Pick<OneCheck, 'check' | 'constraint'> {
  result: object | undefined;
}

/** What somebody thinks of the video that they have watched. */
export function WordsForm({ check, constraint, result: given }: WordsFormProps) {
  const { t } = useTranslation('tasks');
  const momentOf = useMoments();
  const { form, fields, result } = useServerForm<WordsInput>({
    ...{ id: `words-${check.id}`, result: given, constraint },
  });
  const labels = { words: t('words.label') };
  return (
    <Card title={t('words.title')} subtitle={t('words.text')} headingLevel={2}>
      <Form
        method="post"
        action={pagePath('tasks', {}, { check: check.id })}
        {...getFormProps(form)}
      >
        <FormStack>
          <FormErrors {...{ form, result, labels }} />
          <input type="hidden" name="check" value={check.id} />
          <TextArea field={fields.words} label={labels.words} hint={t('words.hint')} rows={5} />
          <FormActions>
            <SubmitButton name="form" value="words">
              {t('words.submit')}
            </SubmitButton>
          </FormActions>
          <p className={styles.detail}>
            {t('until', { moment: momentOf(check.expire_at, 'dayTime') })}
          </p>
        </FormStack>
      </Form>
    </Card>
  );
}
