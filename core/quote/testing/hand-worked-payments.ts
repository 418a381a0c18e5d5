import { one, SMALL_BASKET, type HandWorked } from './hand-worked-orders.ts';

const COUPONS: HandWorked[] = [
  {
    says: 'a coupon of ten percent',
    working: '5 − 0.5',
    order: one('5', 1_000),
    coupon: { type: 'discount', value: '10%' },
    is: { total: '4.5', coupon: '0.5', steps: 'base 5, coupon -0.5' },
  },
  {
    says: 'a coupon is part of the one fraction',
    working:
      '0.123456 × 0.7 = 0.0864192, alone 0.08642; × 0.85 = 0.07345632, up to 0.073457; less by 0.012963',
    order: one('0.123456', 700),
    coupon: { type: 'discount', value: '15%' },
    is: {
      total: '0.073457',
      coupon: '0.012963',
      steps: 'base 0.086419, coupon -0.012963, rounding 0.000001',
    },
  },
  {
    says: 'a coupon of an amount',
    working: '5 − 2',
    order: one('5', 1_000),
    coupon: { type: 'discount', value: '2' },
    is: { total: '3', coupon: '2', steps: 'base 5, coupon -2' },
  },
  {
    says: 'an amount off a basket is shared out by largest remainder',
    working:
      '1 ÷ 21.08 of each line: 35578.747…, 15654.649…, 948766.603… micros; two micros are left for the first two',
    order: SMALL_BASKET,
    coupon: { type: 'discount', value: '1' },
    is: { total: '20.08', coupon: '1', items: '0.714421, 0.314345, 19.051234' },
  },
  {
    says: 'an amount above the order takes off all of it and no more',
    working: '0.75 − 0.75',
    order: one('0.75', 1_000),
    coupon: { type: 'discount', value: '10' },
    is: { total: '0', coupon: '0.75' },
  },
  {
    says: 'a coupon one micro below its minimum does nothing',
    working: '4.999999 is less than 5',
    order: one('4.999999', 1_000),
    coupon: { type: 'discount', value: '10%', min: '5' },
    is: { total: '4.999999' },
  },
  {
    says: 'the minimum is held against what the grade leaves',
    working: '6 − 0.6 = 5.4, not less than 5.4; half of it 2.7',
    order: one('6', 1_000),
    grade: '10%',
    coupon: { type: 'discount', value: '50%', min: '5.4' },
    is: { total: '2.7', coupon: '2.7', steps: 'base 6, grade -0.6, coupon -2.7' },
  },
  {
    says: 'everything that multiplies a price at once',
    working:
      '0.87 × 1.23 = 1.0701, × 1.05 = 1.123605, × 1.3 = 1.4606865, × 0.98 = 1.43147277, × 0.9 = 1.288325493',
    order: one('0.87', 1_230, { guarantee: '5%', speedup: '30%' }),
    grade: '2%',
    coupon: { type: 'discount', value: '10%' },
    is: {
      total: '1.288326',
      coupon: '0.143147',
      steps:
        'base 1.0701, guarantee 0.053505, speedup 0.337081, grade -0.029214, coupon -0.143147, rounding 0.000001',
    },
  },
  {
    says: 'cashback is rounded down and takes nothing off',
    working: '3.333333 × 0.05 = 0.16666665, down to 0.166666',
    order: one('3.333333', 1_000),
    coupon: { type: 'cashback', value: '5%' },
    payment: 'balance',
    is: { total: '3.333333', coupon: '0.166666', credited: '0.166666' },
  },
  {
    says: 'cashback of an amount is never more than what was paid',
    working: '3 is less than 5',
    order: one('3', 1_000),
    coupon: { type: 'cashback', value: '5' },
    payment: 'balance',
    is: { total: '3', coupon: '3', credited: '3' },
  },
  {
    says: 'a bonus for money from outside does nothing for an order from the balance',
    working: 'nothing comes in',
    order: one('1', 1_000),
    coupon: { type: 'bonus', value: '20%' },
    payment: 'balance',
    is: { total: '1' },
  },
  {
    says: 'a bonus on an order that is paid from outside comes to the balance',
    working: '0.75 ÷ 5 = 0.15',
    order: one('0.75', 1_000),
    coupon: { type: 'bonus', value: '20%' },
    payment: {},
    is: { total: '0.75', coupon: '0.15', credited: '0.15' },
  },
];

const TIERS = { '100': '5%', '500': '10%' };

