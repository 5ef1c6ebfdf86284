import type { discountCodeResource, FieldsOf } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, inArray, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import { faultsOfPurchases, onlyOf } from '../purchasables/code-purchases.ts'

const { batch } = tables

export type CodeTerms = Omit<FieldsOf<typeof discountCodeResource>, 'code' | 'is_active'>

/** What a code is worth, when and for what: refused by field where it cannot be, or is not the member's to give. */
export async function refuseTerms(
  tx: Tx,
  terms: CodeTerms,
  { isLive, member, locale }: { isLive: boolean; member: StaffMember; locale: Locale },
): Promise<void> {
  // One that was made earlier can always be stopped.
  const isFree = isLive && (await coversWhole(tx, terms))
  refuseFields({
    value: isFree ? messages.error_field_code_free({}, { locale }) : undefined,
    ends_at:
      terms.starts_at !== null && terms.ends_at !== null && Date.parse(terms.ends_at) <= Date.parse(terms.starts_at)
        ? messages.error_field_ends_before({}, { locale })
        : undefined,
    ...(await faultsOfPurchases(tx, terms, { member, locale })),
  })
}

/** A free seat is given by two people, so no code that one of them makes covers the whole price of a batch. */
async function coversWhole(tx: Tx, { kind, value, ...purchases }: CodeTerms): Promise<boolean> {
  if (kind === 'percent') return value >= 100
  const isFor =
    onlyOf(purchases) === null
      ? and(batch.isActive, sql`${batch.enrolmentEndsAt} > now()`)
      : inArray(batch.id, purchases.for_batches)
  const price = sql`${batch.feePaisa} - ${batch.discountPaisa}`
  return (await tx.$count(batch, and(isFor, sql`${price} between 1 and ${value}`))) > 0
}
