import { useHref } from '@remix-run/react';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { Offer, PublicationCost } from './offer.ts';
import {
  costQuery,
  readSubscription,
  settled,
  stepped,
  type FormStep,
  type SubscriptionForm,
} from './subscription-form.ts';

/** As calls.md has them, in milliseconds. */
const IDENTIFY_AFTER = 800;
const COST_AFTER = 500;

interface State {
  form: SubscriptionForm;
  offer: Offer;
}

type Step = FormStep | { kind: 'offer'; offer: Offer };

function step({ form, offer }: State, event: Step): State {
  if (event.kind === 'offer') {
    return { offer: event.offer, form: settled(form, event.offer.types) };
  }
  return { offer, form: stepped(form, event, offer.types) };
}

interface Begun extends State {
  cost: PublicationCost | undefined;
}

/** The form as it stands, what its channel is offered, and what that costs. */
export function useSubscription(begun: Begun, element: RefObject<HTMLFormElement>) {
  const [state, dispatch] = useReducer(step, { form: begun.form, offer: begun.offer });
  const { form, offer } = state;
  useEffect(() => {
    // Filled in before the script ran, or brought back by the browser.
    if (element.current) {
      dispatch({ kind: 'read', form: readSubscription(new FormData(element.current)) });
    }
  }, [element]);

  const channel = useAnswer<Offer>({
    path: useHref(pagePath('orders/create/channel')),
    query: form.url === offer.url ? '' : new URLSearchParams({ url: form.url }).toString(),
    after: IDENTIFY_AFTER,
    done: (found) => {
      // Somebody may have typed on meanwhile.
      if (found?.url === form.url) dispatch({ kind: 'offer', offer: found });
    },
  });

  const asked = costQuery(form, offer.types);
  const [cost, setCost] = useState(begun.cost);
  const pricing = useAnswer<PublicationCost>({
    path: useHref(pagePath('orders/create/publication-cost')),
    query: asked === cost?.of ? '' : asked,
    after: COST_AFTER,
    done: setCost,
  });
  return {
    ...{ form, offer, dispatch },
    isReading: channel.isAsking,
    isPricing: pricing.isAsking,
    // Of what is not chosen any more there is no cost.
    cost: asked === '' ? undefined : cost,
  };
}

interface Asked<Answer> {
  path: string;
  /** Nothing is asked where it is empty. */
  query: string;
  /** Once nobody has typed for so many milliseconds. */
  after: number;
  done: (answer: Answer | undefined) => void;
}

function useAnswer<Answer>({ path, query, after, done }: Asked<Answer>) {
  const [answered, setAnswered] = useState('');
  const latest = useRef(done);
  useEffect(() => {
    latest.current = (answer) => {
      setAnswered(query);
      done(answer);
    };
  });
  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchJson(`${path}?${query}`, controller.signal).then(
        // The answer of a loader of ours.
        (answer) => latest.current(answer as Answer),
        () => {
          if (!controller.signal.aborted) latest.current(undefined);
        },
      );
    }, after);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, query, after]);
  return { isAsking: query !== '' && query !== answered };
}
