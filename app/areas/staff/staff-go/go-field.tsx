import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { query } from '#app/areas/staff/staff/list-tools.css.ts';
import { Row } from '#app/ui/layout/row.tsx';

const LONGEST_QUERY = 2_000;

/** One search for whatever staff have in hand: a number, a link, an address. */
export function GoField({ sought }: { sought: string }) {
  const { t } = useTranslation('staff');
  return (
    <Row
      as={Form}
      method="get"
      action={pagePath('staff/go')}
      role="search"
      aria-label={t('go.title')}
      wraps
      gap={3}
      align="end"
    >
      <div className={query}>
        <TextField
          key={sought}
          name="q"
          type="search"
          label={t('go.label')}
          defaultValue={sought}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <SubmitButton tone="outline">{t('go.submit')}</SubmitButton>
    </Row>
  );
}
