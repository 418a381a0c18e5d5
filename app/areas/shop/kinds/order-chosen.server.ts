import { redirect } from '@remix-run/node';
import { orderPath } from '#app/lib/pages/paths.ts';
import { chosenBy, readChoices } from './choose.ts';
import type { Kind } from './kind.ts';

/** Leads on to the order of what a card's form, sent without a script, has chosen. */
export function orderChosen(parameters: URLSearchParams, kinds: readonly Kind[]): void {
  const { sent, isOrder } = readChoices(parameters);
  if (!isOrder || !sent) return;
  for (const kind of kinds) {
    const option = chosenBy(kind, sent);
    if (option)
      throw redirect(orderPath({ ...option, networkId: kind.networkId, type: kind.type }));
  }
}
