import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { FilterForm } from './filter-form.tsx';
import { periodsAt } from './periods.ts';
import { shownPurses } from './shown-kinds.ts';
import { Statement } from './statement.tsx';

const PAGE = {
  filters: { kinds: [], from: '', to: '', before: undefined },
  ...{ periods: periodsAt(0), problem: undefined },
};

test('whoever looks for a withdrawal or a reward reads which filter has it', async () => {
  const form = await markupOf(<FilterForm {...PAGE} hasTasks={false} />);
  expect(form).toMatch(/value="admin"[^]*?Adjustments, withdrawals and released rewards/);
  expect(form).toMatch(/value="widget_reward"[^]*?Widget reward/);
});

test('what tasks bring is found where there are tasks, and named nowhere else', async () => {
  const pages = async (hasTasks: boolean) =>
    (await markupOf(<FilterForm {...PAGE} hasTasks={hasTasks} />)) +
    (await markupOf(<Statement hasTasks={hasTasks} />));
  expect(await pages(true)).toMatch(/value="task"[^]*?Task reward[^]*account=task/);
  expect(await pages(false)).not.toMatch(/Task|account=task/);
  expect(shownPurses(true)).toEqual(['balance', 'referral', 'task']);
  expect(shownPurses(false)).toEqual(['balance', 'referral']);
});
