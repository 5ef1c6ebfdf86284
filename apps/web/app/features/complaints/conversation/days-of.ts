import { startOfDhakaDay } from '@prostuti/text/dates'

export type Day<M> = { start: number; messages: M[] }

/** A conversation cut where a day in Dhaka ends. */
export function daysOf<M extends { created_at: string }>(messages: readonly M[]): Day<M>[] {
  const days: Day<M>[] = []
  for (const message of messages) {
    const start = startOfDhakaDay(new Date(message.created_at)).getTime()
    const last = days.at(-1)
    if (last?.start === start) last.messages.push(message)
    else days.push({ start, messages: [message] })
  }
  return days
}
