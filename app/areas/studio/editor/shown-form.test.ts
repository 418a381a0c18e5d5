import { describe, expect, test } from 'vitest';
import { FIELDS } from '#instance-schema/generated/fields.ts';
import type { LoadedEditor } from './editor-form.tsx';
import { firstShown, nextShown } from './shown-form.ts';

const loaded = (rev: number, panelName: string, more = {}): LoadedEditor => ({
  kind: 'settings',
  key: 'settings',
  rev,
  fields: FIELDS.settings,
  values: { panelName, ...more },
  problems: [],
  // Nothing here is chosen from a list.
  choices: {} as LoadedEditor['choices'],
  languages: ['en'],
  zone: undefined,
});

const before = loaded(1, 'Nova');
const begun = firstShown(before, undefined);

const happened = {
  loaded: before,
  answers: [undefined, undefined],
  isWriting: false,
  isSaving: false,
  sent: undefined,
  hasSubmitted: false,
  now: () => ({ panelName: 'Nova' }),
};
const saved = (rev: number) => ({
  kind: 'saved' as const,
  rev,
  key: 'settings',
  changed: ['/panelName'],
});
const conflict = {
  kind: 'conflict' as const,
  document: { panelName: 'Mine' },
  base: { panelName: 'Theirs' },
  rev: 2,
  theirs: [{ pointer: '/panelName', value: 'Theirs' }],
};

describe('a form goes on', () => {
  test('as it is while nothing happens', () => {
    expect(nextShown(begun, happened)).toBe(begun);
  });

  test('without being drawn anew after a save of its own', () => {
    const next = nextShown(begun, {
      ...happened,
      loaded: loaded(2, 'Aurora'),
      answers: [undefined, saved(2)],
      sent: { panelName: 'Aurora' },
      // Somebody writes on.
      isWriting: true,
    });
    expect(next).toMatchObject({ generation: 0, shown: { rev: 2, base: { panelName: 'Aurora' } } });
  });

  test('drawn anew with what another window has saved beside its own, and what is being written', () => {
    const next = nextShown(begun, {
      ...happened,
      loaded: loaded(3, 'Aurora', { supportEmail: 'theirs@a.example' }),
      answers: [undefined, saved(3)],
      sent: { panelName: 'Aurora' },
      isWriting: true,
      now: () => ({ panelName: 'Aurora Bo' }),
    });
    expect(next.generation).toBe(1);
    expect(next.shown.document).toEqual({
      panelName: 'Aurora Bo',
      supportEmail: 'theirs@a.example',
    });
    expect(next.shown.base).toEqual({ panelName: 'Aurora', supportEmail: 'theirs@a.example' });
  });

  test('without being drawn anew after a press of its button that saved what stands in it', () => {
    const pressed = { ...happened, loaded: loaded(2, 'Aurora'), hasSubmitted: true };
    const next = nextShown(begun, { ...pressed, now: () => ({ panelName: 'Aurora' }) });
    expect(next).toMatchObject({ generation: 0, shown: { rev: 2, base: { panelName: 'Aurora' } } });
  });

  test('drawn anew after a press of a button that made something else of it', () => {
    const pressed = { ...happened, loaded: loaded(2, 'Aurora'), hasSubmitted: true };
    expect(nextShown(begun, pressed)).toMatchObject({
      generation: 1,
      shown: { document: { panelName: 'Aurora' } },
    });
  });

  test('drawn anew after a step back', () => {
    const next = nextShown(begun, { ...happened, loaded: loaded(7, 'Before') });
    expect(next).toMatchObject({ generation: 1, shown: { document: { panelName: 'Before' } } });
  });

  test('as it is while its own save is on its way, and then with what a button has made as well', () => {
    const added = { metaTags: [{}] };
    const typed = {
      ...happened,
      sent: { panelName: 'Aurora' },
      now: () => ({ panelName: 'Aurora' }),
    };
    const between = nextShown(begun, {
      ...typed,
      loaded: loaded(2, 'Nova', added),
      isSaving: true,
    });
    expect(between).toMatchObject({
      generation: 0,
      shown: { rev: 1, base: { panelName: 'Nova' } },
    });
    const answered = { loaded: loaded(3, 'Aurora', added), answers: [undefined, saved(3)] };
    expect(nextShown(between, { ...typed, ...answered })).toMatchObject({
      generation: 1,
      shown: { rev: 3, document: { panelName: 'Aurora', ...added } },
    });
  });

  test('drawn anew after a step forward to a save of its own', () => {
    const own = { answers: [undefined, saved(2)], sent: { panelName: 'Aurora' } };
    const asSaved = nextShown(begun, { ...happened, ...own, loaded: loaded(2, 'Aurora') });
    const undone = nextShown(asSaved, { ...happened, ...own, loaded: loaded(1, 'Nova') });
    expect(undone).toMatchObject({ generation: 1, shown: { document: { panelName: 'Nova' } } });
    expect(nextShown(undone, { ...happened, ...own, loaded: loaded(2, 'Aurora') })).toMatchObject({
      generation: 2,
      shown: { document: { panelName: 'Aurora' } },
    });
  });

  test('as it is where another window saves while somebody writes: the save will tell', () => {
    const next = nextShown(begun, { ...happened, loaded: loaded(7, 'Theirs'), isWriting: true });
    expect(next).toMatchObject({ generation: 0, shown: { rev: 1, base: { panelName: 'Nova' } } });
  });
});

describe('a conflict', () => {
  const met = nextShown(begun, { ...happened, answers: [undefined, conflict] });

  test('shows what was written, compared with what the other window has made', () => {
    expect(met).toMatchObject({
      generation: 1,
      shown: { document: conflict.document, base: conflict.base, refusal: 'conflict' },
    });
  });

  test('waits while more is written', () => {
    const answers = [undefined, conflict];
    expect(nextShown(begun, { ...happened, answers, isWriting: true }).generation).toBe(0);
  });

  test('stays while the page is loaded again, and ends with the save that decides it', () => {
    const reloaded = { ...happened, answers: [undefined, conflict], loaded: loaded(2, 'Theirs') };
    expect(nextShown(met, reloaded).shown.refusal).toBe('conflict');
    const decided = nextShown(met, { ...reloaded, hasSubmitted: true });
    expect(decided).toMatchObject({
      generation: 2,
      shown: { refusal: undefined, document: { panelName: 'Theirs' } },
    });
  });
});

test.each(['refused', 'unreached'] as const)('what is %s stays in its inputs', (kind) => {
  const kept = { document: { panelName: 'Mine' }, base: { panelName: 'Nova' }, rev: 1 };
  const answer =
    kind === 'refused'
      ? { kind, ...kept, problems: [{ pointer: '/panelName', code: 'too_long' as const }] }
      : { kind, ...kept };
  const next = nextShown(begun, { ...happened, answers: [undefined, answer] });
  expect(next).toMatchObject({ generation: 0, shown: { rev: 1, refusal: kind } });
});

test('a page without a script begins with what was sent in vain', () => {
  expect(firstShown(before, conflict).shown).toMatchObject({
    document: { panelName: 'Mine' },
    refusal: 'conflict',
  });
});
