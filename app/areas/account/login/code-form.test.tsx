import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import { CodeForm } from './code-form.tsx';

const show = (supportEmail: string | undefined) => {
  const page = { metaDescription: '', constraint: { code: {} }, redirect: '/', supportEmail };
  return markupOf(<CodeForm page={page} challenge="c" result={undefined} />);
};

test('whoever has lost the app and the codes learns whom to write to, where there is somebody', async () => {
  const shown = await show('help@alder.example');
  expect(shown).toContain('Lost both the app and the recovery codes?');
  expect(shown).toContain('href="mailto:help@alder.example"');
  expect(await show(undefined)).not.toContain('Lost both');
});
