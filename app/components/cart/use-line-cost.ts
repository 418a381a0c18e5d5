import { useHref } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { LineCost, LineProblem } from '#app/lib/cart/cart-answer.ts';
import type { CartLineData } from '#app/lib/cart/cart-data.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { postForJson } from '#app/lib/http/post-for-json.ts';

/** As long as nobody has typed for this many milliseconds, as calls.md has it. */
const QUIET_MS = 500;

type Typed = { quantity: string } | { subtotal: string };

/**
 * Writes the quantity that a subtotal pays for, and the subtotal of a quantity, into the fields, and
 * says what is wrong with what is typed; before, what the form was refused for.
 */
export function useLineCost(line: CartLineData, refused: LineProblem | undefined) {
  const address = useHref(pagePath('checkout/:call', { call: 'line-cost' }));
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(0);
  const [since, setSince] = useState<{ refused: LineProblem | undefined; wrong?: LineProblem }>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(typed: Typed) {
    clearTimeout(timer.current);
    setSince({ refused });
    // As long as the subtotal is none that somebody typed since, the quantity counts.
    if ('quantity' in typed) set('subtotal_was', fieldOf('subtotal')?.value ?? '');
    latest.current += 1;
    const own = latest.current;
    timer.current = setTimeout(() => {
      const asked = new URLSearchParams({ line: String(line.id), ...typed });
      postForJson(address, asked.toString()).then(
        // The answer of an action of ours.
        (answer) => own === latest.current && take(answer as LineCost, typed),
        // The server works it out when it is sent.
        () => undefined,
      );
    }, QUIET_MS);
  }

  function take(answer: LineCost, typed: Typed) {
    if ('problem' in answer) {
      setSince({ refused, wrong: answer });
      // A quantity that is not sold has no price.
      if (answer.field === 'quantity') writeSubtotal('');
    } else if ('quantity' in typed) writeSubtotal(answer.subtotal);
    else set('quantity', String(answer.quantity));
  }

  function writeSubtotal(subtotal: string) {
    set('subtotal', subtotal);
    set('subtotal_was', subtotal);
  }

  function set(name: string, value: string) {
    const field = fieldOf(name);
    if (field) field.value = value;
  }

  function fieldOf(name: string): HTMLInputElement | undefined {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : undefined;
  }

  return {
    form,
    // What was typed since is another matter than what was refused.
    wrong: since && since.refused === refused ? since.wrong : refused,
    onQuantity: (quantity: string) => ask({ quantity }),
    onSubtotal: (subtotal: string) => ask({ subtotal }),
  };
}
