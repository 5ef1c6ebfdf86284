import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, gt, lte, notExists, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const { batch, enrolment, sheetDelivery, subscription, subscriptionOffer } = tables

type Reader = { doctorId: number; locale: Locale }

/** Parcels that were asked for and have not arrived. */
export async function listParcels(tx: Tx, { doctorId, locale }: Reader) {
  const rows = await tx
    .select({
      delivery_id: sheetDelivery.id,
      state: sheetDelivery.state,
      course_id: enrolment.id,
      title: batch.title,
    })
    .from(sheetDelivery)
    .innerJoin(enrolment, eq(enrolment.id, sheetDelivery.enrolmentId))
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .where(
      and(
        eq(enrolment.doctorId, doctorId),
        eq(enrolment.state, 'active'),
        notInArray(sheetDelivery.state, ['delivered', 'returned', 'cancelled']),
      ),
    )
    .orderBy(asc(sheetDelivery.id))
  return rows.map(({ title, ...row }) => ({ ...row, course: pickText(title, locale) }))
}

const warnedForDays = 7

/** Subscriptions that end within a week, unless a later one of the same shelf follows. */
export async function listEndingSubscriptions(tx: Tx, { doctorId, locale, now }: Reader & { now: Date }) {
  const later = alias(subscription, 'later')
  const rows = await tx
    .select({ offer_id: subscription.offerId, title: subscriptionOffer.title, endsAt: subscription.endsAt })
    .from(subscription)
    .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscription.offerId))
    .where(
      and(
        eq(subscription.doctorId, doctorId),
        eq(subscription.state, 'active'),
        gt(subscription.endsAt, now),
        lte(subscription.endsAt, new Date(now.getTime() + warnedForDays * 86_400_000)),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(later)
            .where(
              and(
                eq(later.doctorId, doctorId),
                eq(later.offerId, subscription.offerId),
                eq(later.state, 'active'),
                gt(later.endsAt, subscription.endsAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(subscription.endsAt))
  return rows.map(({ offer_id, title, endsAt }) => ({
    offer_id,
    title: pickText(title, locale),
    ends_at: endsAt!.toISOString(),
  }))
}
