import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import type { StudioFrameData } from '#app/areas/studio/studio.server.ts';
import { ScheduleForm } from './schedule-form.tsx';

// No more than the form shows.
const frame = { draft: { rev: 2, base_revision: 1, changes: ['/panelName'] } };
const PAGE = {
  frame: frame as unknown as StudioFrameData,
  ...{ problems: 0, key: 'k', zone: 'UTC', constraint: {} },
};

const show = (warnings: number) =>
  markupOf(<ScheduleForm page={{ ...PAGE, warnings }} result={undefined} />);

test('who schedules what is warned of is led to the warnings that are to be looked at', async () => {
  expect(await show(1)).toContain('href="/studio/publish"');
  expect(await show(0)).not.toContain('/studio/publish');
});
