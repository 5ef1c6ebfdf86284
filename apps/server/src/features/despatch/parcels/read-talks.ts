import type { courierTalks } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusalWords } from '../../couriers/index.ts'

const { courierMessage } = tables

type Talk = (typeof courierTalks)[number]
type Message = Pick<typeof courierMessage.$inferSelect, 'direction' | 'kind' | 'body'>

const atMost = 100

const refused = z.object({ errors: z.record(z.string(), z.unknown()) })
const booked = z.union([
  z.object({ consignment: z.object({}) }),
  z.object({ data: z.object({ consignment_id: z.unknown() }) }),
])
const status = z.union([
  z.object({ delivery_status: z.string() }).transform((said) => said.delivery_status),
  z.object({ data: z.object({ order_status: z.string() }) }).transform((said) => said.data.order_status),
])
const event = z.union([
  z.object({ status: z.string() }).transform((said) => said.status),
  z.object({ event: z.string() }).transform((said) => said.event),
])

/** What a message between us and a courier comes to, and its own words where it has any. */
function talkOf({ direction, kind, body }: Message): { talk: Talk; words: string | null } {
  if (direction === 'sent') return { talk: kind === 'book' ? 'asked_to_book' : 'asked', words: null }
  if (body.vouched === 'not_there') return { talk: 'vouched', words: null }
  if (typeof body.away === 'string') return { talk: 'away', words: body.away }
  const refusal = refused.safeParse(body)
  if (refusal.success) return { talk: 'refused', words: refusalWords(refusal.data.errors) }
  if (kind === 'book')
    return { talk: booked.safeParse(body).success ? 'booked' : 'unclear', words: textOf(body.message) }
  if (kind === 'status') {
    const said = status.safeParse(body)
    if (said.success) return { talk: 'answered', words: said.data }
    return { talk: body.http === 404 ? 'not_known' : 'unclear', words: textOf(body.message) }
  }
  return { talk: 'wrote', words: event.safeParse(body).data ?? null }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 300) : null

/** Everything that was said between us and the courier about a parcel, the newest first. */
export async function readTalks(tx: Tx, deliveryId: number) {
  const messages = await tx
    .select()
    .from(courierMessage)
    .where(eq(courierMessage.deliveryId, deliveryId))
    .orderBy(desc(courierMessage.id))
    .limit(atMost)
  return messages.map((message) => ({ id: message.id, at: message.at.toISOString(), ...talkOf(message) }))
}
