import { useEffect, useReducer, useState, type RefObject } from 'react';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import type { Country } from '#app/lib/order-form/answers.ts';
import {
  changeForm,
  learned,
  withOnlyServices,
  type Choices,
  type OrderChange,
} from '#app/lib/order-form/change-form.ts';
import { formAfterAnswer } from '#app/lib/order-form/form-after-answer.ts';
import { readEntries } from '#app/lib/order-form/form-entries.ts';
import type { FormNetwork, FormService, Known, ServiceChoice } from '#app/lib/order-form/known.ts';
import type { OrderPage } from './order-page.server.ts';

interface OrderState {
  form: OrderForm;
  /** The form that was sent last. */
  sent?: OrderForm;
  known: Known;
  choices: Choices;
  countries: readonly Country[];
}

export type OrderStep =
  | OrderChange
  | { kind: 'show'; page: OrderPage }
  | { kind: 'send' }
  | { kind: 'answer'; page: OrderPage }
  | { kind: 'read'; form: OrderForm }
  | { kind: 'learn'; id: number; service: FormService | null; countries: readonly Country[] }
  | { kind: 'offer'; typeId: number; choices: readonly ServiceChoice[] };

function step(state: OrderState, event: OrderStep): OrderState {
  switch (event.kind) {
    case 'show':
      return shown(event.page, state.known.networks);
    case 'send':
      return { ...state, sent: state.form };
    case 'answer':
      return takeAnswer(state, event.page);
    case 'read':
      return { ...state, form: changeForm(event.form, { kind: 'settle' }, state.known) };
    case 'learn':
      return learn(state, event);
    case 'offer':
      return withOnly({ ...state, choices: { ...state.choices, [event.typeId]: event.choices } });
    case 'network':
    case 'identified':
    case 'types':
    case 'type':
      return withOnly({ ...state, form: changeForm(state.form, event, state.known) });
    default:
      return { ...state, form: changeForm(state.form, event, state.known) };
  }
}

function withOnly(state: OrderState): OrderState {
  return { ...state, form: withOnlyServices(state.form, state.choices, state.known) };
}

function learn(state: OrderState, event: Extract<OrderStep, { kind: 'learn' }>): OrderState {
  const known = learned(state.known, event.id, event.service);
  return {
    ...state,
    known,
    countries: withCountries(state.countries, event.countries),
    form: changeForm(state.form, { kind: 'settle' }, known),
  };
}

function withCountries(known: readonly Country[], more: readonly Country[]): readonly Country[] {
  return [...known.filter(({ id }) => more.every((one) => one.id !== id)), ...more];
}

function shown(page: OrderPage, networks: readonly FormNetwork[]): OrderState {
  const { form, services, choices, countries } = page;
  return { form, known: { networks, services }, choices, countries };
}

/** With all that is known by now, as another service may have been chosen meanwhile. */
function takeAnswer(state: OrderState, page: OrderPage): OrderState {
  const next = shown(page, state.known.networks);
  const form = formAfterAnswer({ sent: state.sent, now: state.form, answered: page.form });
  if (form === page.form) return next;
  return {
    form,
    known: { ...next.known, services: { ...state.known.services, ...next.known.services } },
    choices: { ...state.choices, ...next.choices },
    countries: withCountries(state.countries, next.countries),
  };
}

interface Begun {
  /** What the address begins with. */
  page: OrderPage;
  /** What the address says, whichever way of ordering it is. */
  asked: string;
  /** What the server has answered the form last. */
  answered: OrderPage | undefined;
  networks: readonly FormNetwork[];
  element: RefObject<HTMLFormElement>;
}

/**
 * The form as it stands. It begins anew with another address and with an answer, not when the page is
 * merely loaded again: what was filled in meanwhile stays.
 */
export function useOrderForm({ page, asked, answered, networks, element }: Begun) {
  const seen = answered ?? page;
  const [state, dispatch] = useReducer(step, undefined, () => shown(seen, networks));
  const [latest, setLatest] = useState({ asked, answered });
  if (latest.asked !== asked || latest.answered !== answered) {
    setLatest({ asked, answered });
    if (answered && latest.answered !== answered) dispatch({ kind: 'answer', page: answered });
    else if (latest.asked !== asked) dispatch({ kind: 'show', page });
  }
  useEffect(() => {
    // Filled in before the script ran, or brought back by the browser.
    if (element.current) {
      dispatch({ kind: 'read', form: readEntries(new FormData(element.current)) });
    }
  }, [element]);
  return { state: { ...state, judged: seen.form }, dispatch };
}
