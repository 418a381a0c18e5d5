import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CheckedRow } from '#core/platform/db/verify-rows.ts';

/** Checks each invoice against its entries on the customer's balance and at the method. */
export async function checkInvoices(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select i.id, array_remove(array[
      case when coalesce(i.credited_micro, 0) <> own.credited
        then 'what was credited is not what the ledger says' end,
      case when coalesce(i.received_micro, 0) <> own.received
        then 'what was received is not what the ledger says' end,
      case when own.strangers > 0 then 'its entries are of another customer or method' end,
      case when i.refunded_micro <> back.refunded
        then 'what was given back is not what the ledger says' end,
      -- Of what was given on top no larger share may stay than of what was received.
      case when back.taken > 0 and back.kept * own.received
          > back.given * (own.received - least(back.taken, own.received))
        then 'its bonus was not taken back with it' end,
      -- What a lost dispute took may have been told of as a refund as well; it is booked once.
      case when i.status <> 'disputed' and i.received_micro is not null and i.refunded_micro
          not between least(back.net, case i.status when 'lost'
              then greatest(i.received_micro - (back.taken - back.refunded), 0)
              else i.received_micro end)
            and least(back.net, i.received_micro)
        then 'what is known to be given back is not booked' end,
      case when i.sent_back_micro - i.returned_micro - i.loss_told_micro < (
          select coalesce(sum(r.amount_micro), 0) from payment_refunds r
          where r.instance_id = i.instance_id and r.invoice_id = i.id and r.state = 'done')
        then 'less was given back than staff have sent' end,
      case when i.automatic_for is not null and not exists (
          select from ledger_transactions t
          join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
          join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
          where t.instance_id = i.instance_id and t.id = i.automatic_for and t.kind = 'order'
            and a.kind = 'balance' and a.owner_id = i.customer_id and p.amount_micro < 0)
        then 'it charges a card for what was no order of the customer' end
    ], null) as faults
    from invoices i
    cross join lateral (
      select
        coalesce(sum(p.amount_micro) filter (where a.kind = 'balance'), 0) as credited,
        coalesce(-sum(p.amount_micro) filter (where a.kind = 'clearing'), 0) as received,
        count(*) filter (where a.kind = 'balance' and a.owner_id <> i.customer_id
          or a.kind = 'clearing' and a.owner_id <> i.payment_method_id) as strangers
      from ledger_transactions t
      join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
      where t.instance_id = i.instance_id and t.kind in ('invoiced', 'fee', 'bonus', 'coupon')
        and t.source_type in ('invoice', 'invoice_change') and t.source_id = i.id::text
    ) own
    cross join lateral (
      select
        i.sent_back_micro - i.returned_micro - i.loss_told_micro + i.part_lost_micro as net,
        coalesce(sum(p.amount_micro) filter (
          where a.kind = 'clearing' and t.source_type in (
            'payment_refund', 'refund_returned')), 0) as refunded,
        coalesce(sum(p.amount_micro) filter (where a.kind = 'clearing' and t.source_type in (
          'payment_refund', 'refund_returned', 'dispute', 'dispute_won')), 0) as taken,
        -- Its bonuses, and the cashback of the orders that it has paid.
        coalesce(-sum(p.amount_micro) filter (where a.kind = 'bonus_expense' and t.source_type in (
          'invoice', 'order_cashback', 'drip_feed_cashback')), 0) as given,
        coalesce(-sum(p.amount_micro) filter (where a.kind = 'bonus_expense'), 0) as kept
      from ledger_transactions t
      join ledger_postings p on p.instance_id = t.instance_id and p.transaction_id = t.id
      join ledger_accounts a on a.instance_id = p.instance_id and a.id = p.account_id
      where t.instance_id = i.instance_id and t.invoice_id = i.id
    ) back
    where i.instance_id = ${instanceId} and i.id > ${after}
    order by i.id limit ${most}`.execute(trx);
  return rows;
}

/** Transactions about invoices that do not exist or are not paid. */
export async function checkCredits(trx: Trx, instanceId: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select t.id from ledger_transactions t
    where t.instance_id = ${instanceId} and t.source_type in ('invoice', 'invoice_change')
      and not exists (
        select from invoices i where i.instance_id = t.instance_id
          and i.id::text = t.source_id and i.id = t.invoice_id and i.paid_at is not null)
    order by t.id`.execute(trx);
  return rows.map(({ id }) => id);
}
