import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

/** Checks what each document says against its payment, its number and its hash. */
export async function checkDocuments(
  trx: Trx,
  { instanceId, after, most }: Page,
): Promise<(CheckedRow & { number: string })[]> {
  const { rows } = await sql<CheckedRow & { number: string }>`
    select d.id, d.number, array_remove(array[
      case when d.hash <> sha256(convert_to(d.content, 'UTF8'))
        then 'it is not what was issued' end,
      case when said.content->>'number' <> d.number
        or said.content->>'totalMicro' <> d.total_micro::text
        or said.content->'payment'->>'id' <> d.invoice_id::text
        then 'it does not say what is known of it' end,
      case when (said.content->>'netMicro')::bigint + (said.content->>'taxMicro')::bigint
          <> d.total_micro
        or lines.net <> (said.content->>'netMicro')::bigint
        or lines.tax <> (said.content->>'taxMicro')::bigint
        then 'its lines do not sum to its total' end,
      case when d.series = 'invoice' and d.total_micro <> coalesce(i.received_micro, 0)
        then 'its total is not what was received' end,
      case when d.customer_id <> i.customer_id then 'it is of another customer' end,
      case when d.sequence > coalesce(s.last_sequence, 0)
        then 'its number was never given' end,
      case when d.sequence > 1 and not exists (
        select from billing_documents b where b.instance_id = d.instance_id
          and b.series = d.series and b.sequence = d.sequence - 1
      ) then 'the number before its own is missing' end
    ], null) as faults
    from billing_documents d
    join invoices i on i.instance_id = d.instance_id and i.id = d.invoice_id
    left join billing_series s on s.instance_id = d.instance_id and s.series = d.series
    cross join lateral (select d.content::jsonb as content) said
    cross join lateral (
      select coalesce(sum((line->>'netMicro')::bigint), 0) as net,
        coalesce(sum((line->>'taxMicro')::bigint), 0) as tax
      from jsonb_array_elements(said.content->'lines') line
    ) lines
    where d.instance_id = ${instanceId} and d.id > ${after}
    order by d.id limit ${most}`.execute(trx);
  return rows;
}

/**
 * Checks that each payment since numbering began has one invoice, and credit notes for all that was
 * taken back of it.
 */
export async function checkDocumentsOfPayments(
  trx: Trx,
  { instanceId, after, most }: Page,
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select i.id, array_remove(array[
      case when own.invoices <> 1 then 'it has not exactly one invoice' end,
      -- What a bank has returned of a refund keeps the credit note that it had.
      case when own.credited < least(i.received_micro, i.refunded_micro + lost.amount)
        or own.credited > least(i.received_micro,
          i.refunded_micro + i.returned_micro + lost.amount)
        then 'its credit notes are not what was taken back' end
    ], null) as faults
    from invoices i
    cross join lateral (
      select count(*) filter (where d.series = 'invoice') as invoices,
        coalesce(sum(d.total_micro) filter (where d.series = 'credit_note'), 0) as credited
      from billing_documents d where d.instance_id = i.instance_id and d.invoice_id = i.id
    ) own
    cross join lateral (
      select coalesce(sum(p.amount_micro), 0) as amount
      from ledger_transactions t
      join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
      where i.status = 'lost' and t.instance_id = i.instance_id and t.invoice_id = i.id
        and a.kind = 'clearing' and t.source_type in ('dispute', 'dispute_won')
    ) lost
    where i.instance_id = ${instanceId} and i.id > ${after}
      and i.paid_at >= (
        select began_at from billing_series s
        where s.instance_id = i.instance_id and s.series = 'invoice')
    order by i.id limit ${most}`.execute(trx);
  return rows;
}

/** Numbers that were given and belong to no document: those at the end of a series. */
export async function checkLastNumbers(trx: Trx, instanceId: number): Promise<string[]> {
  const { rows } = await sql<{ series: string }>`
    select s.series from billing_series s
    where s.instance_id = ${instanceId} and s.last_sequence <> (
      select coalesce(max(d.sequence), 0) from billing_documents d
      where d.instance_id = s.instance_id and d.series = s.series)
    order by s.series`.execute(trx);
  return rows.map(({ series }) => series);
}
