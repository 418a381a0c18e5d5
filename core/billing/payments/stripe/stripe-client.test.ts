import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { PaymentRefused } from '../gateway.ts';
import { orRefusal } from './stripe-client.ts';

const answered = (statusCode: number) =>
  new Stripe.errors.StripeInvalidRequestError({ message: 'No', statusCode, type: 'api_error' });

it.each([400, 402, 404, 499])('%i of Stripe is a refusal: there is no payment', async (status) => {
  await expect(orRefusal(Promise.reject(answered(status)))).rejects.toThrow(PaymentRefused);
});

it.each([409, 500, 503])('after %i nobody knows whether there is a payment', async (status) => {
  const error = answered(status);
  await expect(orRefusal(Promise.reject(error))).rejects.toBe(error);
});

it('after silence nobody knows either', async () => {
  const error = new Stripe.errors.StripeConnectionError({ message: 'Gone', type: 'api_error' });
  await expect(orRefusal(Promise.reject(error))).rejects.toBe(error);
});
