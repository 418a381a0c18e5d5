import { expect, test } from 'vitest';
import type { FieldDifference } from '#core/studio/drafts/draft.contract.ts';
import type { StudioDocument } from '#app/areas/studio/report/places.ts';
import { importDifference } from './import-difference.server.ts';

const draft: StudioDocument[] = [
  { kind: 'settings', key: 'settings', body: { panelName: 'Acme' } },
  { kind: 'coupon', key: '1', body: { id: 1, code: 'BACK5', name: { en: 'Money back' } } },
];

const CHANGES: FieldDifference[] = [
  { kind: 'settings', key: 'settings', pointer: '/panelName', before: 'Acme', after: 'Zeta' },
  {
    ...{ kind: 'coupon', key: '2', pointer: '', before: undefined },
    after: { id: 2, code: 'MORE', name: { en: 'More for less' } },
  },
  { kind: 'menu-item', key: '~order', pointer: '', before: ['1', '2'], after: ['2', '1'] },
];

test('what a file would change is told in words, not by where it stands in the file', () => {
  const [settings, coupon, menu] = importDifference({ changes: CHANGES, draft, locale: 'de' });
  expect(settings?.fields.map(({ labels }) => labels)).toEqual([['Name']]);
  expect(coupon).toMatchObject({ did: 'added', name: 'More for less' });
  expect(menu).toMatchObject({ kind: 'menu-item', did: 'moved', fields: [] });
});
