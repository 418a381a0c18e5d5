import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import * as styles from './reference.css.ts';

/** Leads to the first page of the documentation, with what was found. */
export function SearchForm({ query }: { query: string }) {
  const { t } = useTranslation('api');
  return (
    <Form
      method="get"
      action={pagePath('api/documentation')}
      role="search"
      className={styles.search}
    >
      <TextField
        key={query}
        type="search"
        name="q"
        label={t('doc.search')}
        defaultValue={query}
        maxLength={100}
      />
      <Button type="submit" tone="outline" icon="search">
        {t('doc.find')}
      </Button>
    </Form>
  );
}
