import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Columns } from './columns.tsx';
import { Panel } from './panel.tsx';
import { PlainList } from './plain-list.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

const shown = (element: ReactElement) => renderToStaticMarkup(element);

test.each([
  ['a stack', <Stack gap={4} />, '<div class="s g-4"></div>'],
  ['one without a gap', <Stack />, '<div class="s"></div>'],
  [
    'one in a cell',
    <Stack as="span" gap="half" justify="start" fitsContent />,
    '<span class="s g-half j-start f"></span>',
  ],
  [
    'a row that wraps, with its lines closer',
    <Row wraps gap={3} lineGap={0} align="baseline" justify="between" />,
    '<div class="r w g-3 l-0 a-baseline j-between"></div>',
  ],
  ['a row that does not', <Row wraps={false} gap={2} />, '<div class="r g-2"></div>'],
  ['columns', <Columns gap={5} min={22} />, '<div class="s g-5 m-22"></div>'],
  ['two columns', <Columns twoFrom="tablet" />, '<div class="s t-tablet"></div>'],
  ['a panel', <Panel padding="card" />, '<div class="s i p-card"></div>'],
  ['a list', <PlainList gap={1} />, '<ul class="s plain g-1"></ul>'],
  ['a numbered list', <PlainList as="ol" isFramed />, '<ol class="s plain i"></ol>'],
  ['a list in a row', <PlainList isRow gap={2} />, '<ul class="r w plain g-2"></ul>'],
])('%s has the classes of what it was asked for', (_name, element, markup) => {
  expect(shown(element)).toBe(markup);
});

test('what the element takes is handed on, and a class of its own stands behind the others', () => {
  const label = (
    <Stack as="label" gap={1} className="own" htmlFor="name" hidden>
      <b />
    </Stack>
  );
  expect(shown(label)).toBe('<label for="name" hidden="" class="s g-1 own"><b></b></label>');
});
