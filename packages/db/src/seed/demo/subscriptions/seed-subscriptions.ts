import { bookOrder, bookPayment, priceSubscription } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  course,
  doctor,
  orderInstalment,
  payment,
  purchaseOrder,
  subscription,
  subscriptionOffer,
  subscriptionOfferVideo,
  subscriptionVideo,
  teacher,
  video,
  videoProgress,
} from '../../../tables/index.ts'
import { bengaliNumber } from '../bengali-number.ts'
import { dayOf, isoDate } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import { book, writeReceipt } from '../payments/seed-payments.ts'
import { demoTeachers } from '../teachers.ts'
import { decks } from '../videos/decks.ts'
import { demoShelves } from './subscription-shelves.ts'

const day = 86_400_000
const hour = 3_600_000

/** Two shelves, and a doctor whose videos of the one end in three days; those of the other have ended. */
export async function seedSubscriptions(tx: Tx, now: Date): Promise<void> {
  const [medicine, bcs] = await seedShelves(tx)
  const [found] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, demoDoctors[0]!.phone))
  const doctorId = found!.id
  const before = (days: number) => new Date(now.getTime() - days * day)
  await seedBought(tx, { ...bcs!, doctorId, videoIds: bcs!.videoIds.slice(0, 2), days: 30, at: before(70) })
  const watching = medicine!.videoIds.slice(0, 4)
  const at = new Date(before(27).getTime() - 2 * hour)
  await seedBought(tx, { ...medicine!, doctorId, videoIds: watching, days: 30, at })
  await seedProgress(tx, { doctorId, watched: watching[0]!, begun: watching[1]!, at: before(2) })
}

type Shelf = { offer: typeof subscriptionOffer.$inferSelect; videoIds: number[] }

async function seedShelves(tx: Tx): Promise<Shelf[]> {
  const courses = new Map((await tx.select().from(course)).map(({ slug, id }) => [slug, id]))
  const teachers = new Map((await tx.select().from(teacher)).map(({ name, id }) => [name.bn, id]))
  const shelves: Shelf[] = []
  for (const [position, { course: slug, videos, ...row }] of demoShelves.entries()) {
    const [offer] = await tx
      .insert(subscriptionOffer)
      .values({ ...row, courseId: courses.get(slug) ?? null, position })
      .returning()
    const made = await tx
      .insert(video)
      .values(
        videos.map(({ title, subject, teacher: by, deck }) => ({
          ...decks[deck],
          title,
          subject,
          teacherId: teachers.get(demoTeachers[by].name.bn) ?? null,
        })),
      )
      .returning({ id: video.id })
    const videoIds = made.map(({ id }) => id)
    const offerId = offer!.id
    await tx
      .insert(subscriptionOfferVideo)
      .values(videoIds.map((videoId, index) => ({ offerId, videoId, position: index })))
    shelves.push({ offer: offer!, videoIds })
  }
  return shelves
}

type Bought = Shelf & { doctorId: number; days: number; at: Date }

/** Paid at once by bKash: order, payment, books and receipt as the product writes them. */
async function seedBought(tx: Tx, { offer, videoIds, doctorId, days, at }: Bought): Promise<void> {
  const [made] = await tx
    .insert(subscription)
    .values({
      doctorId,
      offerId: offer.id,
      state: 'active',
      days,
      startsAt: at,
      endsAt: new Date(at.getTime() + days * day),
      createdAt: at,
    })
    .returning({ id: subscription.id })
  const subscriptionId = made!.id
  await tx.insert(subscriptionVideo).values(videoIds.map((videoId) => ({ subscriptionId, videoId })))
  const price = priceSubscription(offer, videoIds.length).find((each) => each.days === days)!
  const [order] = await tx
    .insert(purchaseOrder)
    .values({
      doctorId,
      kind: 'subscription',
      subscriptionId,
      title: offer.title,
      detail: {
        bn: `${bengaliNumber(videoIds.length)}টি ভিডিও, ${bengaliNumber(days)} দিন`,
        en: `${videoIds.length} videos, ${days} days`,
      },
      listPaisa: price.list,
      reductionPaisa: price.reduction,
      totalPaisa: price.total,
      bookedAt: at,
      paidAt: at,
      createdAt: at,
    })
    .returning({ id: purchaseOrder.id })
  const orderId = order!.id
  await tx.insert(orderInstalment).values({ orderId, number: 1, amountPaisa: price.total, dueOn: isoDate(dayOf(at)) })
  const name = String(orderId).padStart(6, '0')
  const [paid] = await tx
    .insert(payment)
    .values({
      orderId,
      gateway: 'bkash',
      transaction: `DEMO-${name}`,
      amountPaisa: price.total,
      state: 'paid',
      gatewayTrx: `DEMO${name}`,
      method: 'bKash',
      startedAt: at,
      settledAt: at,
      createdAt: at,
    })
    .returning({ id: payment.id })
  const paymentId = paid!.id
  await book(tx, { kind: 'order', orderId, at }, bookOrder({ list: price.list, total: price.total }))
  await book(tx, { kind: 'payment', orderId, paymentId, at }, bookPayment(price.total))
  await writeReceipt(tx, paymentId, at)
}

type Progress = { doctorId: number; watched: number; begun: number; at: Date }

/** One video to its end, one left in the middle. */
async function seedProgress(tx: Tx, { doctorId, watched, begun, at }: Progress): Promise<void> {
  const seen = { doctorId, positionAt: at, updatedAt: at }
  await tx.insert(videoProgress).values([
    { ...seen, videoId: watched, positionSeconds: 60, watched: '{[0,60)}', watchedSeconds: 60, completedAt: at },
    { ...seen, videoId: begun, positionSeconds: 26, watched: '{[0,26)}', watchedSeconds: 26 },
  ])
}
