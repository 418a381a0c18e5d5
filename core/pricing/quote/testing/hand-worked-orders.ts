/**
 * Quotes that were worked out on paper; `working` is how. Amounts are dollars, prices are for 1,000
 * units where nothing else is said.
 */
export interface HandWorked {
  says: string;
  working: string;
  order?: HandWorkedItem[];
  topUp?: string;
  grade?: string;
  coupon?: { type: 'discount' | 'cashback' | 'bonus'; value: string; min?: string };
  payment?: { fee?: string; bonuses?: Record<string, string> } | 'balance';
  /** What is left out is zero, but for the charge, which is the total. */
  is: {
    total: string;
    fee?: string;
    charge?: string;
    coupon?: string;
    methodBonus?: string;
    credited?: string;
    /** The steps of the first item. */
    steps?: string;
    items?: string;
  };
}

interface HandWorkedItem {
  price: string;
  per?: number;
  quantity: number;
  guarantee?: string;
  speedup?: string;
}

export const one = (price: string, quantity: number, more: Partial<HandWorkedItem> = {}) => [
  { price, quantity, ...more },
];

export const SMALL_BASKET = [
  { price: '0.75', quantity: 1_000 },
  { price: '1.1', quantity: 300 },
  { price: '20', per: 1, quantity: 1 },
];

const LINES: HandWorked[] = [
  {
    says: 'a thousand cost the price',
    working: '0.75 × 1000 ÷ 1000',
    order: one('0.75', 1_000),
    is: { total: '0.75', steps: 'base 0.75' },
  },
  {
    says: 'a smaller quantity costs its part',
    working: '0.75 × 130 = 97.5, ÷ 1000',
    order: one('0.75', 130),
    is: { total: '0.0975', steps: 'base 0.0975' },
  },
  {
    says: 'the cheapest of the trade has an exact price',
    working: '0.0004 × 110 = 0.044, ÷ 1000',
    order: one('0.0004', 110),
    is: { total: '0.000044' },
  },
  {
    says: 'less than a micro is a micro',
    working: '0.0004 ÷ 1000 = 0.0000004, up to 0.000001',
    order: one('0.0004', 1),
    is: { total: '0.000001', steps: 'base 0.000001' },
  },
  {
    says: 'a package costs its price',
    working: '20 × 1 ÷ 1',
    order: one('20', 1, { per: 1 }),
    is: { total: '20' },
  },
  {
    says: 'a third of a micro is rounded up',
    working: '0.333333 × 1001 = 333.666333, ÷ 1000 = 0.333666333, up to 0.333667',
    order: one('0.333333', 1_001),
    is: { total: '0.333667', steps: 'base 0.333667' },
  },
  {
    says: 'what costs a dollar or more is rounded up to the cent',
    working: '1.234567 up to 1.24',
    order: one('1.234567', 1_000),
    is: { total: '1.24', steps: 'base 1.24' },
  },
  {
    says: 'a micro below a dollar is exact',
    working: '0.999999',
    order: one('0.999999', 1_000),
    is: { total: '0.999999' },
  },
  {
    says: 'a micro above a dollar is a cent more',
    working: '1.000001 up to 1.01',
    order: one('1.000001', 1_000),
    is: { total: '1.01' },
  },
  {
    says: 'each line is rounded by its own size',
    working: '63.481234 up to 63.49, 7.161 up to 7.17, 0.0975 as it is',
    order: [...one('63.481234', 1_000), ...one('7.161', 1_000), ...one('0.75', 130)],
    is: { total: '70.7575', items: '63.49, 7.17, 0.0975' },
  },
  {
    says: 'what is free stays free',
    working: '0 × 500 ÷ 1000',
    order: one('0', 500),
    is: { total: '0' },
  },
  {
    says: 'the dearest is exact to the last digit',
    working: '999999.999999 × 1000000 ÷ 1, the point six places on',
    order: one('999999.999999', 1_000_000, { per: 1 }),
    is: { total: '999999999999' },
  },
];

const CHARGES: HandWorked[] = [
  {
    says: 'a guarantee adds its share',
    working: '1.2 × 1.5 = 1.8, a tenth of it 0.18',
    order: one('1.2', 1_500, { guarantee: '10%' }),
    is: { total: '1.98', steps: 'base 1.8, guarantee 0.18' },
  },
  {
    says: 'a guarantee on a fraction of a micro',
    working: '0.0125 × 0.777 = 0.0097125, up to 0.009713; × 1.03 = 0.010003875, up to 0.010004',
    order: one('0.0125', 777, { guarantee: '3%' }),
    is: { total: '0.010004', steps: 'base 0.009713, guarantee 0.000291' },
  },
  {
    says: 'a speed-up adds its share',
    working: '2.4 ÷ 4 = 0.6, a quarter of it 0.15',
    order: one('2.4', 250, { speedup: '25%' }),
    is: { total: '0.75', steps: 'base 0.6, speedup 0.15' },
  },
  {
    says: 'a speed-up is a share of the line with its guarantee',
    working: '1 + 0.1 = 1.1, a fifth of it 0.22',
    order: one('1', 1_000, { guarantee: '10%', speedup: '20%' }),
    is: { total: '1.32', steps: 'base 1, guarantee 0.1, speedup 0.22' },
  },
  {
    says: 'a line is rounded once, where rounding each step would make it 0.000003',
    working: '0.0000007 × 1.1 = 0.00000077, × 1.5 = 0.000001155, up to 0.000002',
    order: one('0.000007', 100, { guarantee: '10%', speedup: '50%' }),
    is: {
      total: '0.000002',
      steps: 'base 0.000001, guarantee 0, speedup 0.000001',
    },
  },
  {
    says: 'a grade takes off its share',
    working: '4 × 2 = 8, a twentieth of it 0.4',
    order: one('4', 2_000),
    grade: '5%',
    is: { total: '7.6', steps: 'base 8, grade -0.4' },
  },
  {
    says: 'a grade of half percents on an odd quantity',
    working: '0.99 × 0.333 = 0.32967, × 0.925 = 0.30494475, up to 0.304945',
    order: one('0.99', 333),
    grade: '7.5%',
    is: { total: '0.304945', steps: 'base 0.32967, grade -0.024725' },
  },
  {
    says: 'a grade takes off from the charges, too',
    working: '10 + 1 = 11, + 5.5 = 16.5, a fifth of it 3.3',
    order: one('10', 1_000, { guarantee: '10%', speedup: '50%' }),
    grade: '20%',
    is: { total: '13.2', steps: 'base 10, guarantee 1, speedup 5.5, grade -3.3' },
  },
  {
    says: 'a grade of a hundred percent leaves nothing',
    working: '3 − 3',
    order: one('3', 1_000),
    grade: '100%',
    is: { total: '0', steps: 'base 3, grade -3' },
  },
  {
    says: 'each line is rounded by itself, and the total is their sum',
    working: 'twice 0.0000004 up to 0.000001',
    order: [...one('0.0004', 1), ...one('0.0004', 1)],
    is: { total: '0.000002', items: '0.000001, 0.000001' },
  },
  {
    says: 'a basket costs what its lines cost',
    working: '0.75 + 1.1 × 0.3 + 20 = 0.75 + 0.33 + 20',
    order: SMALL_BASKET,
    is: { total: '21.08', items: '0.75, 0.33, 20' },
  },
];

export const ORDERS: readonly HandWorked[] = [...LINES, ...CHARGES];
