import { useHref } from '@remix-run/react';
import { useEffect, useRef, type Dispatch } from 'react';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import type { ChoicesAnswer, ServiceAnswer } from '#app/lib/order-form/answers.ts';
import type { Known } from '#app/lib/order-form/known.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { OrderModel } from './order-context.ts';
import type { OrderStep } from './use-order-form.ts';

interface Missing {
  form: OrderForm;
  known: Known;
  choices: OrderModel['choices'];
}

/** Loads what the lines name and the form does not know yet, each once. */
export function useMissing(state: Missing, dispatch: Dispatch<OrderStep>): void {
  const { form, known, choices } = state;
  const address = useHref(pagePath('orders/create'));
  const asked = useRef(new Set<string>());
  const services = form.lines.filter(
    ({ serviceId }) => serviceId !== 0 && known.services[serviceId] === undefined,
  );
  const types = form.lines
    .map(({ serviceTypeId }) => serviceTypeId)
    .filter((id) => id !== 0 && choices[id] === undefined);
  useEffect(() => {
    const ask = (path: string, told: (answer: unknown) => void, failed: () => void) => {
      if (asked.current.has(path)) return;
      asked.current.add(path);
      fetchJson(`${address}/${path}`)
        .then(told, failed)
        .finally(() => asked.current.delete(path));
    };
    for (const { serviceId: id, preselectedServiceSlug: slug } of services) {
      const forget = () => dispatch({ kind: 'learn', id, service: null, countries: [] });
      const learn = (answer: unknown) => {
        // The answer of a loader of ours.
        const { service, countries } = answer as ServiceAnswer;
        dispatch({ kind: 'learn', id, service, countries });
      };
      ask(`services/${slug ?? id}`, learn, forget);
    }
    for (const typeId of types) {
      const offer = (answer: unknown) =>
        // The same.
        dispatch({ kind: 'offer', typeId, choices: answer as ChoicesAnswer });
      ask(`choices/${typeId}`, offer, () => dispatch({ kind: 'offer', typeId, choices: [] }));
    }
  });
}
