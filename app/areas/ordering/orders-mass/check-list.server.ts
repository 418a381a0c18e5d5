import type { AppLoadContext } from '@remix-run/node';
import { getCatalogueAddress } from '#core/catalogue/services/snapshot.operations.ts';
import type { FieldProblem } from '#core/errors.ts';
import {
  parseMassOrder,
  writeMassOrder,
  type Column,
  type MassLine,
  type MassRow,
} from '#core/ordering/form/mass-order.pure.ts';
import { getTotalCost } from '#core/ordering/form/order-cost.operations.ts';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';
import { validateOrder } from '#core/ordering/orders/order.operations.ts';
import { catalogueNames } from '#app/lib/catalogue/catalogue-names.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { findFormService } from '#app/lib/order-form/know-catalogue.server.ts';
import type { MassCheck, Problems } from './mass-check.ts';

type Asked = Pick<AppLoadContext, 'core' | 'customer' | 'locale'>;

/** What each line of a list comes to, or what is wrong with it. Nothing is ordered. */
export async function checkList(
  context: Asked,
  cells: readonly MassRow['cells'][],
): Promise<MassCheck> {
  const list = writeMassOrder(cells);
  const { lines, problems } = parseMassOrder(list);
  const found = new Map<number, Problems>();
  const say = textsOf(context.locale);
  for (const { line, field, problem } of problems) {
    if (line <= MOST_LINES) note(found, line, { [field]: [sentence(say, problem)] });
  }
  await validate(context, lines, found);
  return describe(context, { cells, list, found, lines: good(lines, found) });
}

/** What the core refuses of these lines stands at each of them. */
async function validate(
  { core }: Asked,
  lines: readonly MassLine[],
  found: Map<number, Problems>,
): Promise<void> {
  if (lines.length === 0) return;
  try {
    await core.call(validateOrder, { body: { orders: lines.map(lineForCore) } });
  } catch (error) {
    if (!noteRefusals(error, { under: 'orders', lines, found })) throw error;
  }
}

export const lineForCore = ({ serviceId, url, quantity }: MassLine) => ({
  service_id: serviceId,
  url,
  quantity,
});

interface Refused {
  under: string;
  lines: readonly MassLine[];
  found: Map<number, Problems>;
}

/** Says whether it was lines that were refused, and nothing else. */
export function noteRefusals(error: unknown, { under, lines, found }: Refused): boolean {
  if (!isRefusal(error, 422)) return false;
  const entries = Object.entries(error.errors).map(([name, texts]) => {
    const [, at, field = ''] = new RegExp(`^${under}\\.(\\d+)\\.(.+)$`).exec(name) ?? [];
    return { line: at === undefined ? undefined : lines[Number(at)]?.line, field, texts };
  });
  if (entries.length === 0) return false;
  for (const { line, field, texts } of entries) {
    if (line === undefined) return false;
    note(found, line, { [columnOf(field)]: texts });
  }
  return true;
}

function columnOf(field: string): Column | 'line' {
  if (field === 'service_id') return 'id';
  if (field === 'url') return 'link';
  return field === 'quantity' ? 'quantity' : 'line';
}

interface Described {
  cells: readonly MassRow['cells'][];
  list: string;
  found: ReadonlyMap<number, Problems>;
  lines: readonly MassLine[];
}

async function describe(context: Asked, { cells, list, found, lines }: Described) {
  const [costs, names, examples] = await Promise.all([
    costsOf(context, lines),
    namesOf(context, lines),
    examplesFor(context, cells, found),
  ]);
  const check: MassCheck = {
    list,
    total: costs.total,
    beyond: Math.max(0, cells.length - MOST_LINES),
    good: lines.map(({ line, serviceId, url, quantity }, at) => ({
      line,
      service: { id: serviceId, name: names.get(serviceId) ?? '' },
      link: url,
      quantity,
      cost: costs.ofLines.get(at) ?? '0',
    })),
    bad: cells.slice(0, MOST_LINES).flatMap((row, at) => {
      const problems = found.get(at + 1);
      if (!problems) return [];
      const example = problems.link && examples.get(row.id);
      return [{ line: at + 1, cells: row, was: writeMassOrder([row]), problems, example }];
    }),
  };
  return check;
}

/** Nobody mends more of them at once. */
const MOST_EXAMPLES = 10;

/** Links that services take, for those whose links are refused. */
async function examplesFor(
  context: Asked,
  cells: readonly MassRow['cells'][],
  found: ReadonlyMap<number, Problems>,
): Promise<Map<string, string>> {
  const ids = cells.flatMap(({ id }, at) => (found.get(at + 1)?.link ? [id] : []));
  const asked = [...new Set(ids)].slice(0, MOST_EXAMPLES);
  const services = await Promise.all(asked.map((id) => findFormService(context, id)));
  return new Map(
    services.flatMap((service, at) =>
      service?.exampleLink ? [[asked[at] ?? '', service.exampleLink]] : [],
    ),
  );
}

async function costsOf({ core }: Asked, lines: readonly MassLine[]) {
  if (lines.length === 0) return { total: '0', ofLines: new Map<number, string>() };
  const body = { order_widget_type: 'multi', services: lines.map(lineForCore) } as const;
  const { data } = await core.call(getTotalCost, { body });
  const costs = data.items.flatMap(({ services }) => services);
  return { total: data.total, ofLines: new Map(costs.map(({ index, cost }) => [index, cost])) };
}

async function namesOf({ core }: Asked, lines: readonly MassLine[]): Promise<Map<number, string>> {
  if (lines.length === 0) return new Map();
  const asked = new Set(lines.map(({ serviceId }) => serviceId));
  const { data } = await core.call(getCatalogueAddress);
  const { services } = await core.call(catalogueNames, { params: { hash: data.hash } });
  const named = services.id.flatMap((id, at): [number, string][] =>
    asked.has(id) ? [[id, services.name[at] ?? '']] : [],
  );
  return new Map(named);
}

const good = (lines: readonly MassLine[], found: ReadonlyMap<number, Problems>) =>
  lines.filter(({ line }) => !found.has(line));

function note(found: Map<number, Problems>, line: number, problems: Problems): void {
  found.set(line, { ...found.get(line), ...problems });
}

function sentence(say: ReturnType<typeof textsOf>, { code, params }: FieldProblem): string {
  return say.t(`errors:field.${code}`, { ...params });
}
