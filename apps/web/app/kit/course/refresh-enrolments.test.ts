import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { appDataQuery } from '../app-data/use-app-data.ts'
import { refreshEnrolments } from './refresh-enrolments.ts'

test("on a phone whose clock is behind, the page's copy for everybody does not replace the doctor's own", async () => {
  const { queryKey } = appDataQuery
  const own = { doctor: { name: 'ডা. নুসরাত জাহান' } }
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: async () => own } } })
  const serverTime = Date.now() + 600_000
  client.setQueryData(queryKey, { doctor: null } as never, { updatedAt: serverTime })
  const stop = new QueryObserver(client, appDataQuery).subscribe(() => {})
  refreshEnrolments(client)
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(own))
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBeGreaterThan(serverTime))
  stop()
})
