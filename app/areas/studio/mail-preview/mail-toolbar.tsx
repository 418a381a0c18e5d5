import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { isLanguage, LANGUAGE_NAMES, type Language } from '#locales/languages.ts';

interface MailToolbarProps {
  mail: string;
  language: Language;
  languages: readonly Language[];
  onChoose: (language: Language) => void;
}

/** Opens a mail of the draft in a tab of its own, in the language that is chosen. */
export function MailToolbar({ mail, language, languages, onChoose }: MailToolbarProps) {
  const { t } = useTranslation('studio-preview');
  return (
    <form
      method="get"
      action={useHref(pagePath('studio/preview/mail'))}
      target="_blank"
      aria-label={t('mail.label')}
    >
      <Row wraps gap={2}>
        <input type="hidden" name="mail" value={mail} />
        <Select
          name="language"
          label={t('toolbar.language')}
          hideLabel
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          defaultValue={language}
          onChange={({ currentTarget: { value } }) => {
            if (isLanguage(value)) onChoose(value);
          }}
        />
        <Button type="submit" size="small" tone="outline" icon="external-link">
          {t('toolbar.newTab')}
        </Button>
      </Row>
    </form>
  );
}
