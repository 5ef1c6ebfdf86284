import { ApiError } from '../../../api/api-error.ts'
import { joinRanges, type Range, wholeSeconds } from './ranges.ts'

export type Saved = { position_seconds: number; watched_seconds: number; completed: boolean }
type Body = { position_seconds: number; watched: [number, number][]; ago_seconds: number }

export type ProgressStoreDeps = {
  send: (videoId: number, body: Body, options: { keepalive?: boolean }) => Promise<Saved>
  recall: (name: string) => string | null
  remember: (name: string, value: string) => void
  forget: (name: string) => void
  now: () => number
}

type StoredProgress = { position: number; watched: Range[]; at: number }

export type ProgressStore = {
  /** Writes down how far a video is. Nothing is sent yet. */
  note: (videoId: number, position: number, watched: readonly Range[]) => void
  /** Sends what was noted and not yet sent; nothing when there is nothing. Throws when it could not be sent now. */
  flush: (videoId: number, options?: { keepalive?: boolean }) => Promise<Saved | undefined>
  /** What earlier visits could not send, of every video. Never throws. */
  flushAll: () => Promise<void>
}

/** As many as one call may carry; the widest are kept. */
const mostRanges = 50

/**
 * How far the videos of a doctor are, in the browser's own store until the server has it: a train's tunnel or a closed
 * lid loses nothing. The server is told how long ago a place was reached, and keeps the newest of all devices.
 */
export function createProgressStore(deps: ProgressStoreDeps, doctorId: number): ProgressStore {
  const name = `video_progress_${doctorId}`

  const read = (): Record<string, StoredProgress> => {
    try {
      return JSON.parse(deps.recall(name) ?? '{}')
    } catch {
      return {}
    }
  }
  const write = (all: Record<string, StoredProgress>) =>
    Object.keys(all).length === 0 ? deps.forget(name) : deps.remember(name, JSON.stringify(all))

  const drop = (videoId: number, at: number) => {
    const { [videoId]: stored, ...others } = read()
    // Played on while it was on its way: the newer note stays.
    if (stored?.at === at) write(others)
  }

  const flush: ProgressStore['flush'] = async (videoId, options = {}) => {
    const stored = read()[videoId]
    if (!stored) return undefined
    try {
      const saved = await deps.send(
        videoId,
        {
          position_seconds: Math.round(stored.position),
          watched: widest(wholeSeconds(stored.watched)),
          // Not in whole seconds: of two leaps within one, the first would count as the newer.
          ago_seconds: Math.max(0, (deps.now() - stored.at) / 1000),
        },
        options,
      )
      drop(videoId, stored.at)
      return saved
    } catch (error) {
      if (!isWorthSendingAgain(error)) drop(videoId, stored.at)
      throw error
    }
  }

  return {
    note(videoId, position, watched) {
      const all = read()
      const before = all[videoId]?.watched ?? []
      write({ ...all, [videoId]: { position, watched: joinRanges([...before, ...watched]), at: deps.now() } })
    },
    flush,
    async flushAll() {
      for (const videoId of Object.keys(read())) await flush(Number(videoId)).catch(() => undefined)
    },
  }
}

function widest(ranges: readonly Range[]): [number, number][] {
  return ranges
    .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
    .slice(0, mostRanges)
    .map(([from, to]) => [from, to])
}

/** A refusal stays a refusal: what the server will never take is not kept for ever. */
function isWorthSendingAgain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status === 0 || error.status >= 500 || [401, 423, 429].includes(error.status)
}
