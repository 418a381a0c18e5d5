import {
  parseQuantity,
  snapQuantity,
  type QuantityRule,
} from '#core/catalogue/services/quantity.pure.ts';
import type { OfferedService, OfferedType } from './offer.ts';

/** How many posts a subscription can be for. */
export const MOST_POSTS = 1_000;
const USUAL_POSTS = '10';

/** The way to pay that is no card. */
export const BY_BALANCE = 'balance';

/** What the posts get of one type. */
export interface TypeSetting {
  typeId: number;
  isSelected: boolean;
  /** 0 before the types of the channel are known. */
  serviceId: number;
  /** As it was typed. */
  quantity: string;
  countries: number[];
}

export interface SubscriptionForm {
  url: string;
  name: string;
  /** As it was typed. */
  contentsLimit: string;
  /** `balance`, or the id of a saved card. */
  payment: string;
  settings: TypeSetting[];
}

export const EMPTY_FORM: SubscriptionForm = {
  ...{ url: '', name: '', contentsLimit: USUAL_POSTS, payment: '', settings: [] },
};

/** Where all of the types stand. */
export const TYPES = 'services';

/** What the fields are called; those of a type carry its id. */
export const FIELD = { url: 'url', name: 'name', limit: 'contents_limit', payment: 'payment' };
export const typeField = (typeId: number, part: 'on' | 'service' | 'quantity' | 'countries') =>
  `type.${typeId}.${part}`;

const LONGEST = { url: 2_000, name: 100, number: 12, payment: 30 };
const MOST_TYPES = 100;
const MOST_COUNTRIES = 300;

type Said = Pick<FormData, 'get' | 'getAll' | 'has'> & Iterable<[string, FormDataEntryValue]>;

