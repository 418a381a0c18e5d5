import { useHref } from '@remix-run/react';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import type { OrderLine } from '#core/ordering/form/order-line.pure.ts';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import type { LinkAnswer } from '#app/lib/order-form/answers.ts';
import { changeForm, type OrderChange } from '#app/lib/order-form/change-form.ts';
import type { Known } from '#app/lib/order-form/known.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { OrderStep } from './use-order-form.ts';

/** As calls.md has them, in milliseconds. */
const IDENTIFY_AFTER = 800;
const TYPES_AFTER = 600;
const HINT_FOR = 4_000;

/** What was wrong with a link, for the service that it was asked for. */
interface Checked {
  url: string;
  serviceId: number;
  problems: readonly string[];
}

interface Linked {
  form: OrderForm;
  known: Known;
}

/** Follows the links while they are typed: their networks, their types, and what is wrong. */
export function useLinks(state: Linked, dispatch: Dispatch<OrderStep>) {
  const ask = useAsk();
  const checks = useChecks(state, ask);
  const { switched, announce } = useSwitched();
  const [unfit, setUnfit] = useState<Unfit>();
  const { form } = state;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const isAlone = form.lines.length === 1;
  const at = form.activeLine;
  const line = form.lines[at];
  const [url, networkId] = [line?.url ?? '', line?.networkId ?? 0];
  const read = useRef(new Map<number, string>());
  useEffect(() => {
    // What a line is first seen with is read by the server, however soon something else is typed.
    if (!read.current.has(at)) read.current.set(at, url);
    // A link that somebody comes back to has been read before.
    const isNew = read.current.get(at) !== url;
    if (url === '' || (!isNew && !isAlone)) {
      read.current.set(at, url);
      return;
    }
    const timer = setTimeout(
      () => {
        read.current.set(at, url);
        void ask({ url, ...(isNew && { entered: '1' }) }).then((answer) => {
          if (!answer) return;
          const now = latest.current.form.lines[at];
          const isSwitched =
            isNew &&
            now?.url === url &&
            answer.networkId !== null &&
            now.networkId !== 0 &&
            now.networkId !== answer.networkId;
          if (isNew) dispatch({ kind: 'identified', line: at, url, networkId: answer.networkId });
          if (isSwitched) announce(at);
          const { typeIds } = answer;
          const isOfNetwork = isNew || answer.networkId === networkId;
          const held = { line: at, url, typeIds: isOfNetwork ? typeIds : [] };
          if (isLost(latest.current, { kind: 'types', ...held })) setUnfit({ line: at, url });
          dispatch({ kind: 'types', ...held });
        });
      },
      isNew ? IDENTIFY_AFTER : TYPES_AFTER,
    );
    return () => clearTimeout(timer);
  }, [url, networkId, isAlone, at, ask, announce, dispatch]);

  return { ...checks, switched, unfit: unfitOf(form, unfit) };
}

/** A line that had a service until its link said that it is for others. */
interface Unfit {
  line: number;
  url: string;
}

function isLost({ form, known }: Linked, change: OrderChange & { line: number }): boolean {
  const serviceIn = ({ lines }: OrderForm) => lines[change.line]?.serviceId ?? 0;
  return serviceIn(form) !== 0 && serviceIn(changeForm(form, change, known)) === 0;
}

/** As long as the link is the same and nothing else was chosen for it. */
function unfitOf({ lines }: OrderForm, unfit: Unfit | undefined): number | undefined {
  const line = unfit && lines[unfit.line];
  return line?.url === unfit?.url && line?.serviceId === 0 ? unfit?.line : undefined;
}

/** Whether services take their links, as far as it was asked. */
function useChecks({ form, known }: Linked, ask: Ask) {
  const [checked, setChecked] = useState<readonly Checked[]>([]);

  function checkLink(place: number) {
    const { url: asked = '', serviceId = 0 } = form.lines[place] ?? {};
    const service = known.services[serviceId];
    if (!service || asked === '') return;
    const name = String(service.isRestricted ? service.slug : service.id);
    void ask({ url: asked, service: name }).then((answer) => {
      if (!answer) return;
      const { problems } = answer;
      setChecked((before) => [
        ...before.filter((one) => one.url !== asked || one.serviceId !== serviceId),
        { url: asked, serviceId, problems },
      ]);
    });
  }

  const linkProblems = Object.fromEntries(
    form.lines.map((one, place) => [place, problemsOf(checked, one)]),
  );
  return { linkProblems, checkLink };
}

/** What was wrong with another link is not wrong with this one. */
function problemsOf(checked: readonly Checked[], { url, serviceId }: OrderLine) {
  return checked.find((one) => one.url === url && one.serviceId === serviceId)?.problems;
}

type Ask = ReturnType<typeof useAsk>;

function useAsk() {
  const address = useHref(pagePath('orders/create/link'));
  const base = useRef(address);
  const [ask] = useState(
    () => async (query: { url: string; service?: string; entered?: string }) => {
      try {
        // The answer of a loader of ours.
        return (await fetchJson(
          `${base.current}?${new URLSearchParams(query).toString()}`,
        )) as LinkAnswer;
      } catch {
        // The order is checked again when it is sent.
        return undefined;
      }
    },
  );
  return ask;
}

/** Says for a while that a link has changed the network. */
function useSwitched() {
  const [switched, setSwitched] = useState<number>();
  useEffect(() => {
    if (switched === undefined) return;
    const timer = setTimeout(() => setSwitched(undefined), HINT_FOR);
    return () => clearTimeout(timer);
  }, [switched]);
  return { switched, announce: setSwitched };
}
