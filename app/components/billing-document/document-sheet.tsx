import type { ShownDocument } from '#core/billing/documents/document.contract.ts';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import * as styles from './document-sheet.css.ts';

type Printed = ShownDocument['printed'];

/** A document in the very words that its PDF has. */
export function DocumentSheet({ printed }: { printed: Printed }) {
  const { brand, seller, buyer, facts, totals, notes, footer } = printed;
  return (
    <article className={styles.sheet}>
      <div className={styles.pair}>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.lines}>
          <strong>{seller.name}</strong>
          {`\n${seller.lines.join('\n')}`}
        </p>
      </div>
      <div className={styles.pair}>
        <section>
          <h2 className={styles.partyTitle}>{buyer.label}</h2>
          <p className={styles.lines}>{buyer.lines.join('\n')}</p>
        </section>
        <DescriptionList
          items={facts.map(({ label, value }) => ({ term: label, detail: value }))}
        />
      </div>
      <Lines table={printed.table} />
      <div className={styles.totals}>
        <DescriptionList
          look="rows"
          items={totals.map(({ label, value, strong }) => ({
            term: label,
            detail: value,
            isTotal: strong,
          }))}
        />
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p className={styles.footer}>{footer.join('\n')}</p>
    </article>
  );
}

function Lines({ table: { head, rows } }: { table: Printed['table'] }) {
  const hasTax = head.tax !== null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{head.name}</th>
          {hasTax ? (
            <th scope="col" className={styles.number}>
              {head.tax}
            </th>
          ) : null}
          <th scope="col" className={styles.number}>
            {head.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, detail, tax, amount }, at) => (
          // Two lines may say the same, and none ever moves.
          <tr key={at}>
            <th scope="row">
              {name}
              {detail === null ? null : <span className={styles.detail}>{detail}</span>}
            </th>
            {hasTax ? <td className={styles.number}>{tax}</td> : null}
            <td className={styles.number}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
