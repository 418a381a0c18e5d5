import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import * as styles from './type-page.css.ts';

/** Looks for words among the services of a type; the catalogue shows what there is. */
export function TypeSearch({ networkId, typeId }: { networkId: number; typeId: number }) {
  const { t } = useTranslation(['service', 'shop']);
  const home = useHref(pagePath(''));
  return (
    <Row
      as="form"
      gap={2}
      role="search"
      aria-label={t('type.search')}
      method="get"
      action={`${home}#services`}
      className={styles.search}
    >
      <input type="hidden" name="networkId" value={networkId} />
      <input type="hidden" name="serviceTypes" value={typeId} />
      <TextField
        type="search"
        name="search"
        label={t('type.search')}
        hideLabel
        placeholder={t('type.search')}
        maxLength={200}
        prefix={<Icon name="search" />}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={button({ tone: 'outline' })}>{t('type.find')}</button>
    </Row>
  );
}
