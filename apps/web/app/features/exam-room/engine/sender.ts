import { ApiError } from '../../../api/api-error.ts'
import type { AnswerBody, FlagsBody, FlagsSaved } from '../../exams/exam-types.ts'
import { backoffMs } from './backoff.ts'
import { type Failure, judgeFailure } from './judge-failure.ts'
import { type Ledger, waitingIds } from './ledger.ts'
import { nextToSend } from './next-to-send.ts'

const atOnce = 4
const tryMs = 10_000
/** Browsers drop what is beyond 64 kB in all when a page goes; a save is far below 200 bytes. */
const leavingAtMost = 60

type Options = { signal?: AbortSignal; keepalive?: boolean }

export type SenderDeps = {
  save(body: AnswerBody, options: Options): Promise<unknown>
  flag(body: FlagsBody, options: Options): Promise<unknown>
  ledger(): Ledger
  hereId(): number | undefined
  /** False while a call would be made in nobody's name, or in another doctor's. */
  mayCall(): boolean
  /** Milliseconds that only grow. */
  ticks(): number
  onSaved(questionId: number, sequence: number): void
  onFlagsSaved(sequence: number): void
  onFailure(failure: Failure, questionId: number | undefined, sequence: number): void
}

export type Sender = {
  /** Something is new, or the network is back: try everything now. */
  wake(): void
  /** Another tab is about to send this one; ours only steps in if it does not. */
  leaveToOthers(questionId: number, sequence: number): void
  /** The page goes: everything that waits once more, in calls that outlive it. Resolves when all are answered or lost. */
  sendLeaving(): Promise<void>
  /** Failures to reach the server since the last answer of it. */
  failures(): number
  /** Choices that the server refused and that nobody should wait for. */
  refused(): number
  stop(): void
}

type Hold = { sequence: number; until: number; failures: number; refused: boolean }

/** The flags travel like a question of their own. */
const flagsId = 0
const othersMs = 15_000
/** An answer that was unlucky often does not wait longer for it: when nobody is there at all, everything waits together. */
const unluckyMs = 4000

