import { Form, useNavigation } from '@remix-run/react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import type { OpenTasks } from './tasks-page.server.ts';

/** Which tasks, and in which order; all of it stands in the address. */
export function TaskFilter({ choice, services }: Pick<OpenTasks, 'choice' | 'services'>) {
  const { t } = useTranslation('tasks');
  const isBusy = useNavigation().formMethod === 'GET';
  return (
    <Row
      as={Form}
      method="get"
      action={pagePath('tasks')}
      preventScrollReset
      wraps
      gap={3}
      align="end"
    >
      <Select
        name="service"
        label={t('filter.service')}
        defaultValue={choice.service ?? ''}
        options={[{ value: '', label: t('filter.any') }, ...services]}
        mark={null}
      />
      <Select
        name="sort"
        label={t('filter.sort')}
        defaultValue={choice.sort}
        options={[
          { value: 'reward', label: t('filter.reward') },
          { value: 'newest', label: t('filter.newest') },
        ]}
        mark={null}
      />
      <Button type="submit" tone="outline" icon="filter" busy={isBusy}>
        {t('filter.apply')}
      </Button>
    </Row>
  );
}
