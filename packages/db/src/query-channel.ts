import { channel } from 'node:diagnostics_channel'

/** One statement that begins. Whoever hears of it may leave a word to be told when it ends. */
export type QueryEvent = {
  /** Without its values. */
  text: string
  ended?: (error: Error | undefined) => void
}

/** Every statement of every connection is told here, at no cost while nobody listens. */
export const queryChannel = channel('prostuti:query')

/** The word that was left; undefined where nobody listens, or where the driver is given something else than a text. */
export function tellOfQuery(query: unknown): QueryEvent['ended'] {
  if (!queryChannel.hasSubscribers) return undefined
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text
  if (typeof text !== 'string') return undefined
  const event: QueryEvent = { text }
  queryChannel.publish(event)
  return event.ended
}