/** Reads a form, or an address that says the same. */
export function readSubscription(said: Said): SubscriptionForm {
  const text = (name: string, most: number, usual = '') => {
    const value = said.get(name);
    return typeof value === 'string' ? value.trim().slice(0, most) : usual;
  };
  const ids = [...said].flatMap(([name]) => {
    const [, id] = /^type\.([1-9]\d{0,8})\.\w+$/.exec(name) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
  return {
    url: text(FIELD.url, LONGEST.url),
    name: text(FIELD.name, LONGEST.name),
    contentsLimit: text(FIELD.limit, LONGEST.number, USUAL_POSTS),
    payment: text(FIELD.payment, LONGEST.payment),
    settings: [...new Set(ids)].slice(0, MOST_TYPES).map((typeId) => ({
      typeId,
      isSelected: said.has(typeField(typeId, 'on')),
      serviceId: idIn(text(typeField(typeId, 'service'), LONGEST.number)),
      quantity: text(typeField(typeId, 'quantity'), LONGEST.number),
      countries: said
        .getAll(typeField(typeId, 'countries'))
        .slice(0, MOST_COUNTRIES)
        .map((value) => idIn(String(value)))
        .filter((id) => id > 0),
    })),
  };
}

const idIn = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** The same as the entries of a form, for an address. */
export function entriesOf(form: SubscriptionForm): [string, string][] {
  const chosen = form.settings.filter(({ isSelected }) => isSelected);
  return [
    [FIELD.url, form.url],
    [FIELD.name, form.name],
    [FIELD.limit, form.contentsLimit],
    ...chosen.flatMap(({ typeId, serviceId, quantity, countries }): [string, string][] => [
      [typeField(typeId, 'on'), '1'],
      [typeField(typeId, 'service'), String(serviceId)],
      [typeField(typeId, 'quantity'), quantity],
      ...countries.map((id): [string, string] => [typeField(typeId, 'countries'), String(id)]),
    ]),
  ];
}

/** A setting for each type that is offered, with a service that is; what was said before is kept. */
export function settled(form: SubscriptionForm, types: readonly OfferedType[]): SubscriptionForm {
  const settings = types.flatMap((type): TypeSetting[] => {
    const before = form.settings.find(({ typeId }) => typeId === type.id);
    const service = serviceIn(type, before?.serviceId) ?? type.services[0];
    if (!service) return [];
    const isSame = before?.serviceId === service.id;
    return [
      {
        typeId: type.id,
        isSelected: before?.isSelected ?? false,
        serviceId: service.id,
        quantity: isSame ? before.quantity : usualQuantity(service),
        countries: (before?.countries ?? []).filter((id) => service.countries.includes(id)),
      },
    ];
  });
  return { ...form, settings };
}

const usualQuantity = (service: OfferedService): string =>
  String(snapQuantity(service.default_quantity, service, 'down'));

export function serviceIn(type: OfferedType, serviceId: number | undefined) {
  return type.services.find(({ id }) => id === serviceId);
}

/** The quantity that the form makes of what was typed; the least one of what is no number. */
export const snappedQuantity = (typed: string, rule: QuantityRule): number =>
  snapQuantity(parseQuantity(typed), rule, 'down');

/** Within what a subscription can be for; what is no number changes nothing. */
export function clampedLimit(typed: string, before: string): string {
  if (!/^\s*[+-]?\d/.test(typed)) return before;
  return String(Math.min(MOST_POSTS, Math.max(1, parseQuantity(typed))));
}

/** A service that is chosen, in the quantity that is ordered of it. */
export interface ChosenService {
  type: OfferedType;
  service: OfferedService;
  setting: TypeSetting;
}

export function chosenIn(
  { settings }: SubscriptionForm,
  types: readonly OfferedType[],
): ChosenService[] {
  return types.flatMap((type) => {
    const setting = settings.find(({ typeId }) => typeId === type.id);
    const service = setting && serviceIn(type, setting.serviceId);
    return service && setting.isSelected ? [{ type, service, setting }] : [];
  });
}

/** What the cost is asked for: services with quantities, and how many posts; nothing for none. */
export function costQuery(form: SubscriptionForm, types: readonly OfferedType[]): string {
  const services = chosenIn(form, types).map(
    ({ service, setting }) => `${service.id}:${snappedQuantity(setting.quantity, service)}`,
  );
  if (services.length === 0) return '';
  const limit = clampedLimit(form.contentsLimit, USUAL_POSTS);
  return new URLSearchParams({ services: services.join(), [FIELD.limit]: limit }).toString();
}

export type FormStep =
  | { kind: 'read'; form: SubscriptionForm }
  | { kind: 'set'; part: Partial<Omit<SubscriptionForm, 'settings'>> }
  | { kind: 'setting'; typeId: number; part: Partial<TypeSetting> }
  | { kind: 'service'; typeId: number; serviceId: number }
  | { kind: 'left'; typeId: number }
  | { kind: 'leftLimit'; before: string };

/** The form after something was typed or chosen in it. */
export function stepped(
  form: SubscriptionForm,
  step: FormStep,
  types: readonly OfferedType[],
): SubscriptionForm {
  switch (step.kind) {
    case 'read':
      return types.length === 0 ? step.form : settled(step.form, types);
    case 'set':
      return { ...form, ...step.part };
    case 'leftLimit':
      return { ...form, contentsLimit: clampedLimit(form.contentsLimit, step.before) };
    case 'setting':
      return settled(
        withSetting(form, step.typeId, () => step.part),
        types,
      );
    case 'service':
      return withSetting(form, step.typeId, ({ quantity, countries }) => {
        const service = findService(types, step.typeId, step.serviceId);
        if (!service) return {};
        return {
          serviceId: service.id,
          quantity: String(snappedQuantity(quantity, service)),
          countries: countries.filter((id) => service.countries.includes(id)),
        };
      });
    case 'left':
      return withSetting(form, step.typeId, ({ serviceId, quantity }) => {
        const service = findService(types, step.typeId, serviceId);
        return service ? { quantity: String(snappedQuantity(quantity, service)) } : {};
      });
  }
}

function findService(types: readonly OfferedType[], typeId: number, serviceId: number) {
  const type = types.find(({ id }) => id === typeId);
  return type && serviceIn(type, serviceId);
}

function withSetting(
  form: SubscriptionForm,
  typeId: number,
  change: (setting: TypeSetting) => Partial<TypeSetting>,
): SubscriptionForm {
  return {
    ...form,
    settings: form.settings.map((one) =>
      one.typeId === typeId ? { ...one, ...change(one) } : one,
    ),
  };
}
