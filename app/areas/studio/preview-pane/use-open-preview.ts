import { useHref } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { postForJson } from '#app/lib/http/post-for-json.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { mayFrame } from './may-frame.ts';

/** The next one is asked for before the one there is has come to its end. */
const AHEAD_MS = 60_000;
/** As long as a browser can wait. */
const LONGEST_MS = 24 * 3_600_000;
/** A draft that ends again so soon does not end by its time. */
const TOO_SOON_MS = 10_000;

type Opened = 'opening' | 'open' | 'failed';

interface OpenPreview {
  state: Opened;
  /** Tries once more. */
  open: () => void;
  /** The frame shows no draft any more: it is opened again, unless that was just done. */
  reopen: () => void;
}

/** Lets this browser see the draft for as long as the page is open. */
export function useOpenPreview(): OpenPreview {
  const address = useHref(pagePath('studio/preview/open'));
  const [state, setState] = useState<Opened>('opening');
  const [round, setRound] = useState(0);
  const reopened = useRef(0);

  useEffect(() => {
    // The document itself has to come anew, with its own policy; nothing was written in it yet.
    if (!mayFrame()) window.location.reload();
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    postForJson(address, '').then(
      (answer) => {
        if (isOver) return;
        setState('open');
        timer = setTimeout(() => setRound((before) => before + 1), waitOf(answer));
      },
      () => {
        if (!isOver) setState('failed');
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address, round]);

  const open = useCallback(() => {
    setState('opening');
    setRound((before) => before + 1);
  }, []);
  const reopen = useCallback(() => {
    const now = Date.now();
    if (now - reopened.current < TOO_SOON_MS) setState('failed');
    else open();
    reopened.current = now;
  }, [open]);
  return { state, open, reopen };
}

function waitOf(answer: unknown): number {
  // The action of that very address answers so.
  const { expires_at: end } = answer as { expires_at: string };
  const left = Date.parse(end) - Date.now() - AHEAD_MS;
  return Math.min(Math.max(left, AHEAD_MS), LONGEST_MS);
}
