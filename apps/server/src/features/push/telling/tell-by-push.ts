import type { Tx } from '@prostuti/db'
import { newsOf } from './push-kinds.ts'
import { queueNews } from './queue-news.ts'
import { endOfQuiet } from './quiet-for.ts'
import { readWishes } from './wishes.ts'

type News = { doctorId: number; kind: 'complaint_answered'; thing: string; link: string; now: Date }

/**
 * Tells one doctor of something that has just happened, inside the transaction that it tells of. Within their quiet hours it waits for
 * the end of them; what is turned off is not told.
 */
export async function tellByPush(tx: Tx, { doctorId, kind, thing, link, now }: News): Promise<void> {
  const { switch: wish, worthMs } = newsOf(kind)
  const wishes = await readWishes(tx, doctorId)
  if (wish !== null && wishes.off.includes(wish)) return
  const sendAt = endOfQuiet(wishes, { kind, now }) ?? now
  const until = new Date(sendAt.getTime() + worthMs)
  await queueNews(tx, { kind, found: [{ doctorId, thing, link, at: now, until }], sendAt, now })
}
