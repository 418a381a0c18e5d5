import { useHref } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { CartLineData } from '#app/lib/cart/cart-data.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { postForJson } from '#app/lib/http/post-for-json.ts';

/** As long as nobody has typed for this many milliseconds, as calls.md has it. */
const QUIET_MS = 500;

export interface LineCost {
  quantity: number;
  subtotal: string;
}

/** Writes the quantity that a subtotal pays for, and the subtotal of a quantity, into the fields. */
export function useLineCost({ service, isGuarantee }: CartLineData) {
  const address = useHref(pagePath('checkout/:call', { call: 'line-cost' }));
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(typed: { quantity: string } | { subtotal: string }) {
    clearTimeout(timer.current);
    latest.current += 1;
    const own = latest.current;
    timer.current = setTimeout(() => {
      const asked = new URLSearchParams({
        service: service?.slug ?? '',
        guarantee: isGuarantee ? '1' : '0',
        ...typed,
      });
      postForJson(address, asked.toString()).then(
        // The answer of an action of ours.
        (answer) => own === latest.current && write(answer as LineCost, typed),
        // The server works it out when it is sent.
        () => undefined,
      );
    }, QUIET_MS);
  }

  function write({ quantity, subtotal }: LineCost, typed: object) {
    if ('quantity' in typed) {
      set('subtotal', subtotal);
      // As long as the subtotal is none that somebody typed, the quantity counts.
      set('subtotal_was', subtotal);
    } else {
      set('quantity', String(quantity));
    }
  }

  function set(name: string, value: string) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }

  return {
    form,
    onQuantity: (quantity: string) => ask({ quantity }),
    onSubtotal: (subtotal: string) => ask({ subtotal }),
  };
}
