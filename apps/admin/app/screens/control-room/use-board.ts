import type { readSittingBoard } from '@prostuti/contract/staff'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { readOnce } from '../../api/call.ts'
import type { Board, SitterFilter } from './model/board-types.ts'

type BoardQuery = { id: string; state: SitterFilter | undefined; search: string; after: string | undefined }

export type Watched = {
  board: Board | undefined
  /** By this browser's clock, when the figures came. */
  receivedAt: number
  /** What was asked last had no answer: the figures grow old. */
  failure: ApiError | undefined
}

const againMs = 2000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The board, asked for again as soon as it was answered: the server answers when it has looked again, once a second. Nothing is asked
 * while nobody looks at the page.
 */
export function useBoard({ id, state, search, after }: BoardQuery): Watched {
  const [watched, setWatched] = useState<Watched>({ board: undefined, receivedAt: 0, failure: undefined })
  useEffect(() => {
    const stop = new AbortController()
    let known: number | undefined
    async function watch(): Promise<void> {
      while (!stop.signal.aborted) {
        if (document.hidden) await shown(stop.signal)
        try {
          const query = { state, search: search || undefined, after, known }
          const board = await readOnce<typeof readSittingBoard>('/api/v3/admin/sittings/:id/board', {
            ...{ params: { id }, query, signal: stop.signal },
          })
          if (stop.signal.aborted) return
          known = board.tick
          setWatched({ board, receivedAt: Date.now(), failure: undefined })
        } catch (error) {
          if (stop.signal.aborted) return
          const failure = error instanceof ApiError ? error : undefined
          setWatched((before) => ({ ...before, failure: failure ?? offline }))
          if (failure?.code === 'not_found') return
          // The process that counted the looks may be another one.
          known = undefined
          await pause((failure?.retryAfterSeconds ?? 0) * 1000 || againMs)
        }
      }
    }
    void watch()
    return () => stop.abort()
  }, [id, state, search, after])
  return watched
}

const offline = new ApiError({ status: 0, code: 'offline', message: '' })

const shown = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!document.hidden || signal.aborted) resolve()
    }
    document.addEventListener('visibilitychange', look, { signal })
    signal.addEventListener('abort', () => resolve())
  })
