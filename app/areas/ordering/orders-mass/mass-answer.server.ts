import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { addCartLines } from '#core/ordering/cart/cart.operations.ts';
import {
  parseMassOrder,
  writeMassOrder,
  type MassRow,
} from '#core/ordering/form/mass-order.pure.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { checkList, lineForCore, noteRefusals } from './check-list.server.ts';
import type { MassCheck, Problems } from './mass-check.ts';

/** What the page says after a list was sent. */
export interface MassAnswer {
  check: MassCheck;
  /** So many lines were put into the cart, and the others are still here. */
  put: number;
  /** What concerns no single line. */
  problem: string | undefined;
  /** Of what is sent next: whoever hears no answer sends the same lines under the same key. */
  putKey: string;
}

type Cells = readonly MassRow['cells'][];

/** Whatever the core says or does not say, the list stays on the page. */
export async function answerList(
  context: AppLoadContext,
  cells: Cells,
  putKey: string,
): Promise<MassAnswer> {
  try {
    return { check: await checkList(context, cells), put: 0, problem: undefined, putKey };
  } catch (error) {
    return { check: unchecked(cells), put: 0, problem: problemIn(context, error), putKey };
  }
}

/** Puts what can be ordered into the cart, and leaves the rest to be corrected. */
export async function putIntoCart(
  context: AppLoadContext,
  cells: Cells,
  { putKey, widget }: { putKey: string; widget: string | undefined },
): Promise<MassAnswer | Response> {
  const answer = await answerList(context, cells, putKey);
  const { good } = answer.check;
  if (answer.problem !== undefined || good.length === 0) return answer;
  const places = new Set(good.map(({ line }) => line));
  const lines = parseMassOrder(answer.check.list).lines.filter(({ line }) => places.has(line));
  try {
    const body = {
      ...{ lines: lines.map(lineForCore), put_key: putKey },
      ...(widget !== undefined && { widget }),
    };
    await context.core.call(addCartLines, { body });
  } catch (error) {
    const found = new Map<number, Problems>();
    if (noteRefusals(error, { under: 'lines', lines, found }))
      return { ...answer, problem: textOf(context, 'changed') };
    return { ...answer, problem: problemIn(context, error) };
  }
  const rest = cells.filter((_, at) => !places.has(at + 1));
  if (rest.length === 0) return redirect(pagePath('cart'), 303);
  return { ...(await answerList(context, rest, randomUUID())), put: lines.length };
}

const unchecked = (cells: Cells): MassCheck => ({
  list: writeMassOrder(cells),
  good: [],
  bad: [],
  total: '0',
  beyond: 0,
});

/** A refusal in the words of the core; what broke there is nobody's business here. */
function problemIn(context: AppLoadContext, error: unknown): string {
  if (!(error instanceof CoreError) || error.status === 401 || error.status === 403) throw error;
  if (error.status >= 500) {
    context.reportError(error);
    return textOf(context, 'failed');
  }
  return [...new Set([error.message, ...Object.values(error.errors).flat()])].join(' ');
}

function textOf({ locale }: AppLoadContext, key: 'changed' | 'failed'): string {
  return textsOf(locale).t(`mass:problem.${key}`);
}
