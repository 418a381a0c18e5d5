import { Form, useNavigation } from '@remix-run/react';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormActions, FormColumns } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '#locales/languages.ts';
import * as styles from '#app/components/channel-tools/channel-tools.css.ts';
import type { KeywordChoice, OwnKeywords } from './keywords-page.server.ts';

interface SearchFormProps {
  choice: KeywordChoice;
  countries: OwnKeywords['countries'];
  limit: OwnKeywords['limit'];
  longest: number;
  /** What is wrong with the keyword. */
  problems: readonly string[];
}

/** What to search for, and where; all of it stands in the address. */
export function SearchForm({ choice, countries, limit, longest, problems }: SearchFormProps) {
  const { t } = useTranslation(['keywords', 'forms']);
  const { count } = useNumbers();
  const isBusy = useNavigation().formMethod === 'GET';
  return (
    <Card>
      <Stack as={Form} gap={5} method="get" action={pagePath('keywords-tools')}>
        <TextField
          name="keyword"
          type="search"
          label={t('form.keyword')}
          defaultValue={choice.keyword}
          errors={problems}
          maxLength={longest}
          required
          dir="auto"
        />
        <FormColumns>
          <Combobox
            name="country"
            label={t('form.country')}
            defaultValue={String(choice.country)}
            options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
            required
            emptyText={t('forms:noMatch')}
            countText={(found) => t('forms:matches', { count: found })}
            clearLabel={t('forms:clear')}
          />
          <Select
            name="language"
            label={t('form.language')}
            defaultValue={choice.language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        </FormColumns>
        <FormActions>
          <Button type="submit" icon="search" busy={isBusy}>
            {t('form.submit')}
          </Button>
          <span className={styles.note}>
            {t('left', { left: count(limit.left), limit: count(limit.limit) })}
          </span>
        </FormActions>
      </Stack>
    </Card>
  );
}
