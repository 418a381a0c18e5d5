import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import type { ThemeName } from '#themes/theme-input.ts';
import { isLanguage, LANGUAGE_NAMES, type Language } from '#locales/languages.ts';

const THEMES = ['light', 'dark'] as const;

interface MailToolbarProps {
  mail: string;
  language: Language;
  languages: readonly Language[];
  /** As every preview of the draft is looked at. */
  theme: ThemeName;
  onChoose: (language: Language) => void;
  onTheme: (theme: ThemeName) => void;
}

/** Opens a mail of the draft in a tab of its own, in the theme and language that are chosen. */
export function MailToolbar({
  mail,
  theme,
  language,
  languages,
  onChoose,
  onTheme,
}: MailToolbarProps) {
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
          name="theme"
          label={t('toolbar.theme')}
          hideLabel
          options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onChange={({ currentTarget: { value } }) => onTheme(value === 'dark' ? 'dark' : 'light')}
        />
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
