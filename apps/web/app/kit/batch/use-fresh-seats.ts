import { useQuery } from '@tanstack/react-query'
import { type Batch, type BatchSeats, seatsQuery } from './batch-queries.ts'

/** The batch with the seats and the price of this moment, once they are there; the page itself may be minutes old. */
export function useFreshSeats(batch: Batch): Batch {
  const { data } = useQuery(seatsQuery(batch.id))
  return data ? withSeats(batch, data) : batch
}

/** For the page's first script, which looks whether they are still so (`wake/watch-moments.ts`). */
export const seatsOf = ({ id, schedules }: Batch) => ({
  'data-seats-address': String(seatsQuery(id).queryKey[0]),
  'data-seats-left': schedules.map(({ seats_left }) => seats_left).join(),
})

export function withSeats(batch: Batch, { schedules, ...fresh }: BatchSeats): Batch {
  return {
    ...batch,
    ...fresh,
    schedules: batch.schedules.map((schedule) => ({
      ...schedule,
      ...schedules.find(({ id }) => id === schedule.id),
    })),
  }
}
