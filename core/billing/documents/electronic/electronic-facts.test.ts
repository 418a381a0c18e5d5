import { describe, expect, it } from 'vitest';
import type { BillingDocument } from '../billing-document.ts';
import { SAMPLE } from '../testing/sample-document.ts';
import { electronicFacts } from './electronic-facts.ts';

const factsOf = (document: BillingDocument) => electronicFacts(document, (_, key) => key);

interface Changes {
  tax?: Partial<BillingDocument['tax']>;
  seller?: Partial<BillingDocument['seller']>;
  buyer?: Partial<BillingDocument['buyer']>;
}

const changed = ({ tax, seller, buyer }: Changes): BillingDocument => ({
  ...SAMPLE,
  tax: { ...SAMPLE.tax, ...tax },
  seller: { ...SAMPLE.seller, ...seller },
  buyer: { ...SAMPLE.buyer, ...buyer },
});

const untaxed = (treatment: BillingDocument['tax']['treatment']) => ({ treatment, ratePpm: 0 });

describe('the category of the tax', () => {
  it.each([
    ['a rate', {}, { category: 'S', percent: '19', reason: null, reasonCode: null }],
    [
      'a rate of nothing',
      { tax: untaxed('rate') },
      { category: 'Z', percent: '0', reason: null, reasonCode: null },
    ],
    [
      'the buyer owes it',
      { tax: untaxed('reverse-charge') },
      {
        category: 'AE',
        percent: '0',
        reason: 'documents:note.reverse-charge',
        reasonCode: 'VATEX-EU-AE',
      },
    ],
    [
      'exempt',
      { tax: untaxed('exempt') },
      { category: 'E', percent: '0', reason: 'documents:note.exempt', reasonCode: null },
    ],
    [
      'outside of its scope',
      { tax: untaxed('none') },
      { category: 'O', percent: null, reason: 'documents:note.none', reasonCode: 'VATEX-EU-O' },
    ],
    [
      'no rule fits',
      { tax: untaxed(null) },
      { category: 'O', percent: null, reason: 'documents:note.none', reasonCode: 'VATEX-EU-O' },
    ],
  ])('%s', (_, changes: Changes, tax) => {
    expect(factsOf(changed(changes))?.tax).toEqual(tax);
  });
});

describe('what the rules of the standard refuse is no electronic invoice', () => {
  const nobody = { taxId: null };
  it.each([
    ['BR-S-02: a rate, and no number of the seller', { seller: nobody }],
    ['BR-Z-02: a rate of nothing, and none', { tax: untaxed('rate'), seller: nobody }],
    ['BR-E-02: exempt, and none', { tax: untaxed('exempt'), seller: nobody }],
    ['BR-AE-02: the buyer owes it, and none', { tax: untaxed('reverse-charge'), seller: nobody }],
    ['BR-AE-02: or none of the buyer', { tax: untaxed('reverse-charge'), buyer: nobody }],
    [
      'BR-AE-02: or one that is not for this tax',
      { tax: untaxed('reverse-charge'), buyer: { taxId: '12/345/678' } },
    ],
    [
      'BR-CO-26: outside of its scope, and no registration',
      { tax: untaxed('none'), seller: { registration: null } },
    ],
    ['BR-09: no country of the seller', { seller: { country: null } }],
  ])('%s', (_, changes: Changes) => {
    expect(factsOf(changed(changes))).toBeUndefined();
  });

  it('outside of the scope of the tax, a registration is enough', () => {
    const facts = factsOf(changed({ tax: untaxed('none'), seller: nobody, buyer: nobody }));
    expect(facts?.seller).toMatchObject({ registration: SAMPLE.seller.registration, vatId: null });
  });
});
