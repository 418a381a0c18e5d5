import type { AppLoadContext } from '@remix-run/node';
import { formOf, type OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import type { OrderLine } from '#core/ordering/form/order-line.pure.ts';
import { lineOf, type OrderQuery } from '#core/ordering/form/order-query.pure.ts';
import { changeForm, withOnlyServices } from '#app/lib/order-form/change-form.ts';
import { readEntries } from '#app/lib/order-form/form-entries.ts';
import {
  choicesFor,
  countryNames,
  formNetworks,
  knownFor,
} from '#app/lib/order-form/know-catalogue.server.ts';
import type { FormNetwork, FormService, Known } from '#app/lib/order-form/known.ts';
import { identifyLink, typesByLink } from '#app/lib/order-form/link-checks.server.ts';
import { countEvent } from '#app/lib/orders/shop-events.server.ts';
import { isWithin } from '#app/lib/order-form/settle.ts';
import type { readReordered } from './reordered.server.ts';

/** The form with all that its lines have to know. */
export async function orderPage(context: AppLoadContext, form: OrderForm, known: Known) {
  const [choices, countries] = await Promise.all([
    choicesFor(context, form),
    countryNames(context, known),
  ]);
  return { form, services: known.services, choices, countries };
}

/** The same, with services chosen where there is nothing to choose, as a script does it. */
export async function chosenPage(
  context: AppLoadContext,
  form: OrderForm,
  known: Known,
): Promise<OrderPage> {
  const page = await orderPage(context, form, known);
  const chosen = withOnlyServices(form, page.choices, known);
  if (chosen === form) return page;
  const all = await knownFor(context, chosen, known.networks);
  const countries = await countryNames(context, all);
  const settled = changeForm(chosen, { kind: 'settle' }, all);
  return { ...page, form: settled, services: all.services, countries };
}

export type OrderPage = Awaited<ReturnType<typeof orderPage>>;

interface OpenedBy {
  query: OrderQuery;
  slug: string | null;
  reordered: Awaited<ReturnType<typeof readReordered>>;
}

/** The service of a line; one that nobody finds by its number is asked for by its name. */
async function knowService(
  context: AppLoadContext,
  line: OrderLine,
  { networks, reordered }: Pick<OpenedBy, 'reordered'> & { networks: readonly FormNetwork[] },
) {
  const known = await knownFor(context, formOf(line), networks);
  const service = known.services[line.serviceId] ?? undefined;
  if (service || !reordered) return { known, service };
  const named = formOf({ ...line, preselectedServiceSlug: reordered.slug });
  const further = await knownFor(context, named, networks);
  return { known: further, service: further.services[line.serviceId] ?? undefined };
}

/** Of an address that contradicts itself, the service counts: it is what somebody came for. */
const inItsPlace = (line: OrderLine, service: FormService): OrderLine =>
  isWithin(service, line) ? line : { ...line, networkId: 0, serviceTypeId: 0 };

/** The form as an address begins it. */
export async function openedPage(context: AppLoadContext, { query, slug, reordered }: OpenedBy) {
  const { networks, css } = await formNetworks(context);
  const line = { ...lineOf(query), preselectedServiceSlug: slug, ...reordered?.line };
  const { known, service } = await knowService(context, line, { networks, reordered });
  const asked = formOf(service ? inItsPlace(line, service) : line);
  const isLost = line.serviceId !== 0 && (!service || service.isPaused);
  const isMoved = service !== undefined && !isWithin(service, line);
  // What cannot be ordered at the moment does not stand in the way of what can.
  const opened = isLost ? changeForm(asked, { kind: 'thaw', line: 0 }, known) : asked;
  const settled = changeForm(opened, { kind: 'settle' }, known);
  // Whoever comes for a service is not led away from it by a link.
  const form = service ? settled : await readLink(context, { form: settled, line: 0, known });
  const movedTo = isMoved && !isLost ? service.name : undefined;
  return { page: await chosenPage(context, form, known), networks, css, isLost, movedTo };
}

/** The form as somebody has left it, with what has become of its services since. */
export async function keptPage(context: AppLoadContext, kept: FormData) {
  const { networks, css } = await formNetworks(context);
  const left = readEntries(kept);
  const known = await knownFor(context, left, networks);
  const form = changeForm(left, { kind: 'settle' }, known);
  const page = await orderPage(context, form, known);
  return { page, networks, css, isLost: false, movedTo: undefined };
}

/** What follows from the link of a line, as a script would find out while it is typed. */
async function readLink(
  context: AppLoadContext,
  { form, line, known }: { form: OrderForm; line: number; known: Known },
): Promise<OrderForm> {
  const url = form.lines[line]?.url ?? '';
  if (url === '') return form;
  const networkId = await identifyLink(context, url);
  const identified = changeForm(form, { kind: 'identified', line, url, networkId }, known);
  if (identified.lines.length !== 1) return identified;
  const network = identified.lines[line]?.networkId ?? 0;
  const typeIds = await typesByLink(context, url, network);
  return changeForm(identified, { kind: 'types', line, url, typeIds }, known);
}

interface Told {
  form: OrderForm;
  networks: readonly FormNetwork[];
  /** The links that the form was shown with. */
  links: readonly string[];
}

/** The form after its links were read anew wherever they were changed. */
export async function withReadLinks(context: AppLoadContext, { form, networks, links }: Told) {
  const known = await knownFor(context, form, networks);
  const firsts = form.groups.flatMap(([first]) => (first === undefined ? [] : [first]));
  const changed = firsts.filter((at) => form.lines[at]?.url !== (links[at] ?? ''));
  const entered = changed.filter((at) => form.lines[at]?.url);
  await Promise.all(entered.map(() => countEvent(context, 'enterUrl')));
  let read = form;
  for (const at of changed) read = await readLink(context, { form: read, line: at, known });
  const switched = changed.filter((at) => {
    const before = form.lines[at]?.networkId ?? 0;
    return before !== 0 && before !== read.lines[at]?.networkId;
  });
  return { form: read, known, switched };
}
