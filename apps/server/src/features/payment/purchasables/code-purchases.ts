import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ownsBatch, type StaffMember } from '../../staff/index.ts'

const { batch, discountCode, event, subscriptionOffer } = tables

/** What a discount code is for; nothing named means everything. */
export type CodePurchases = { for_batches: number[]; for_events: number[]; for_offers: number[] }

const kinds = { batch: 'for_batches', event: 'for_events', subscription: 'for_offers' } as const

/** What a code is for, as it is stored: `batch:1`; null for everything. */
export function onlyOf(purchases: CodePurchases): string[] | null {
  const keys = Object.entries(kinds).flatMap(([kind, name]) =>
    purchases[name].toSorted((a, b) => a - b).map((id) => `${kind}:${id}`),
  )
  return keys.length === 0 ? null : keys
}

export function purchasesIn(only: readonly string[] | null): CodePurchases {
  const idsOf = (kind: string) =>
    (only ?? []).filter((key) => key.startsWith(`${kind}:`)).map((key) => Number(key.slice(kind.length + 1)))
  return { for_batches: idsOf('batch'), for_events: idsOf('event'), for_offers: idsOf('subscription') }
}

/** Whoever has courses or branches of their own sees the codes that are for batches of these alone. */
export function isOwnCode(member: StaffMember): SQL | undefined {
  const isOwnBatch = ownsBatch(member)
  if (isOwnBatch === undefined) return undefined
  const key = sql.identifier('key')
  const isOwn = sql`exists (select from ${batch} where ${isOwnBatch}
    and ${batch.id} = case when ${key} ~ '^batch:[0-9]{1,9}$' then substr(${key}, 7)::int end)`
  return sql`${discountCode.only} is not null and not exists (select from unnest(${discountCode.only}) as ${key} where not ${isOwn})`
}

/** By field, what is wrong with what a code is to be for: it is not there, or not the member's to give. */
export async function faultsOfPurchases(
  tx: Tx,
  { for_batches, for_events, for_offers }: CodePurchases,
  { member, locale }: { member: StaffMember; locale: Locale },
): Promise<Record<keyof CodePurchases, string | undefined>> {
  const unknown = messages.error_field_invalid_choice({}, { locale })
  const isOwn = ownsBatch(member)
  const isForOthers = isOwn !== undefined && (for_batches.length === 0 || for_events.length + for_offers.length > 0)
  const faultOf = async (table: PgTable, id: PgColumn, ids: readonly number[], isAllowed?: SQL) => {
    const isKnown =
      ids.length === 0 || (await tx.$count(table, and(inArray(id, [...ids]), isAllowed))) === new Set(ids).size
    return isKnown ? undefined : unknown
  }
  return {
    for_batches: isForOthers
      ? messages.error_field_own_batches({}, { locale })
      : await faultOf(batch, batch.id, for_batches, isOwn),
    for_events: await faultOf(event, event.id, for_events),
    for_offers: await faultOf(subscriptionOffer, subscriptionOffer.id, for_offers),
  }
}

/** Whether so much off is the whole price of a batch that the code is for. */
export async function coversABatch(tx: Tx, paisaOff: number, purchases: CodePurchases): Promise<boolean> {
  const isFor =
    onlyOf(purchases) === null
      ? and(batch.isActive, sql`${batch.enrolmentEndsAt} > now()`)
      : inArray(batch.id, purchases.for_batches)
  const price = sql`${batch.feePaisa} - ${batch.discountPaisa}`
  return (await tx.$count(batch, and(isFor, sql`${price} between 1 and ${paisaOff}`))) > 0
}
