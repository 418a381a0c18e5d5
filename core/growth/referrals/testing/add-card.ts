import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';

/** The same card for whoever gets it. */
export const addCard = (test: TestCore, { id, instance }: CustomerActor) =>
  test.db.inInstance(instance.id, (trx) =>
    trx
      .insertInto('linked_cards')
      .values({
        ...{ instance_id: instance.id, customer_id: id, payment_method_id: 1, gateway: 'stripe' },
        ...{ gateway_customer: `of-${id}`, gateway_card: `card-${id}`, brand: 'visa' },
        ...{ last_four: '4242', expiry_month: 12, expiry_year: 2034 },
        ...{ created_at: test.clock.now(), updated_at: test.clock.now() },
      })
      .execute(),
  );
