import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { InlineFields } from '#app/ui/form/form-layout.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Panel } from '#app/ui/layout/panel.tsx';
import { Sample } from '../sample.tsx';

export function FormsSection() {
  const { t } = useTranslation(['gallery', 'forms']);
  return (
    <>
      <Sample name="inline">
        <Panel padding="card">
          <InlineFields action={<Button type="submit">{t('form.find')}</Button>}>
            <TextField
              label={t('form.search')}
              type="search"
              hideLabel
              placeholder={t('form.search')}
              prefix={<Icon name="search" />}
            />
          </InlineFields>
        </Panel>
      </Sample>
      <Sample name="error summary">
        <ErrorSummary
          title={t('forms:failed')}
          errors={[
            { text: t('sample.error'), fieldId: 'section-forms' },
            { text: t('sample.notice') },
          ]}
        />
      </Sample>
      <Sample name="conform">
        <p>
          <ButtonLink to={pagePath('dev/form')} tone="outline">
            {t('form.checked')}
          </ButtonLink>
        </p>
      </Sample>
    </>
  );
}
