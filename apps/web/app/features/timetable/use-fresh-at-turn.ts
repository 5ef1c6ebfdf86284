import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { atTurn } from '../../kit/clock/at-turn.ts'
import type { Timetable } from '../../kit/course/timetable-queries.ts'
import { useLive } from '../../kit/live/use-live.ts'
import { nextTurn } from './next-turn.ts'

/** Asks again when a row begins or ends, and when staff have changed one: how it stands is the server's word. */
export function useFreshAtTurn({ data, dataUpdatedAt, refetch }: UseQueryResult<Timetable>): void {
  useLive('class', () => void refetch())
  useEffect(() => {
    if (!data) return
    const wait = nextTurn(data.rows, Date.parse(data.server_time))
    return wait === undefined ? undefined : atTurn(wait - (Date.now() - dataUpdatedAt), refetch)
  }, [data, dataUpdatedAt, refetch])
}
