import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isSignedIn } from './is-signed-in.ts'
import { newsOf, type PushKind } from './push-kinds.ts'

const { pushMessage, pushSetting, pushSubscription, signIn } = tables

/** Something that one doctor is to be told of. */
export type FoundNews = {
  doctorId: number
  /** Which exam, notice, instalment or parcel: with the kind and the doctor it names the news. */
  thing: string
  /** Where it leads, on this site. */
  link: string
  /** The moment that its words name. */
  at: Date
  /** After that it is no news. */
  until: Date
}

type Queued = { kind: PushKind; found: readonly FoundNews[]; sendAt: Date; now: Date; only?: SQL }

/** Queues news for every browser of these doctors that listens and is still signed in, where its switch is not turned off. */
export async function queueNews(tx: Tx, { kind, found, sendAt, now, only }: Queued): Promise<number> {
  if (found.length === 0) return 0
  const { switch: wish, words, topic } = newsOf(kind)
  const ids = [...new Set(found.map(({ doctorId }) => doctorId))]
  const browsers = await tx
    .select({ id: pushSubscription.id, doctorId: pushSubscription.doctorId, locale: pushSubscription.locale })
    .from(pushSubscription)
    .innerJoin(signIn, eq(signIn.id, pushSubscription.signInId))
    .leftJoin(pushSetting, eq(pushSetting.doctorId, pushSubscription.doctorId))
    .where(
      and(
        inArray(pushSubscription.doctorId, ids),
        isSignedIn(now),
        wish === null ? undefined : sql`${wish} <> all(coalesce(${pushSetting.off}, '{}'))`,
        only,
      ),
    )
  const byDoctor = Map.groupBy(browsers, ({ doctorId }) => doctorId)
  const rows = found.flatMap(({ doctorId, thing, link, at, until }) =>
    (byDoctor.get(doctorId) ?? []).map(({ id, locale }) => ({
      ...{ subscriptionId: id, kind, link, topic: topic(thing), sendAt, until },
      ...words(locale, { at }),
    })),
  )
  if (rows.length > 0) await tx.insert(pushMessage).values(rows)
  return rows.length
}
