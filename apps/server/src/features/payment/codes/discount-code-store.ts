import { discountCodeResource, type FieldsOf } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq, type SQL, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { holds } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { plainLine } from '../../rich-text/index.ts'
import { codeAsStored } from '../orders/use-code.ts'
import { isOwnCode, onlyOf, purchasesIn } from '../purchasables/code-purchases.ts'
import { refuseTerms } from './refuse-terms.ts'

const { discountCode, payment, purchaseOrder } = tables

type Fields = FieldsOf<typeof discountCodeResource>

const bookedWithIt = sql`from ${purchaseOrder} where ${purchaseOrder.discountCodeId} = ${discountCode.id} and ${purchaseOrder.bookedAt} is not null`
const used = sql`(select count(*)::int ${bookedWithIt})`
const isUsedUp = sql`coalesce(${used} >= ${discountCode.useLimit}, false)`
const isPlanned = sql`coalesce(${discountCode.startsAt} > now(), false)`
const isOver = sql`coalesce(${discountCode.endsAt} <= now(), false)`

const stateOf: Record<'live' | 'planned' | 'over' | 'used_up' | 'stopped', SQL> = {
  stopped: sql`not ${discountCode.isActive}`,
  over: sql`${discountCode.isActive} and ${isOver}`,
  planned: sql`${discountCode.isActive} and not ${isOver} and ${isPlanned}`,
  used_up: sql`${discountCode.isActive} and not ${isOver} and not ${isPlanned} and ${isUsedUp}`,
  live: sql`${discountCode.isActive} and not ${isOver} and not ${isPlanned} and not ${isUsedUp}`,
}

export const discountCodeStore = tableStore({
  resource: discountCodeResource,
  table: discountCode,
  sorts: { created_at: discountCode.createdAt },
  filters: { state: (state) => stateOf[state], owner: (owner) => eq(discountCode.owner, owner) },
  search: (typed) => holds(discountCode.searchKey, typed),
  scope: isOwnCode,
  unique: { discount_code_code_unique: 'code' },
  also: {
    used: sql`(${used})`,
    given_paisa: sql`(${sql`select coalesce(sum(${purchaseOrder.codePaisa}), 0)::int ${bookedWithIt}`})`,
    state: sql`(${sql`case when ${stateOf.stopped} then 'stopped' when ${isOver} then 'over' when ${isPlanned} then 'planned' when ${isUsedUp} then 'used_up' else 'live' end`})`,
  },
  more: (_tx, { only }) => purchasesIn(only as string[] | null),
  prepare: async (tx, { id, fields, before, member, locale }) => {
    const code = codeAsStored(fields.code)
    const cleaned = { ...fields, code, owner: plainLine(fields.owner) }
    await refuseTerms(tx, cleaned, { isLive: fields.is_active, member, locale })
    refuseFields({
      code: /^[A-Z0-9]{3,20}$/.test(code) ? undefined : messages.error_field_code_spelling({}, { locale }),
    })
    if (id !== undefined && before && (await isUsed(tx, id))) refuseFixed(before, cleaned, locale)
    return cleaned
  },
  beside: ({ fields }) => ({ only: onlyOf(fields) }),
})

/** Somebody has it in an order, or began to pay with it. */
async function isUsed(tx: Tx, id: number): Promise<boolean> {
  const orders = await tx.$count(purchaseOrder, eq(purchaseOrder.discountCodeId, id))
  return orders > 0 || (await tx.$count(payment, eq(payment.discountCodeId, id))) > 0
}

/** What was promised with a code that somebody has used stays; it may end earlier or later, and be stopped. */
const mayChange: (keyof Fields)[] = ['ends_at', 'is_active', 'owner']

function refuseFixed(before: Fields, fields: Fields, locale: Locale): void {
  const same = (name: keyof Fields) => JSON.stringify(before[name]) === JSON.stringify(fields[name])
  const changed = (Object.keys(before) as (keyof Fields)[]).filter((name) => !mayChange.includes(name) && !same(name))
  refuseFields(Object.fromEntries(changed.map((name) => [name, messages.error_field_code_fixed({}, { locale })])))
}
