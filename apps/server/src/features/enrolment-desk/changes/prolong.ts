import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { formatDate } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { findOpenDoctor, prolongableDays, readScope } from '../../doctor-desk/index.ts'
import { lockPeriods, moveLaterPeriods } from '../../payment/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { prolongedEnd } from '../rules/prolonged-end.ts'
import { tellDoctor } from '../tell-doctor.ts'

const { subscription, subscriptionOffer } = tables

type Prolonging = { id: number; days: number; shownEnd: Date; reason: string }

/** More days as a kindness. What was bought for after it begins later, so that no day that was paid is lost. */
export async function prolong(
  tx: Transaction,
  { id, days, shownEnd, reason }: Prolonging,
  { member, now }: { member: StaffMember; now: Date },
) {
  const [known] = await tx.select().from(subscription).where(eq(subscription.id, id))
  if (known === undefined) throw new AppError('not_found')
  const { id: doctorId } = await findOpenDoctor(tx, { id: known.doctorId, member })
  // Subscriptions belong to no course: who is bound to some does not see them.
  if ((await readScope(tx, doctorId, member)).enrolmentIds !== null) throw new AppError('not_found')
  await lockPeriods(tx, doctorId)
  const [row] = await tx
    .select({ of: subscription, title: subscriptionOffer.title })
    .from(subscription)
    .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscription.offerId))
    .where(eq(subscription.id, id))
  const { of, title } = row!
  if (of.state !== 'active' || of.endsAt === null) throw new AppError('not_enrolled')
  if (of.endsAt.getTime() !== shownEnd.getTime()) throw new AppError('version_conflict')
  const atMost = (await prolongableDays(tx, [id])).get(id) ?? 0
  if (days > atMost) throw new AppError('prolonged_enough')
  const endsAt = prolongedEnd(of.endsAt, days, now)
  await tx
    .update(subscription)
    .set({ endsAt, days: of.days + days })
    .where(eq(subscription.id, id))
  await moveLaterPeriods(tx, doctorId, now)
  await tellDoctor(
    tx,
    {
      doctorId,
      title: (locale) => messages.notices_subscription_prolonged({ shelf: pickText(title, locale) }, { locale }),
      lines: [
        (locale) =>
          messages.notices_subscription_prolonged_text(
            { count: localizeDigits(String(days), locale), day: formatDate(endsAt, locale) },
            { locale },
          ),
      ],
      ...{ reason, link: '/my/subscription' },
    },
    now,
  )
  return { doctorId, before: of.endsAt, after: endsAt }
}
