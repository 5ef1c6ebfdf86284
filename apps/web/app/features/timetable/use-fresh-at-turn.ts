import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Timetable } from '../../kit/course/timetable-queries.ts'
import { nextTurn } from './next-turn.ts'

/** Timers hold no more than 24 days; nobody keeps the page open for a day. */
const longestMs = 86_400_000

/** Asks again when a row begins or ends: how it stands is the server's word. */
export function useFreshAtTurn({ data, dataUpdatedAt, refetch }: UseQueryResult<Timetable>): void {
  useEffect(() => {
    if (!data) return
    const wait = nextTurn(data.rows, Date.parse(data.server_time))
    if (wait === undefined || wait > longestMs) return
    // Not all at once: a batch's pages wait for the same moment.
    const timer = setTimeout(() => void refetch(), wait - (Date.now() - dataUpdatedAt) + 500 + Math.random() * 4000)
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, refetch])
}
