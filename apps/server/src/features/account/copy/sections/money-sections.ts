import * as messages from '@prostuti/text/all-messages'
import { sql } from 'drizzle-orm'
import type { Section } from '../section.ts'

/** What was bought, paid and given back. Amounts are in paisa, a hundredth of a taka. */
export const moneySections: Section[] = [
  {
    key: 'orders',
    about: messages.copy_about_orders,
    tables: ['purchase_order', 'order_instalment', 'order_change', 'payment_reminder'],
    rows: (doctor) => sql`
      select o.id as order_id, o.kind, o.title, o.detail, o.list_paisa, o.reduction_paisa, discount_code.code as discount_code,
        o.code_paisa, o.total_paisa, o.plan, o.created_at, o.booked_at, o.paid_at, o.closed_at,
        (select json_agg(json_build_object('number', number, 'amount_paisa', amount_paisa, 'due_on', due_on) order by number)
          from order_instalment where order_id = o.id) as instalments,
        (select json_agg(json_build_object('kind', kind, 'at', at, 'before', before) order by id)
          from order_change where order_id = o.id) as changes,
        (select json_agg(json_build_object('instalment', number, 'kind', kind, 'sent_at', sent_at) order by sent_at)
          from payment_reminder where order_id = o.id) as reminders
      from purchase_order o left join discount_code on discount_code.id = o.discount_code_id
      where o.doctor_id = ${doctor} order by o.id`,
  },
  {
    key: 'payments',
    about: messages.copy_about_payments,
    tables: ['payment'],
    rows: (doctor) => sql`
      select p.order_id, p.id as payment_id, p.gateway, p.transaction, p.amount_paisa, p.state, p.reason, p.method,
        p.gateway_trx as gateway_transaction, p.payer_number, p.started_at, p.settled_at, p.refunded_paisa, p.terms
      from payment p join purchase_order o on o.id = p.order_id where o.doctor_id = ${doctor} order by p.id`,
  },
  {
    key: 'gateway_messages',
    about: messages.copy_about_gateway_messages,
    tables: ['gateway_message'],
    rows: (doctor) => sql`
      select g.payment_id, g.gateway, g.direction, g.kind, g.at, g.body
      from gateway_message g join payment p on p.id = g.payment_id join purchase_order o on o.id = p.order_id
      where o.doctor_id = ${doctor} order by g.id`,
  },
  {
    key: 'receipts',
    about: messages.copy_about_receipts,
    tables: ['invoice'],
    rows: (doctor) => sql`
      select i.number, i.payment_id, i.issued_at, 'receipts/' || lpad(i.number::text, 6, '0') || '.pdf' as file
      from invoice i join payment p on p.id = i.payment_id join purchase_order o on o.id = p.order_id
      where o.doctor_id = ${doctor} order by i.number`,
  },
  {
    key: 'refund_requests',
    about: messages.copy_about_refund_requests,
    tables: ['refund_request'],
    rows: (doctor) => sql`
      select r.order_id, r.cause, r.state, r.reason, r.reckoning, r.granted_paisa, r.answer, r.created_at, r.looked_at,
        r.decided_at, r.ended_at
      from refund_request r join purchase_order o on o.id = r.order_id where o.doctor_id = ${doctor} order by r.id`,
  },
  {
    key: 'refunds',
    about: messages.copy_about_refunds,
    tables: ['refund'],
    rows: (doctor) => sql`
      select r.payment_id, r.amount_paisa, r.reason, r.state, r.gateway_ref as gateway_transaction, r.created_at, r.settled_at
      from refund r join payment p on p.id = r.payment_id join purchase_order o on o.id = p.order_id
      where o.doctor_id = ${doctor} order by r.id`,
  },
  {
    key: 'ledger',
    about: messages.copy_about_ledger,
    tables: ['ledger_entry', 'ledger_line'],
    rows: (doctor) => sql`
      select e.order_id, e.kind, e.at,
        (select json_object_agg(account, amount_paisa) from ledger_line where entry_id = e.id) as lines_paisa
      from ledger_entry e join purchase_order o on o.id = e.order_id where o.doctor_id = ${doctor} order by e.id`,
  },
  {
    key: 'seats_held',
    about: messages.copy_about_seats_held,
    tables: ['seat_hold', 'event_hold'],
    rows: (doctor) => sql`
      select title, held_until from seat_hold join schedule on schedule.id = schedule_id where doctor_id = ${doctor}
      union all
      select name, held_until from event_hold join event on event.id = event_id where doctor_id = ${doctor}`,
  },
  {
    key: 'events',
    about: messages.copy_about_events,
    tables: ['event_registration'],
    rows: (doctor) => sql`
      select event.name as event, starts_at, ticket_code, event_registration.created_at as registered_at, joined_at,
        tell_at as sms_to_be_sent_at
      from event_registration join event on event.id = event_id where doctor_id = ${doctor} order by starts_at`,
  },
  {
    key: 'subscriptions',
    about: messages.copy_about_subscriptions,
    tables: ['subscription', 'subscription_video'],
    rows: (doctor) => sql`
      select offer.title as shelf, s.state, s.days, s.created_at, s.starts_at, s.ends_at,
        (select json_agg(video.title order by video.id) from subscription_video join video on video.id = video_id
          where subscription_id = s.id) as videos
      from subscription s join subscription_offer offer on offer.id = s.offer_id where s.doctor_id = ${doctor} order by s.id`,
  },
]
