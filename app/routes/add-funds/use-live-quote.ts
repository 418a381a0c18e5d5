import { useHref } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fetchJson } from '../../lib/fetch-json.ts';
import type { TopUpQuote } from '../../lib/top-up-quote.server.ts';

/** As long as nobody has typed for this many milliseconds, as calls.md has it. */
const QUIET_MS = 500;

/** What is typed comes to, asked for while it is typed; undefined before anything was. */
export function useLiveQuote(method: number) {
  const address = useHref('/add-funds/total');
  const [live, setLive] = useState<TopUpQuote>();
  const [isAsking, setIsAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget);
    const query = new URLSearchParams({ method: String(method) });
    query.set('amount', textOf(form, 'amount'));
    query.set('coupon', textOf(form, 'coupon_code'));
    clearTimeout(timer.current);
    latest.current += 1;
    const own = latest.current;
    setIsAsking(true);
    timer.current = setTimeout(() => {
      fetchJson(`${address}?${query.toString()}`).then(
        // The answer of a loader of ours.
        (answer) => done(own, answer as TopUpQuote),
        () => done(own, undefined),
      );
    }, QUIET_MS);
  }

  function done(own: number, answer: TopUpQuote | undefined) {
    if (own !== latest.current) return;
    setLive(answer);
    setIsAsking(false);
  }

  return { live, isAsking, onInput, forget: () => setLive(undefined) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
