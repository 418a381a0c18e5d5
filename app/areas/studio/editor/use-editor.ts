import { useFetcher, useFormAction, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EditorSession, NOTHING_WRITTEN } from './editor-session.ts';
import type { LoadedEditor } from './editor-form.tsx';
import type { SaveAnswer } from './save-answer.ts';
import { firstShown, nextShown } from './shown-form.ts';
import { useFoundField } from './use-found-field.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

export type SaveStatus = 'idle' | 'writing' | 'saving' | 'saved' | 'failed' | 'open';

interface Given {
  /** What the server said to a form that was sent by one of its buttons. */
  answered: SaveAnswer | undefined;
  /** Leads to the form of the document when its key is another one. */
  move: ((key: string) => void) | undefined;
}

/** Saves a form as it is written, and says what it is drawn with. */
export function useEditor(loaded: LoadedEditor, { answered, move }: Given) {
  const [session] = useState(() => new EditorSession());
  const { isWriting, sent, hasSubmitted } = useSyncExternalStore(
    session.subscribe,
    session.state,
    () => NOTHING_WRITTEN,
  );
  const fetcher = useFetcher<SaveAnswer>();
  const action = useFormAction();
  const { pathname, search } = useLocation();
  const askToLeave = useLeaveQuestion();
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
      ...{ isOpen, hasFailed, askToLeave },
      submit: (entries) =>
        fetcher.submit(entries, {
          action: pathname + search,
          method: 'post',
          encType: 'multipart/form-data',
        }),
    });
  });

  const { form, attach } = useForm(session, generation);

  useEffect(() => {
    if (answer?.kind !== 'saved') return;
    session.keep();
    const [pointer = ''] = answer.changed;
    const detail = { kind: loaded.kind, key: answer.key, pointer, rev: answer.rev };
    document.dispatchEvent(new CustomEvent('studio:saved', { detail }));
  }, [session, answer, loaded.kind]);

  const moved = answer?.kind === 'saved' && answer.key !== loaded.key ? answer.key : undefined;
  useEffect(() => {
    if (moved !== undefined) move?.(moved);
  }, [moved, move]);

  useFoundField(form, generation);
  const status = statusOf({
    isBusy,
    isWriting,
    isOpen,
    hasFailed,
    hasSaved: answer?.kind === 'saved',
  });
  return { form, attach, shown, generation, status, save: session.save };
}

/** The session follows the form for as long as it is on the page. */
function useForm(session: EditorSession, generation: number) {
  const form = useRef<HTMLFormElement | null>(null);
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) session.close();
    },
    [session],
  );
  useEffect(() => {
    if (form.current) session.open(form.current);
  }, [session, generation]);
  return { form, attach };
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
