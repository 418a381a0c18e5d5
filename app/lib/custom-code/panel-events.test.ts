import { afterEach, expect, it } from 'vitest';
import { hearPanelEvents, publishPanelEvent, type PanelEvent } from './panel-events.ts';

const viewed = (path: string): PanelEvent => ({
  name: 'page.viewed',
  detail: { path, language: 'en' },
});

/** Empties what no test heard. */
afterEach(() => hearPanelEvents(() => undefined)());

function listen() {
  const heard: string[] = [];
  const stop = hearPanelEvents((event) => {
    if (event.name === 'page.viewed') heard.push(event.detail.path);
  });
  return { heard, stop };
}

it('who starts late hears everything from the start, in order, and then what comes', () => {
  publishPanelEvent(viewed('/'));
  publishPanelEvent(viewed('/orders'));
  const { heard } = listen();
  publishPanelEvent(viewed('/about'));
  expect(heard).toEqual(['/', '/orders', '/about']);
});

it('nothing is heard twice, also by who comes after another', () => {
  publishPanelEvent(viewed('/'));
  const first = listen();
  first.stop();
  publishPanelEvent(viewed('/orders'));
  const second = listen();
  expect([first.heard, second.heard]).toEqual([['/'], ['/orders']]);
});

it('who stopped late does not silence who came after', () => {
  const first = listen();
  const second = listen();
  first.stop();
  publishPanelEvent(viewed('/'));
  expect([first.heard, second.heard]).toEqual([[], ['/']]);
});

it('what waits is bounded, and the first come first', () => {
  for (let index = 0; index < 1_000; index += 1) publishPanelEvent(viewed(`/${index}`));
  const { heard } = listen();
  expect(heard).toHaveLength(100);
  expect(heard[0]).toBe('/0');
});
