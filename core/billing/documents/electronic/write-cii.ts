import { EN_16931, type ElectronicFacts } from './electronic-facts.ts';
import { element, text, writeXml, type Element } from './xml.pure.ts';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

/** Cross Industry Invoice, which Factur-X carries inside of the PDF. */
export function writeCii(facts: ElectronicFacts): string {
  return writeXml(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', EN_16931)),
        ]),
        element('rsm:ExchangedDocument', [
          text('ram:ID', facts.number),
          text('ram:TypeCode', facts.isCredit ? '381' : '380'),
          element('ram:IssueDateTime', dateTime(facts.issued)),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          facts.lines.map((line) => lineItem(facts, line)),
          agreement(facts),
          element('ram:ApplicableHeaderTradeDelivery', [
            element('ram:ActualDeliverySupplyChainEvent', [
              element('ram:OccurrenceDateTime', dateTime(facts.supplied)),
            ]),
          ]),
          settlement(facts),
        ]),
      ],
      NAMESPACES,
    ),
  );
}

const dateTime = (day: string) =>
  text('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' });

function lineItem(facts: ElectronicFacts, line: ElectronicFacts['lines'][number]): Element {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', text('ram:LineID', line.id)),
    element('ram:SpecifiedTradeProduct', [
      text('ram:Name', line.name),
      text('ram:Description', line.note),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', text('ram:ChargeAmount', line.net)),
    ]),
    element('ram:SpecifiedLineTradeDelivery', text('ram:BilledQuantity', '1', { unitCode: 'C62' })),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        text('ram:TypeCode', 'VAT'),
        text('ram:CategoryCode', facts.tax.category),
        text('ram:RateApplicablePercent', facts.tax.percent),
      ]),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        text('ram:LineTotalAmount', line.net),
      ),
    ]),
  ]);
}

const agreement = ({ seller, buyer }: ElectronicFacts): Element =>
  element('ram:ApplicableHeaderTradeAgreement', [
    party('ram:SellerTradeParty', seller),
    party('ram:BuyerTradeParty', buyer),
  ]);

function party(name: string, of: ElectronicFacts['seller']): Element {
  const [one, two, ...others] = of.addressLines;
  return element(name, [
    text('ram:Name', of.name),
    (of.registration !== null || of.tradingName !== null) &&
      element('ram:SpecifiedLegalOrganization', [
        text('ram:ID', of.registration),
        text('ram:TradingBusinessName', of.tradingName),
      ]),
    element('ram:PostalTradeAddress', [
      text('ram:LineOne', one),
      text('ram:LineTwo', two),
      text('ram:LineThree', others.join(', ')),
      text('ram:CountryID', of.country),
    ]),
    taxRegistration('VA', of.vatId),
    taxRegistration('FC', of.taxNumber),
  ]);
}

const taxRegistration = (schemeID: string, id: string | null) =>
  id !== null && element('ram:SpecifiedTaxRegistration', text('ram:ID', id, { schemeID }));

function settlement(facts: ElectronicFacts): Element {
  const { tax, currency, corrects, net, taxAmount, total } = facts;
  return element('ram:ApplicableHeaderTradeSettlement', [
    text('ram:InvoiceCurrencyCode', currency),
    element('ram:ApplicableTradeTax', [
      text('ram:CalculatedAmount', taxAmount),
      text('ram:TypeCode', 'VAT'),
      text('ram:ExemptionReason', tax.reason),
      text('ram:BasisAmount', net),
      text('ram:CategoryCode', tax.category),
      text('ram:ExemptionReasonCode', tax.reasonCode),
      text('ram:RateApplicablePercent', tax.percent),
    ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      text('ram:LineTotalAmount', net),
      text('ram:TaxBasisTotalAmount', net),
      text('ram:TaxTotalAmount', taxAmount, { currencyID: currency }),
      text('ram:GrandTotalAmount', total),
      text('ram:TotalPrepaidAmount', total),
      text('ram:DuePayableAmount', '0.00'),
    ]),
    corrects !== null &&
      element('ram:InvoiceReferencedDocument', [
        text('ram:IssuerAssignedID', corrects.number),
        element(
          'ram:FormattedIssueDateTime',
          text('qdt:DateTimeString', corrects.issued.replaceAll('-', ''), { format: '102' }),
        ),
      ]),
  ]);
}
