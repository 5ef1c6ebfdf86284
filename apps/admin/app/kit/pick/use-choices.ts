import type { ListCall } from '@prostuti/contract/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { get } from '../../api/call.ts'
import type { PickableRow, PickSource } from './pick-types.ts'

const shown = 20
const pauseMs = 180
const none: never[] = []

/** What the list has for the words that were typed, once the typing pauses. Nothing is asked while the choices are closed. */
export function useChoices<Row extends PickableRow>({ path, query }: PickSource<Row>, typed: string, isOpen: boolean) {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const asked = { ...query, q: settled.trim() || undefined, 'per-page': shown }
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...get<ListCall<Row>>(path, { query: asked }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  return { rows: data?.rows ?? none, error, isPending, isOld: isPlaceholderData || settled !== typed }
}

/** The rows that are chosen already, asked for by their keys: they may stand on no page that was looked at. */
export function useChosen<Row extends PickableRow>({ path }: PickSource<Row>, ids: readonly Row['id'][]): Row[] {
  const { data } = useQuery({
    ...get<ListCall<Row>>(path, { query: { ids: ids.join(','), 'per-page': 200 } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const byId = new Map(data?.rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
