import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { couponsAnswer } from './coupon.contract.ts';

export const listCoupons = operation({
  id: 'listCoupons',
  method: 'GET',
  path: '/api/v1/coupons',
  tag: 'Money',
  summary: 'The coupons that the customer could use now.',
  who: customer({ frozen: 'allowed' }),
  answer: couponsAnswer,
  answered: 'Only those that the owner shows; others go by their code.',
});
