import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { stepThrough } from '#app/ui/step-through.ts';

interface SearchBoxOptions {
  /** What the page that it stands on was asked for. */
  asked: string;
  clearsOnScroll: boolean;
  list: RefObject<HTMLElement>;
}

/** What is typed, whether proposals show, and which of them the arrows have reached. */
export function useSearchBox({ asked, clearsOnScroll, list }: SearchBoxOptions) {
  const [query, setQuery] = useState(asked);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const isShown = isOpen && query.trim() !== '';

  function close() {
    setIsOpen(false);
    setActiveId(undefined);
  }

  function change(next: string) {
    setQuery(next);
    setIsOpen(next.trim() !== '');
    setActiveId(undefined);
  }

  // Another page has come; what was typed for the last one is done.
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    change(asked);
    setIsOpen(false);
  }
  useScrollAway(clearsOnScroll && query !== '', () => change(''));

  function onEscape(event: KeyboardEvent) {
    if (!isShown && query === '') return;
    event.preventDefault();
    if (isShown) close();
    else change('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // The keys belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      onEscape(event);
      return;
    }
    const options = isShown ? optionsOf(list.current) : [];
    const at = options.findIndex(({ id }) => id === activeId);
    if (event.key === 'Enter' && options[at]) {
      event.preventDefault();
      options[at].click();
    }
    // Home and End are the ends of what is typed.
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    const keys = { previous: 'ArrowUp', next: 'ArrowDown' };
    const option = options[stepThrough(event.key, { at, count: options.length, ...keys }) ?? -1];
    option?.scrollIntoView({ block: 'nearest' });
    setActiveId(option?.id);
  }

  return { query, isShown, activeId, change, close, open: () => setIsOpen(true), onKeyDown };
}

function optionsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

/** So many pixels are more than what a keyboard that comes up moves a page by accident. */
const SCROLL = 48;

function useScrollAway(isListening: boolean, onScroll: () => void): void {
  const told = useRef(onScroll);
  useEffect(() => {
    told.current = onScroll;
  });
  useEffect(() => {
    if (!isListening) return;
    const from = window.scrollY;
    const listening = new AbortController();
    const look = () => {
      if (Math.abs(window.scrollY - from) >= SCROLL) told.current();
    };
    window.addEventListener('scroll', look, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [isListening]);
}
