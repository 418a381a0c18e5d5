import { ButtonLink } from '#app/components/button-link.tsx';
import { NumberedPager } from '#app/components/numbered-pager.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { ConnectFirst } from './connect-first.tsx';
import { TaskCard } from './task-card.tsx';
import { TaskFilter } from './task-filter.tsx';
import type { OpenTasks } from './tasks-page.server.ts';

/** How many pictures are seen at once. */
const FIRST = 3;

/** What there is to do with the channel that was chosen. */
export function OpenTaskList({ list }: { list: OpenTasks }) {
  const { t } = useTranslation('tasks');
  const { channel, channels, choice, services, tasks, pages, hasUnproven } = list;
  if (channel === undefined) return <ConnectFirst hasUnproven={hasUnproven} />;
  const isFiltered = choice.service !== undefined;
  const pathOf = (page: number) =>
    pagePath('tasks', {}, { service: choice.service, sort: choice.sort, page });
  return (
    <Stack as="section" gap={5} aria-labelledby="open-tasks">
      <h2 id="open-tasks" className={visuallyHidden}>
        {t('list.title')}
      </h2>
      <ChannelChoice {...{ channel, channels }} />
      {tasks.length > 0 || isFiltered ? <TaskFilter {...{ choice, services }} /> : null}
      {tasks.length === 0 ? <Nothing isFiltered={isFiltered} /> : null}
      <PlainList gap="cards" cell={18}>
        {tasks.map((task, at) => (
          <li key={task.id} className={styles.cell}>
            <TaskCard task={task} channel={channel} isFirst={at < FIRST} />
          </li>
        ))}
      </PlainList>
      <NumberedPager
        page={choice.page}
        pages={Math.max(1, pages)}
        pathOf={pathOf}
        texts={{
          ...{ label: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') },
          pageOf: (page) => t('pages.one', { page }),
        }}
      />
    </Stack>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('tasks');
  if (!isFiltered) {
    return (
      <EmptyState icon="circle-play" title={t('empty.title')} headingLevel={3}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={t('none.title')}
      headingLevel={3}
      actions={
        <ButtonLink to={pagePath('tasks')} tone="outline">
          {t('none.reset')}
        </ButtonLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}
