import { EN_16931, type ElectronicFacts } from './electronic-facts.ts';
import { element, text, writeXml, type Element } from './xml.pure.ts';

const SCHEMAS = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** An invoice or a credit note of UBL 2.1, as networks such as Peppol carry it. */
export function writeUbl(facts: ElectronicFacts): string {
  const kind = facts.isCredit ? 'CreditNote' : 'Invoice';
  const { corrects } = facts;
  return writeXml(
    element(
      kind,
      [
        text('cbc:CustomizationID', EN_16931),
        text('cbc:ID', facts.number),
        text('cbc:IssueDate', facts.issued),
        text(`cbc:${kind}TypeCode`, facts.isCredit ? '381' : '380'),
        text('cbc:DocumentCurrencyCode', facts.currency),
        corrects !== null &&
          element('cac:BillingReference', [
            element('cac:InvoiceDocumentReference', [
              text('cbc:ID', corrects.number),
              text('cbc:IssueDate', corrects.issued),
            ]),
          ]),
        element('cac:AccountingSupplierParty', [party(facts.seller)]),
        element('cac:AccountingCustomerParty', [party(facts.buyer)]),
        element('cac:Delivery', text('cbc:ActualDeliveryDate', facts.supplied)),
        taxTotal(facts),
        monetaryTotal(facts),
        facts.lines.map((line) => lineOf(facts, line)),
      ],
      {
        xmlns: `${SCHEMAS}${kind}-2`,
        'xmlns:cac': `${SCHEMAS}CommonAggregateComponents-2`,
        'xmlns:cbc': `${SCHEMAS}CommonBasicComponents-2`,
      },
    ),
  );
}

const amount = (name: string, value: string, { currency }: ElectronicFacts) =>
  text(name, value, { currencyID: currency });

function party(of: ElectronicFacts['seller']): Element {
  const [one, two, ...others] = of.addressLines;
  return element('cac:Party', [
    of.tradingName !== null && element('cac:PartyName', text('cbc:Name', of.tradingName)),
    element('cac:PostalAddress', [
      text('cbc:StreetName', one),
      text('cbc:AdditionalStreetName', two),
      others.length > 0 && element('cac:AddressLine', text('cbc:Line', others.join(', '))),
      element('cac:Country', text('cbc:IdentificationCode', of.country)),
    ]),
    taxScheme('VAT', of.vatId),
    taxScheme('TAX', of.taxNumber),
    element('cac:PartyLegalEntity', [
      text('cbc:RegistrationName', of.name),
      text('cbc:CompanyID', of.registration),
    ]),
  ]);
}

const taxScheme = (scheme: string, id: string | null) =>
  id !== null &&
  element('cac:PartyTaxScheme', [
    text('cbc:CompanyID', id),
    element('cac:TaxScheme', text('cbc:ID', scheme)),
  ]);

const taxTotal = (facts: ElectronicFacts): Element =>
  element('cac:TaxTotal', [
    amount('cbc:TaxAmount', facts.taxAmount, facts),
    element('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', facts.net, facts),
      amount('cbc:TaxAmount', facts.taxAmount, facts),
      category('cac:TaxCategory', facts, [
        text('cbc:TaxExemptionReasonCode', facts.tax.reasonCode),
        text('cbc:TaxExemptionReason', facts.tax.reason),
      ]),
    ]),
  ]);

const category = (name: string, { tax }: ElectronicFacts, reasons: Element[][] = []): Element =>
  element(name, [
    text('cbc:ID', tax.category),
    text('cbc:Percent', tax.percent),
    ...reasons,
    element('cac:TaxScheme', text('cbc:ID', 'VAT')),
  ]);

const monetaryTotal = (facts: ElectronicFacts): Element =>
  element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', facts.net, facts),
    amount('cbc:TaxExclusiveAmount', facts.net, facts),
    amount('cbc:TaxInclusiveAmount', facts.total, facts),
    amount('cbc:PrepaidAmount', facts.total, facts),
    amount('cbc:PayableAmount', '0.00', facts),
  ]);

function lineOf(facts: ElectronicFacts, line: ElectronicFacts['lines'][number]): Element {
  const kind = facts.isCredit ? 'Credited' : 'Invoiced';
  return element(facts.isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    text('cbc:ID', line.id),
    text(`cbc:${kind}Quantity`, '1', { unitCode: 'C62' }),
    amount('cbc:LineExtensionAmount', line.net, facts),
    element('cac:Item', [
      text('cbc:Description', line.note),
      text('cbc:Name', line.name),
      category('cac:ClassifiedTaxCategory', facts),
    ]),
    element('cac:Price', amount('cbc:PriceAmount', line.net, facts)),
  ]);
}
