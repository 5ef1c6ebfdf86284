import { spread } from '../../../api/spread.ts'
import type { SittingNews, SittingState } from '../../../kit/exam/exam-types.ts'
import { noStanding, type Standing } from './stores/room-store.ts'

type NewsDeps = {
  /** What this device knows, as it is kept with the room. */
  standing(): Standing | undefined
  endsAt(): number | undefined
  /** Keeps it, and the end of the sitting. */
  setStanding(standing: Standing, endsAt: number | undefined): void
  ask(): Promise<SittingNews>
  sendRead(ids: number[]): Promise<SittingNews>
  mayCall(): boolean
  random(): number
  /** The sitting is over for the server. */
  onFinished(): void
  /** Tells the other tabs what was read. */
  onRead(ids: number[]): void
}

export type RoomNews = {
  /** What a save, or the picture of the sitting, says of how it stands. */
  hear(state: SittingState): void
  /** Something is new, or may be: it is asked for, again and again until there is an answer. */
  wake(): void
  /** The same once; throws when nobody answers. */
  askNow(): Promise<void>
  read(id: number): void
  /** Another tab has shown them. */
  readElsewhere(ids: readonly number[]): void
  stop(): void
}

const longestWaitMs = 15_000

/**
 * What the control room does to a sitting: a later end, a pause, words. It is heard by the live stream, in the answer to every save,
 * and by asking when the room comes back; each of them alone is enough. What was read is told to the server when there is a network.
 */
export function createRoomNews(deps: NewsDeps): RoomNews {
  let isAsking = false
  let wanted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let stopped = false
  /** The newest number that anybody told us of; what is older came late. */
  let heard = current().news

  function current(): Standing {
    return deps.standing() ?? noStanding
  }

  function hear(state: SittingState): void {
    // Not of a server that answers for it, such as a portal in front of the network.
    if (!Number.isInteger(state.news) || state.news < heard) return
    heard = state.news
    const standing = current()
    const endsAt = Date.parse(state.ends_at)
    // Every save says it: it is written down only when it is another.
    if (standing.paused !== state.paused || deps.endsAt() !== endsAt)
      deps.setStanding({ ...standing, paused: state.paused }, endsAt)
    if (state.news !== standing.news) wake()
  }

  function take(answer: SittingNews): void {
    if (answer.news < heard) return
    heard = answer.news
    const { read } = current()
    const unread = new Set(answer.messages.map(({ id }) => id))
    const standing = {
      news: answer.news,
      paused: answer.paused,
      messages: answer.messages.filter(({ id }) => !read.includes(id)),
      read: read.filter((id) => unread.has(id)),
    }
    deps.setStanding(standing, Date.parse(answer.ends_at))
    if (answer.finished) deps.onFinished()
  }

  async function askNow(): Promise<void> {
    const { read } = current()
    take(await (read.length > 0 ? deps.sendRead(read) : deps.ask()))
  }

  function wake(): void {
    clearTimeout(timer)
    if (stopped || !deps.mayCall()) return
    // What is on its way may have been answered before the news came that it is asked for now.
    if (isAsking) wanted = true
    else void askUntilKnown()
  }

  async function askUntilKnown(): Promise<void> {
    isAsking = true
    wanted = false
    try {
      await askNow()
      failures = 0
      const { news, read } = current()
      if (wanted) again(0)
      else if (news < heard || read.length > 0) again(1000)
    } catch {
      failures += 1
      again(Math.min(longestWaitMs, 1000 * 2 ** failures))
    }
    isAsking = false
  }

  function again(ms: number): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(wake, spread(ms, deps.random()))
  }

  function letGo(ids: readonly number[]): Standing {
    const standing = current()
    return { ...standing, messages: standing.messages.filter(({ id }) => !ids.includes(id)) }
  }

  return {
    hear,
    wake,
    askNow,
    read(id) {
      const standing = letGo([id])
      deps.setStanding({ ...standing, read: [...new Set([...standing.read, id])] }, undefined)
      deps.onRead([id])
      wake()
    },
    readElsewhere: (ids) => deps.setStanding(letGo(ids), undefined),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
