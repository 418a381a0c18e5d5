/** What an order of a type of the trade has beside its link and its quantity. */
export interface SoldType {
  /** Sold as a whole, at one price. */
  isFixed: boolean;
  /** The target that takes it; without one, a link says all. */
  target?: 'comments' | 'keywords';
}

/** The types of api-v2 that an order of the shop can hold; the others ask for what it does not. */
const SOLD_TYPES: Readonly<Record<string, SoldType>> = {
  default: { isFixed: false },
  package: { isFixed: true },
  'custom comments': { isFixed: false, target: 'comments' },
  'custom comments package': { isFixed: true, target: 'comments' },
  seo: { isFixed: false, target: 'keywords' },
};

export function soldType(name: string): SoldType | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(SOLD_TYPES, key) ? SOLD_TYPES[key] : undefined;
}
