import { useFetcher, useFormAction, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EditorSession, NOTHING_WRITTEN } from './editor-session.ts';
import type { LoadedEditor } from './editor-form.tsx';
import type { SaveAnswer } from './save-answer.ts';
import { firstShown, nextShown } from './shown-form.ts';
import { useFoundField } from './use-found-field.ts';

export type SaveStatus = 'idle' | 'writing' | 'saving' | 'saved' | 'failed' | 'open';

interface Given {
  /** What the server said to a form that was sent by one of its buttons. */
  answered: SaveAnswer | undefined;
  placeOf: ((key: string) => string) | undefined;
}

/** Saves a form as it is written, and says what it is drawn with. */
export function useEditor(loaded: LoadedEditor, { answered, placeOf }: Given) {
  const form = useRef<HTMLFormElement>(null);
  const [session] = useState(() => new EditorSession());
  const { isWriting, sent, hasSubmitted } = useSyncExternalStore(
    session.subscribe,
    session.state,
    () => NOTHING_WRITTEN,
  );
  const fetcher = useFetcher<SaveAnswer>();
  const action = useFormAction();
  const navigate = useNavigate();
  const answer = fetcher.data;
  const [state, setState] = useState(() => firstShown(loaded, answered));
  const isBusy = fetcher.state !== 'idle';
  const happened = {
    ...{ loaded, isWriting, sent, hasSubmitted },
    answers: [answered, answer],
    isSaving: isBusy,
    now: session.now,
  };
  const next = nextShown(state, happened);
  if (next !== state) setState(next);
  const { shown, generation } = next;
  const isOpen = shown.theirs.length > 0 || shown.refusal === 'gone';
  const hasFailed = !isBusy && shown.refusal !== undefined;

  useEffect(() => {
    session.update({
      fields: loaded.fields,
      base: shown.base,
      action,
      isBusy,
      savesItself: loaded.key !== undefined && !isOpen,
      hasFailed,
      submit: (entries) =>
        fetcher.submit(entries, { method: 'post', encType: 'multipart/form-data' }),
    });
  });

  useEffect(() => {
    if (form.current) return session.open(form.current);
    return undefined;
  }, [session, generation]);

  useEffect(() => {
    if (answer?.kind !== 'saved') return;
    session.keep();
    const [pointer = ''] = answer.changed;
    const detail = { kind: loaded.kind, key: answer.key, pointer, rev: answer.rev };
    document.dispatchEvent(new CustomEvent('studio:saved', { detail }));
  }, [session, answer, loaded.kind]);

  const moved = answer?.kind === 'saved' && answer.key !== loaded.key ? answer.key : undefined;
  useEffect(() => {
    if (moved === undefined || !placeOf) return;
    navigate(placeOf(moved), { replace: true, preventScrollReset: true });
  }, [moved, placeOf, navigate]);

  useFoundField(form, generation);
  const status = statusOf({
    isBusy,
    isWriting,
    isOpen,
    hasFailed,
    hasSaved: answer?.kind === 'saved',
  });
  return { form, shown, generation, status, save: session.save };
}

interface Facts {
  isBusy: boolean;
  isWriting: boolean;
  isOpen: boolean;
  hasFailed: boolean;
  hasSaved: boolean;
}

function statusOf({ isBusy, isWriting, isOpen, hasFailed, hasSaved }: Facts): SaveStatus {
  if (isOpen) return 'open';
  if (isBusy) return 'saving';
  if (hasFailed) return 'failed';
  if (isWriting) return 'writing';
  return hasSaved ? 'saved' : 'idle';
}