export function createSender(deps: SenderDeps): Sender {
  const inFlight = new Map<number, AbortController>()
  const holds = new Map<number, Hold>()
  let unreached = 0
  let pausedUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const holdOf = (id: number, sequence: number) => {
    const hold = holds.get(id)
    return hold?.sequence === sequence ? hold : undefined
  }
  const mayTry = (id: number, sequence: number) => (holdOf(id, sequence)?.until ?? 0) <= deps.ticks()

  function pump(): void {
    if (stopped) return
    clearTimeout(timer)
    if (deps.mayCall() && pausedUntil <= deps.ticks()) {
      const { flags } = deps.ledger()
      if (flags.state === 'waiting' && !inFlight.has(flagsId) && mayTry(flagsId, flags.sequence)) void sendFlags()
      while (inFlight.size < atOnce) {
        const ledger = deps.ledger()
        const id = nextToSend({ ledger, inFlight: new Set(inFlight.keys()), hereId: deps.hereId(), mayTry })
        if (id === undefined) break
        void sendAnswer(id)
      }
    }
    arm()
  }

  /** Wakes up when the next hold ends. */
  function arm(): void {
    const { flags, entries } = deps.ledger()
    const waits = waitingIds(deps.ledger())
      .filter((id) => !inFlight.has(id))
      .map((id) => holdOf(id, entries.get(id)?.sequence ?? 0)?.until ?? 0)
    if (flags.state === 'waiting' && !inFlight.has(flagsId)) waits.push(holdOf(flagsId, flags.sequence)?.until ?? 0)
    if (waits.length === 0 || inFlight.size >= atOnce) return
    const due = Math.max(pausedUntil, Math.min(...waits)) - deps.ticks()
    // A tenth of a second at least: what may not be sent now, for whatever reason, is not asked about in a circle.
    timer = setTimeout(pump, Math.max(due, deps.mayCall() ? 100 : 1000))
  }

  async function sendAnswer(id: number): Promise<void> {
    const body = answerBody(deps.ledger(), id)
    if (!body) return
    await attempt(id, body.sequence, async (signal) => {
      await saveNow(body, { signal })
      return () => deps.onSaved(id, body.sequence)
    })
  }

  /** A portal in front of the network answers every call with its own page and status 200: that is not a save. */
  async function saveNow(body: AnswerBody, options: Options): Promise<void> {
    const answer = (await deps.save(body, options)) as { submited_question_ids?: unknown } | undefined
    if (!Array.isArray(answer?.submited_question_ids)) throw new Error('not the server’s answer')
  }

  async function flagNow(body: FlagsBody, options: Options): Promise<void> {
    const answer = (await deps.flag(body, options)) as Partial<FlagsSaved> | null
    if (!Array.isArray(answer?.flagged_question_ids)) throw new Error('not the server’s answer')
  }

  async function sendFlags(): Promise<void> {
    const { ids, sequence } = deps.ledger().flags
    await attempt(flagsId, sequence, async (signal) => {
      await flagNow({ flagged_question_ids: [...ids], sequence }, { signal })
      return () => deps.onFlagsSaved(sequence)
    })
  }

  async function attempt(
    id: number,
    sequence: number,
    call: (signal: AbortSignal) => Promise<() => void>,
  ): Promise<void> {
    const limit = new AbortController()
    inFlight.set(id, limit)
    const giveUp = setTimeout(() => limit.abort(), tryMs)
    try {
      const tell = await call(limit.signal)
      unreached = 0
      pausedUntil = 0
      holds.delete(id)
      inFlight.delete(id)
      // Also after the room was left: what the server has is worth knowing.
      tell()
    } catch (error) {
      inFlight.delete(id)
      if (!stopped) fail(id, sequence, error)
    } finally {
      clearTimeout(giveUp)
      pump()
    }
  }

  function fail(id: number, sequence: number, error: unknown): void {
    const failure = judgeFailure(error)
    if (failure === 'unreachable') {
      // Four that fail together are one failure.
      if (pausedUntil <= deps.ticks()) unreached += 1
      const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
      pausedUntil = deps.ticks() + Math.max(asked, backoffMs(unreached))
    } else {
      // An answer, if a bad one: the server is there.
      unreached = 0
    }
    // Whoever has to sign in first is not made to wait afterwards.
    if (failure !== 'signed-out' && failure !== 'device') {
      const failures = (holdOf(id, sequence)?.failures ?? 0) + 1
      const refused = failure !== 'again' && failure !== 'unreachable'
      holds.set(id, {
        sequence,
        failures,
        refused,
        until: deps.ticks() + (refused ? backoffMs(failures + 4) : Math.min(backoffMs(failures), unluckyMs)),
      })
    }
    deps.onFailure(failure, id === flagsId ? undefined : id, sequence)
  }

  return {
    wake() {
      pausedUntil = 0
      for (const hold of holds.values()) hold.until = 0
      pump()
    },
    leaveToOthers(id, sequence) {
      holds.set(id, { sequence, failures: 0, until: deps.ticks() + othersMs, refused: false })
      pump()
    },
    async sendLeaving() {
      if (!deps.mayCall()) return
      const ledger = deps.ledger()
      const { ids, sequence, state } = ledger.flags
      const calls = waitingIds(ledger)
        .slice(-leavingAtMost)
        .map(async (id) => {
          const body = answerBody(ledger, id)
          if (!body) return
          await saveNow(body, { keepalive: true })
          deps.onSaved(id, body.sequence)
        })
      if (state === 'waiting') calls.push(flagNow({ flagged_question_ids: [...ids], sequence }, { keepalive: true }))
      await Promise.allSettled(calls)
    },
    failures: () => unreached,
    refused: () =>
      waitingIds(deps.ledger()).filter((id) => holdOf(id, deps.ledger().entries.get(id)?.sequence ?? 0)?.refused)
        .length,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

function answerBody(ledger: Ledger, id: number): (AnswerBody & { sequence: number }) | undefined {
  const entry = ledger.entries.get(id)
  return entry && { selected_answer: entry.answer, questionId: id, question_type: entry.type, sequence: entry.sequence }
}
