import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { FilterForm } from './filter-form.tsx';
import { periodsAt } from './periods.ts';

const NO_FILTERS = { kinds: [], from: '', to: '', before: undefined };

test('whoever looks for a withdrawal or a reward reads which filter has it', async () => {
  const element = <FilterForm filters={NO_FILTERS} periods={periodsAt(0)} problem={undefined} />;
  const form = await markupOf(element);
  expect(form).toMatch(/value="admin"[^]*?Adjustments, withdrawals and released rewards/);
  expect(form).toMatch(/value="widget_reward"[^]*?Widget reward/);
  expect(form).not.toContain('value="task"');
});
