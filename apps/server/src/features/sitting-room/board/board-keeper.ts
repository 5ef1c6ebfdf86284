import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@prostuti/db'
import { type BoardModel, createBoardModel } from './board-model.ts'
import { type PaperFacts, readChanges, readExpected, readLag, readPaperFacts } from './read-board.ts'
import { type GivenToAttempt, type LoggedDeed, readGiven, readLog } from './read-log.ts'
import type { LagPoint } from './slow-spells.ts'

export type Board = {
  paper: PaperFacts
  model: BoardModel
  /** Undefined where anybody may come. */
  expected: readonly number[] | undefined
  lag: readonly LagPoint[]
  log: readonly LoggedDeed[]
  given: ReadonlyMap<number, GivenToAttempt>
  /** Grows with every look; `at` is when the last one was. */
  tick: number
  at: Date
}

type Watched = {
  board: Board | undefined
  since: string | undefined
  askedAt: number
  looking: Promise<void> | undefined
  timer: NodeJS.Timeout | undefined
  next: PromiseWithResolvers<void>
}

const everyMs = 1500
/** A look that takes long is taken less often, but never so rarely that a save is not seen within two seconds. */
const restTimes = 20
const longestRestMs = 1700
const unwatchedMs = 5000
const forgottenMs = 30_000
/** Of what changes slowly, every so many looks. */
const lagEvery = 5
const peopleEvery = 60

export type BoardKeeper = {
  /** The board of a paper, looked at anew every second while somebody asks; undefined where there is no such exam. With `known`, the one after it. */
  watch(paperId: number, known?: number): Promise<Board | undefined>
  close(): Promise<void>
}

type KeeperDeps = { db: Db; clock: () => Date; onError: (error: unknown) => void }

/**
 * One board of each paper that is watched, for everybody who watches it in this process. What has changed since the last look is read
 * once a second and taken into the board; nothing is read when nobody watches.
 */
export function createBoardKeeper({ db, clock, onError }: KeeperDeps): BoardKeeper {
  const watched = new Map<number, Watched>()
  let isClosed = false

  async function look(paperId: number, own: Watched): Promise<void> {
    const at = clock()
    const paper = await readPaperFacts(db, paperId)
    if (paper === undefined) {
      watched.delete(paperId)
      own.board = undefined
      return
    }
    const before = own.board
    const tick = (before?.tick ?? 0) + 1
    const model = before?.model ?? createBoardModel(paper.questionCount)
    own.since = await readChanges(db, { paperId, since: own.since }, async (sats) => {
      for (const sat of sats) model.put(sat)
      await nextTurn()
    })
    const isNewDeed = before?.paper.lastDeed !== paper.lastDeed
    const isTurn = (every: number) => before === undefined || tick % every === 0
    own.board = {
      ...{ paper, model, tick, at },
      expected: before && !isTurn(peopleEvery) ? before.expected : await readExpected(db, paperId),
      lag: before && !isTurn(lagEvery) ? before.lag : await readLag(db, paperId, at),
      log: before && !isNewDeed && !isTurn(lagEvery) ? before.log : await readLog(db, paperId),
      given: before && !isNewDeed && !isTurn(lagEvery) ? before.given : await readGiven(db, paperId),
    }
  }

  function lookOnce(paperId: number, own: Watched): Promise<void> {
    own.looking ??= lookAndRest(paperId, own).finally(() => {
      own.looking = undefined
    })
    return own.looking
  }

  async function lookAndRest(paperId: number, own: Watched): Promise<void> {
    clearTimeout(own.timer)
    own.timer = undefined
    const from = performance.now()
    try {
      await look(paperId, own)
    } finally {
      const took = performance.now() - from
      own.next.resolve()
      own.next = Promise.withResolvers()
      const rest = Math.min(longestRestMs, Math.max(everyMs, took * restTimes)) - took
      if (!isClosed) own.timer = setTimeout(() => lookAgain(paperId, own), Math.max(0, rest)).unref()
    }
  }

  function lookAgain(paperId: number, own: Watched): void {
    own.timer = undefined
    const idle = performance.now() - own.askedAt
    if (idle < unwatchedMs) lookOnce(paperId, own).catch(onError)
    else own.timer = setTimeout(() => watched.delete(paperId), forgottenMs).unref()
  }

  return {
    async watch(paperId, known) {
      const own = watched.get(paperId) ?? {
        ...{ board: undefined, since: undefined, looking: undefined, timer: undefined },
        next: Promise.withResolvers<void>(),
        askedAt: 0,
      }
      watched.set(paperId, own)
      const isWatched = performance.now() - own.askedAt < unwatchedMs
      own.askedAt = performance.now()
      if (own.board === undefined || !isWatched) await lookOnce(paperId, own)
      else if (known !== undefined && known >= own.board.tick) await own.next.promise
      return own.board
    },
    async close() {
      isClosed = true
      for (const { timer, next } of watched.values()) {
        clearTimeout(timer)
        next.resolve()
      }
      await Promise.allSettled([...watched.values()].map(({ looking }) => looking))
    },
  }
}