const PAYMENTS: HandWorked[] = [
  {
    says: 'what is paid in is credited',
    working: '100',
    topUp: '100',
    payment: {},
    is: { total: '100', credited: '100' },
  },
  {
    says: 'a fee is paid beside the amount',
    working: '10 × 0.029 = 0.29',
    topUp: '10',
    payment: { fee: '2.9%' },
    is: { total: '10', fee: '0.29', charge: '10.29', credited: '10' },
  },
  {
    says: 'a fee is rounded up, the charge to the cent, and the rest is credited',
    working:
      '0.333333 × 0.025 = 0.008333325, up to 0.008334; together 0.341667, up to 0.35; 0.008333 more',
    topUp: '0.333333',
    payment: { fee: '2.5%' },
    is: { total: '0.333333', fee: '0.008334', charge: '0.35', credited: '0.341666' },
  },
  {
    says: 'an order from outside is charged in whole cents',
    working: '0.0975 up to 0.1, 0.0025 more',
    order: one('0.75', 130),
    payment: {},
    is: { total: '0.0975', charge: '0.1', credited: '0.0025' },
  },
  {
    says: 'an order from the balance is charged to the micro',
    working: '0.75 × 0.13',
    order: one('0.75', 130),
    payment: 'balance',
    is: { total: '0.0975' },
  },
  {
    says: 'one cent below the second bonus the first one counts',
    working: '499.99 ÷ 20 = 24.9995',
    topUp: '499.99',
    payment: { bonuses: TIERS },
    is: { total: '499.99', methodBonus: '24.9995', credited: '524.9895' },
  },
  {
    says: 'a bonus counts from its amount on',
    working: '500 ÷ 10 = 50',
    topUp: '500',
    payment: { bonuses: TIERS },
    is: { total: '500', methodBonus: '50', credited: '550' },
  },
  {
    says: 'what the cents add does not reach a bonus',
    working: '99.999999 is below 100; charged 100, 0.000001 more',
    topUp: '99.999999',
    payment: { bonuses: TIERS },
    is: { total: '99.999999', charge: '100', credited: '100' },
  },
  {
    says: 'a bonus is rounded down',
    working: '100.000001 ÷ 20 = 5.00000005, down to 5; charged 100.01, 0.009999 more',
    topUp: '100.000001',
    payment: { bonuses: TIERS },
    is: { total: '100.000001', charge: '100.01', methodBonus: '5', credited: '105.01' },
  },
  {
    says: 'fee, coupon and bonus are each of the amount alone',
    working: '250: 3 % are 7.5, 10 % are 25, 5 % are 12.5; 250 + 25 + 12.5',
    topUp: '250',
    coupon: { type: 'bonus', value: '10%' },
    payment: { fee: '3%', bonuses: TIERS },
    is: {
      total: '250',
      fee: '7.5',
      charge: '257.5',
      coupon: '25',
      methodBonus: '12.5',
      credited: '287.5',
    },
  },
  {
    says: 'a bonus of an amount is given from its minimum on',
    working: '20 + 5',
    topUp: '20',
    coupon: { type: 'bonus', value: '5', min: '20' },
    payment: {},
    is: { total: '20', coupon: '5', credited: '25' },
  },
  {
    says: 'a bonus of an amount is not given below its minimum',
    working: '19.99 is less than 20',
    topUp: '19.99',
    coupon: { type: 'bonus', value: '5', min: '20' },
    payment: {},
    is: { total: '19.99', credited: '19.99' },
  },
  {
    says: 'a discount does nothing where nothing is bought',
    working: 'the balance has no price',
    topUp: '50',
    coupon: { type: 'discount', value: '10%' },
    payment: {},
    is: { total: '50', credited: '50' },
  },
  {
    says: 'the fee is taken of what the coupon leaves',
    working: '10 ÷ 2 = 5, 4 % of it 0.2',
    order: one('10', 1_000),
    coupon: { type: 'discount', value: '50%' },
    payment: { fee: '4%' },
    is: { total: '5', fee: '0.2', charge: '5.2', coupon: '5' },
  },
  {
    says: 'an order that a coupon pays costs no fee',
    working: '0.75 − 0.75',
    order: one('0.75', 1_000),
    coupon: { type: 'discount', value: '100%' },
    payment: { fee: '4%' },
    is: { total: '0', coupon: '0.75' },
  },
];

export const COUPONS_AND_PAYMENTS: readonly HandWorked[] = [...COUPONS, ...PAYMENTS];
