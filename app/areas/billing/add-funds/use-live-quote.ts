import { useHref } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { TopUpQuote } from '#app/areas/billing/top-up-quote.server.ts';

/** As long as nobody has typed for this many milliseconds, as calls.md has it. */
const QUIET_MS = 500;

/**
 * What is typed comes to, asked for while it is typed; undefined before anything was. The answer to
 * the form takes its place, unless somebody has typed since the form was sent.
 */
export function useLiveQuote(method: string, formId: string, answer: object | undefined) {
  const address = useHref(pagePath('add-funds/total'));
  const [live, setLive] = useState<TopUpQuote>();
  const [isAsking, setIsAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(0);
  const sent = useRef(0);
  useEffect(() => {
    if (latest.current === sent.current) setLive(undefined);
  }, [answer]);
  useEffect(() => {
    // Typed before the script ran, or brought back by the browser.
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement && isChanged(form)) ask(form);
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what was there at first
  }, []);

  function ask(typed: HTMLFormElement) {
    const form = new FormData(typed);
    const query = new URLSearchParams({ method });
    query.set('amount', textOf(form, 'amount'));
    query.set('currency', textOf(form, 'currency'));
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

  return {
    live,
    isAsking,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => ask(currentTarget),
    /** At once: an effect comes after what is typed right behind it. */
    onSubmitCapture: () => {
      sent.current = latest.current;
    },
  };
}

/** Says otherwise than the server has filled it in. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.type !== 'hidden' &&
      field.value !== field.defaultValue,
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
