import type { discountCodeResource, FieldsOf } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'

const { batch, event, subscriptionOffer } = tables

export type CodeTerms = Omit<FieldsOf<typeof discountCodeResource>, 'code' | 'is_active'>

/** What a code is worth, when and for what: refused by field where it cannot be, or is not the member's to give. */
export async function refuseTerms(
  tx: Tx,
  terms: CodeTerms,
  { member, locale }: { member: StaffMember; locale: Locale },
): Promise<void> {
  const unknown = messages.error_field_invalid_choice({}, { locale })
  const { courseIds } = member
  const batches = terms.for_batches
  const ownBatches =
    courseIds === null || batches.length === 0
      ? batches.length
      : await tx.$count(batch, and(inArray(batch.id, batches), inArray(batch.courseId, courseIds)))
  const isForOthers =
    courseIds !== null && (batches.length === 0 || terms.for_events.length + terms.for_offers.length > 0)
  refuseFields({
    value: terms.kind === 'percent' && terms.value > 100 ? messages.error_field_percent({}, { locale }) : undefined,
    ends_at:
      terms.starts_at !== null && terms.ends_at !== null && Date.parse(terms.ends_at) <= Date.parse(terms.starts_at)
        ? messages.error_field_ends_before({}, { locale })
        : undefined,
    for_batches: isForOthers
      ? messages.error_field_own_batches({}, { locale })
      : ownBatches === batches.length && (await areKnown(tx, batch, batch.id, batches))
        ? undefined
        : unknown,
    for_events: (await areKnown(tx, event, event.id, terms.for_events)) ? undefined : unknown,
    for_offers: (await areKnown(tx, subscriptionOffer, subscriptionOffer.id, terms.for_offers)) ? undefined : unknown,
  })
}

async function areKnown(tx: Tx, table: PgTable, id: PgColumn, ids: readonly number[]): Promise<boolean> {
  return ids.length === 0 || (await tx.$count(table, inArray(id, [...ids]))) === new Set(ids).size
}
