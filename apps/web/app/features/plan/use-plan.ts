import * as m from '@prostuti/text/messages'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { useKeptPages } from '../../kit/connection/use-kept-pages.ts'
import { doctorOfToken } from '../../kit/session/doctor-of-token.ts'
import { useSession } from '../../kit/session/session.ts'
import { keepFor, keptFor } from '../../kit/storage/kept.ts'
import type { Change } from './changes.ts'
import { type PlanWeek, planQuery } from './plan-api.ts'

const keptName = 'plan'

export type PlanActions = {
  /** Resolves to whether it was done. What is refused goes back to where it was, and the page says why. */
  change: (change: Change) => Promise<boolean>
  busy: boolean
  /** What was done last. */
  news: Pick<Change, 'said' | 'undo'> | undefined
  forget: () => void
  refusal: string | undefined
  forgive: () => void
}

/** The week that is looked at; without a network, the one that was looked at last. */
export function usePlan(week: string | undefined) {
  const client = useQueryClient()
  const owner = useOwner()
  const options = planQuery(week)
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  const { data, error } = query
  useEffect(() => {
    if (owner !== undefined && data) keepFor(owner, keptName, data)
  }, [owner, data])
  useKeptPages(owner !== undefined && data !== undefined, addressOf('/my/plan'))
  const isAway = error instanceof ApiError && error.status === 0
  const kept = data === undefined && isAway ? keptFor<PlanWeek>(owner, keptName) : undefined
  const plan = data ?? kept
  // A kept or previous week may be of any age: its own `server_time` sets the clock until this week's answer comes.
  const isOwn = data !== undefined && !query.isPlaceholderData
  const heardAt = isOwn ? query.dataUpdatedAt : Date.parse(plan?.server_time ?? '')
  return { query, plan, heardAt, isKept: kept !== undefined, actions: useChanges(client, options.queryKey) }
}

/** Known without a network, too, where the browser was never told a name. */
function useOwner(): number | undefined {
  const { doctor } = useSession()
  const [remembered, setRemembered] = useState<number>()
  useEffect(() => {
    doctorOfToken().then(setRemembered, () => {})
  }, [])
  return doctor?.id ?? remembered
}

function useChanges(
  client: ReturnType<typeof useQueryClient>,
  key: ReturnType<typeof planQuery>['queryKey'],
): PlanActions {
  const last = useRef(Promise.resolve(true))
  const [waiting, setWaiting] = useState(0)
  const [news, setNews] = useState<PlanActions['news']>()
  const [refusal, setRefusal] = useState<string>()

  const run = async ({ send, meanwhile, said, undo }: Change): Promise<boolean> => {
    await client.cancelQueries({ queryKey: key })
    const before = client.getQueryData(key)
    if (before === undefined) return false
    // The time that it says is of when it was heard.
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt
    if (meanwhile) client.setQueryData(key, meanwhile(before), { updatedAt })
    try {
      client.setQueryData(key, await send(before.week))
      setNews({ said, undo })
      // Another week may show the same blocks, or those that went there.
      void client.invalidateQueries({ predicate: ({ queryKey }) => isOtherWeek(String(queryKey[0]), String(key[0])) })
      return true
    } catch (error) {
      client.setQueryData(key, before, { updatedAt })
      setRefusal(refusalOf(error))
      return false
    }
  }
  // One after the other: an answer that comes late would put back what the next change has moved on.
  const change = (wanted: Change): Promise<boolean> => {
    setRefusal(undefined)
    setNews(undefined)
    setWaiting((count) => count + 1)
    const done = last.current.then(() => run(wanted)).finally(() => setWaiting((count) => count - 1))
    last.current = done.catch(() => false)
    return done
  }
  return {
    ...{ change, busy: waiting > 0 },
    ...{ news, forget: () => setNews(undefined) },
    ...{ refusal, forgive: () => setRefusal(undefined) },
  }
}

const isOtherWeek = (address: string, own: string): boolean =>
  address !== own && address.split('?')[0] === own.split('?')[0]

const refusalOf = (error: unknown): string => {
  if (error instanceof ApiError && error.status > 0 && error.message) return error.message
  return error instanceof ApiError && error.status === 0 ? m.plan_offline_change() : m.plan_failed()
}
