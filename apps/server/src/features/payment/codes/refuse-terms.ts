import type { discountCodeResource, FieldsOf } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import { coversABatch, faultsOfPurchases } from '../purchasables/code-purchases.ts'

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
const coversWhole = async (tx: Tx, { kind, value, ...purchases }: CodeTerms): Promise<boolean> =>
  kind === 'percent' ? value >= 100 : coversABatch(tx, value, purchases)
