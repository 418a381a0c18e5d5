import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as styles from './stat.css.ts';
import { Stats } from './stat.tsx';

const shown = (value: string) =>
  renderToStaticMarkup(<Stats items={[{ label: 'Margin', value }]} />);

test('an amount that fits its box is on one line, its sign with it', () => {
  expect(shown('−$1,612.16')).toContain(`${styles.whole}">−$1,612.16</dd>`);
  expect(shown('−$1,234,567,890.12')).toContain(`${styles.broken}">−$1,234,567,890.12</dd>`);
});

test('a minus takes the room of two digits', () => {
  expect(shown('$12,612.16')).toContain(styles.holding[10]);
  expect(shown('−$1,612.16')).toContain(styles.holding[13]);
});
