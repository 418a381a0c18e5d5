import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fetchJson } from '#app/lib/http/fetch-json.ts';

/** As long as nobody has typed for this many milliseconds, as calls.md has it. */
const QUIET_MS = 500;

interface LiveAnswerInput {
  /** A loader of ours, which is asked with what the form says. */
  address: string;
  formId: string;
  queryOf: (form: FormData) => URLSearchParams;
  /** What the form was answered; it takes the place of what was asked before it was sent. */
  answer: object | undefined;
}

/**
 * What is typed comes to, asked for while it is typed; undefined before anything was. The answer to
 * the form takes its place, unless somebody has typed since the form was sent.
 */
export function useLiveAnswer<Answer>({ address, formId, queryOf, answer }: LiveAnswerInput) {
  const [live, setLive] = useState<Answer>();
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
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was there at first
  }, []);

  function ask(typed: HTMLFormElement) {
    const query = queryOf(new FormData(typed));
    clearTimeout(timer.current);
    latest.current += 1;
    const own = latest.current;
    setIsAsking(true);
    timer.current = setTimeout(() => {
      fetchJson(`${address}?${query.toString()}`).then(
        // The answer of a loader of ours.
        (found) => done(own, found as Answer),
        () => done(own, undefined),
      );
    }, QUIET_MS);
  }

  function done(own: number, found: Answer | undefined) {
    if (own !== latest.current) return;
    setLive(found);
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
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked),
  );
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
