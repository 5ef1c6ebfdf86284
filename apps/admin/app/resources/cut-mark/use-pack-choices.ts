import type { ListCall, RowOf, rulePackResource } from '@prostuti/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import { words } from '../../kit/list/list-cells.tsx'

type Packs = ListCall<RowOf<typeof rulePackResource>>

/** The rule packs by their keys; none until they have come. */
export function usePackChoices(): { value: string; label: string }[] {
  const { data } = useQuery(get<Packs>('/api/v3/admin/rule-packs', { query: { 'per-page': 200 } }))
  return (data?.rows ?? []).map(({ key, name }) => ({ value: key, label: words(name) }))
}
