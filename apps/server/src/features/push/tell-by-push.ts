import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, gt, isNull } from 'drizzle-orm'

const { pushMessage, pushSubscription, signIn } = tables

/** A sign-in that ran out was never ended by anybody. */
export const isSignedIn = (now: Date) => and(isNull(signIn.endedAt), gt(signIn.expiresAt, now))

type News = {
  doctorId: number
  /** What a locked phone may show to anybody: that there is something, never what it says. */
  words: (locale: Locale) => { title: string; body: string }
  link: string
  /** A newer one of the same topic takes its place. */
  topic: string
  now: Date
}

/** After so long it is no news. */
const worthMs = 24 * 3_600_000

/** Queues news for every browser of a doctor that listens and is still signed in; inside the transaction that it tells of. */
export async function tellByPush(tx: Tx, { doctorId, words, link, topic, now }: News): Promise<void> {
  const browsers = await tx
    .select({ id: pushSubscription.id, locale: pushSubscription.locale })
    .from(pushSubscription)
    .innerJoin(signIn, eq(signIn.id, pushSubscription.signInId))
    .where(and(eq(pushSubscription.doctorId, doctorId), isSignedIn(now)))
  if (browsers.length === 0) return
  await tx.insert(pushMessage).values(
    browsers.map(({ id, locale }) => ({
      ...{ subscriptionId: id, ...words(locale), link, topic },
      ...{ sendAt: now, until: new Date(now.getTime() + worthMs) },
    })),
  )
}
