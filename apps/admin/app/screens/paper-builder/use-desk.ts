import type { BodyOf, ResponseOf } from '@prostuti/contract'
import type { changePaperQuestions, readPaperDesk } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { get, post } from '../../api/call.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { showToast } from '../../kit/toast/toast.ts'

export type Desk = ResponseOf<typeof readPaperDesk>
export type DeskQuestion = Desk['questions'][number]
export type Step = BodyOf<typeof changePaperQuestions>['step']
type Taken = ResponseOf<typeof changePaperQuestions>
type Preview = (desk: Desk) => Desk

export const papersPath = '/api/v3/admin/papers'

/** A paper on its desk. Steps are sent one after another, each upon the version that the one before has made. */
export function useDesk(id: string) {
  const client = useQueryClient()
  const query = get<typeof readPaperDesk>(`${papersPath}/:id/desk`, { params: { id } })
  const found = useQuery({ ...query, throwOnError: isNotThere })
  const [waiting, setWaiting] = useState(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** Of the steps that were taken and not answered yet, the first one first. */
  const unanswered = useRef<Preview[]>([])

  const send = async (step: Step): Promise<Taken | undefined> => {
    const answered = () => {
      unanswered.current = unanswered.current.slice(1)
    }
    const version = client.getQueryData<Desk>(query.queryKey)?.version ?? 0
    try {
      const taken = await post<typeof changePaperQuestions>(
        `${papersPath}/:id/questions`,
        { version, step },
        { params: { id } },
      )
      answered()
      // What was done since stays in sight: this answer knows nothing of it yet.
      client.setQueryData(
        query.queryKey,
        unanswered.current.reduce((desk, each) => each(desk), taken.desk),
      )
      void client.invalidateQueries({ queryKey: [`${papersPath}/:id/bank`] })
      void client.invalidateQueries({ queryKey: [papersPath] })
      return taken
    } catch (error) {
      const isOld = error instanceof ApiError && error.code === 'version_conflict'
      showToast({
        text: isOld ? m.office_build_conflict() : error instanceof Error ? error.message : m.office_failed(),
      })
      answered()
      await found.refetch()
      return undefined
    }
  }

  /** Takes a step; `preview` is what the screen shows until the server has answered. */
  const take = (step: Step, preview: Preview = (desk) => desk): Promise<Taken | undefined> => {
    unanswered.current = [...unanswered.current, preview]
    client.setQueryData<Desk>(query.queryKey, (desk) => desk && preview(desk))
    setWaiting((count) => count + 1)
    const sent = queue.current.then(() => send(step)).finally(() => setWaiting((count) => count - 1))
    queue.current = sent
    return sent
  }

  return {
    desk: found.data,
    error: found.error,
    isSaving: waiting > 0,
    reload: () => void found.refetch(),
    take,
    /** Until every step that was taken is written, or refused. */
    settled: () => queue.current,
  }
}

export type DeskState = ReturnType<typeof useDesk>
