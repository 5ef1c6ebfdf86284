import { ApiError } from '../../../../api/api-error.ts'
import { backoffMs } from '../../../../kit/connection/backoff.ts'
import type {
  AnswerBody,
  AnswerSaved,
  AnswersBody,
  FlagsBody,
  FlagsSaved,
  SittingState,
} from '../../../../kit/exam/exam-types.ts'
import { type Ledger, waitingIds } from '../ledger.ts'
import { type Failure, judgeFailure } from './judge-failure.ts'
import { nextToSend } from './next-to-send.ts'
import { createPatience } from './patience.ts'

const atOnce = 4
/** With those whose answer is late: one more, so that something can be tried while they may still be answered. Browsers hold six connections. */
const openAtMost = 5
/** An answer may come until then, however late it is. */
const answerMs = 120_000
/** When the network has changed, a call older than this may have been lost with the old one. */
const staleMs = 2000
/** As many as one call takes; with far below 200 bytes each also less than the 64 kB beyond which browsers drop what a page sends when it goes. */
const together = 60

type SendLimits = { signal?: AbortSignal; keepalive?: boolean; timeoutMs?: number }

export type SenderDeps = {
  /** One answer, or all that wait. */
  save(body: AnswerBody | AnswersBody, options: SendLimits): Promise<unknown>
  flag(body: FlagsBody, options: SendLimits): Promise<unknown>
  ledger(): Ledger
  hereId(): number | undefined
  /** False while a call would be made in nobody's name, or in another doctor's. */
  mayCall(): boolean
  /** Milliseconds that only grow. */
  ticks(): number
  random(): number
  onSaved(questionId: number, sequence: number): void
  /** How the sitting stands, as the answer to a save says it. */
  onState(state: SittingState): void
  onFlagsSaved(sequence: number): void
  onFailure(failure: Failure, questionId: number | undefined, sequence: number): void
}

export type Sender = {
  /** Something is new: try everything now. */
  wake(): void
  /** The network is back, or another one: what is on its way may be lost. */
  networkChanged(): void
  /** Another tab is about to send this one; ours only steps in if it does not. */
  leaveToOthers(questionId: number, sequence: number): void
  /** The page goes: everything that waits once more, in calls that outlive it. Resolves when all are answered or lost. */
  sendLeaving(): Promise<void>
  /** Failures to reach the server since the last answer of it. */
  failures(): number
  /** How long a call may take on this network before something else is tried. */
  patienceMs(): number
  /** When the server last answered, by `ticks`. */
  answeredAt(): number | undefined
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

/** A call on its way. Once its patience is over it is late: it goes on, but no longer keeps others from being tried. */
type Try = { number: number; items: readonly Item[]; sentAt: number; late: boolean; call: AbortController }
type Item = { id: number; sequence: number }

export function createSender(deps: SenderDeps): Sender {
  const open = new Set<Try>()
  const holds = new Map<number, Hold>()
  /** Choices that were not taken among others: sent by themselves, the server says why. */
  const alone = new Map<number, number>()
  const patience = createPatience()
  let tries = 0
  /** The youngest call that was answered, and when. */
  let answered = { number: 0, at: undefined as number | undefined }
  let unreached = 0
  let pausedUntil = 0
  /** As long as the server itself asked to be left alone; a new choice does not shorten that. */
  let askedUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const holdOf = (id: number, sequence: number) => {
    const hold = holds.get(id)
    return hold?.sequence === sequence ? hold : undefined
  }
  const mayTry = (id: number, sequence: number) => (holdOf(id, sequence)?.until ?? 0) <= deps.ticks()
  const inTime = () => [...open].filter(({ late }) => !late)
  const onTheirWay = (tries: Iterable<Try>) => [...tries].flatMap(({ items }) => items)
  const isOnItsWay = (id: number) => onTheirWay(inTime()).some((one) => one.id === id)
  const backoff = (failures: number) => backoffMs(failures, deps.random())

  function pump(): void {
    if (stopped) return
    clearTimeout(timer)
    if (deps.mayCall() && pausedUntil <= deps.ticks()) {
      while (inTime().length < atOnce && makeRoom()) {
        const ids = nextIds()
        if (ids.length === 0) break
        void (ids[0] === flagsId ? sendFlags() : sendAnswers(ids))
      }
    }
    arm()
  }

  /** What goes into the next call: the flags, one choice, or all that wait. */
  function nextIds(): number[] {
    const ledger = deps.ledger()
    const { flags } = ledger
    if (flags.state === 'waiting' && !isOnItsWay(flagsId) && mayTry(flagsId, flags.sequence)) return [flagsId]
    const inFlight = new Set(onTheirWay(inTime()).map(({ id }) => id))
    // What may still be answered is sent again when nothing else waits.
    const late = new Map(onTheirWay(open).map(({ id, sequence }) => [id, sequence]))
    const isFirstTry = (id: number, sequence: number) => late.get(id) !== sequence && mayTry(id, sequence)
    const sending = { ledger, inFlight, hereId: deps.hereId() }
    const first = nextToSend({ ...sending, mayTry: isFirstTry })
    const ids = first.length > 0 ? first : nextToSend({ ...sending, mayTry })
    const isAlone = (id: number) => alone.get(id) === ledger.entries.get(id)?.sequence
    return ids.slice(0, 1).some(isAlone) ? ids.slice(0, 1) : ids.filter((id) => !isAlone(id)).slice(0, together)
  }

  /** Whether one more call may be made; where all that are open are late, the oldest gives way. */
  function makeRoom(): boolean {
    if (open.size < openAtMost) return true
    const [oldest] = open
    if (!oldest || inTime().length > 0 || nextIds().length === 0) return false
    giveUp(oldest)
    return true
  }

  function giveUp(one: Try): void {
    open.delete(one)
    one.call.abort()
  }

  /** Wakes up when the next hold ends. */
  function arm(): void {
    const { flags, entries } = deps.ledger()
    const waits = waitingIds(deps.ledger())
      .filter((id) => !isOnItsWay(id))
      .map((id) => holdOf(id, entries.get(id)?.sequence ?? 0)?.until ?? 0)
    if (flags.state === 'waiting' && !isOnItsWay(flagsId)) waits.push(holdOf(flagsId, flags.sequence)?.until ?? 0)
    const fresh = inTime().length
    if (waits.length === 0 || fresh >= atOnce || (fresh > 0 && open.size >= openAtMost)) return
    const due = Math.max(pausedUntil, Math.min(...waits)) - deps.ticks()
    // A tenth of a second at least: what may not be sent now, for whatever reason, is not asked about in a circle.
    timer = setTimeout(pump, Math.max(due, deps.mayCall() ? 100 : 1000))
  }

  async function sendAnswers(ids: readonly number[]): Promise<void> {
    const bodies = answerBodies(deps.ledger(), ids)
    await attempt(bodies.map(itemOf), async (signal) => {
      const saved = await saveNow(bodies, { signal, timeoutMs: answerMs })
      return () => tellSaved(bodies, saved)
    })
  }

  function tellSaved(bodies: readonly SentBody[], saved: readonly number[]): void {
    for (const body of bodies) {
      const { id, sequence } = itemOf(body)
      if (saved.includes(id)) deps.onSaved(id, sequence)
      else alone.set(id, sequence)
    }
  }

  /**
   * Saved is what the server's list of saved questions names. A portal in front of the network answers every call with its
   * own page and status 200: that is not a save.
   */
  async function saveNow(bodies: readonly SentBody[], options: SendLimits): Promise<number[]> {
    const [only] = bodies
    const body = bodies.length === 1 && only ? only : { answers: [...bodies] }
    const answer = ((await deps.save(body, options)) ?? {}) as Partial<AnswerSaved>
    const { submited_question_ids: saved } = answer
    if (!Array.isArray(saved) || !bodies.some(({ questionId }) => saved.includes(questionId)))
      throw new Error('not our server')
    deps.onState(answer as AnswerSaved)
    return saved
  }

  async function flagNow(body: FlagsBody, options: SendLimits): Promise<void> {
    const answer = (await deps.flag(body, options)) as Partial<FlagsSaved> | null
    if (!Array.isArray(answer?.flagged_question_ids)) throw new Error('not our server')
    deps.onState(answer as FlagsSaved)
  }

  async function sendFlags(): Promise<void> {
    const { ids, sequence } = deps.ledger().flags
    await attempt([{ id: flagsId, sequence }], async (signal) => {
      await flagNow({ flagged_question_ids: [...ids], sequence }, { signal, timeoutMs: answerMs })
      return () => deps.onFlagsSaved(sequence)
    })
  }

  async function attempt(items: readonly Item[], call: (signal: AbortSignal) => Promise<() => void>): Promise<void> {
    const one: Try = { number: ++tries, items, sentAt: deps.ticks(), late: false, call: new AbortController() }
    open.add(one)
    const late = setTimeout(() => beLate(one), patience.ms())
    try {
      const tell = await call(one.call.signal)
      hear(one)
      for (const { id } of items) holds.delete(id)
      // Also after the room was left: what the server has is worth knowing.
      tell()
    } catch (error) {
      // What we gave up ourselves is no failure: something better was sent.
      if (!stopped && open.has(one)) fail(one, error)
    } finally {
      open.delete(one)
      clearTimeout(late)
      pump()
    }
  }

  /** An answer: the network works, and what was sent earlier and is late will hardly be answered. */
  function hear(one: Try): void {
    const now = deps.ticks()
    unreached = 0
    pausedUntil = 0
    patience.observe(now - one.sentAt)
    answered = { number: Math.max(answered.number, one.number), at: now }
    for (const other of open) if (other.late && other.number < answered.number) giveUp(other)
  }

  function beLate(one: Try): void {
    if (stopped || one.late || !open.has(one)) return
    one.late = true
    if (one.number < answered.number) giveUp(one)
    else {
      patience.lengthen()
      missServer(0)
      tellFailure('unreachable', one)
    }
    pump()
  }

  function missServer(askedMs: number): void {
    // Four that fail together are one failure.
    if (pausedUntil <= deps.ticks()) unreached += 1
    askedUntil = Math.max(askedUntil, deps.ticks() + askedMs)
    pausedUntil = Math.max(askedUntil, deps.ticks() + backoff(unreached))
  }

  function fail(one: Try, error: unknown): void {
    const { items, sentAt } = one
    const failure = judgeFailure(error)
    // A late one, overtaken by a newer choice of ours: the server has that one or will get it.
    const isOvertaken = ({ id, sequence }: Item) =>
      id !== flagsId && deps.ledger().entries.get(id)?.sequence !== sequence
    if (failure === 'outdated' && items.every(isOvertaken)) return
    if (failure === 'unreachable') {
      missServer(error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0)
    } else {
      // An answer, if a bad one: the server is there.
      unreached = 0
      answered.at = deps.ticks()
      patience.observe(deps.ticks() - sentAt)
    }
    // Whoever has to sign in first is not made to wait afterwards.
    const isAboutCaller = failure === 'signed-out' || failure === 'device'
    // What is wrong with one of them is not held against the others.
    if (items.length > 1 && failure !== 'unreachable' && !isAboutCaller) {
      for (const { id, sequence } of items) alone.set(id, sequence)
      return
    }
    if (!isAboutCaller) for (const item of items) hold(item, failure)
    tellFailure(failure, one)
  }

  function hold({ id, sequence }: Item, failure: Failure): void {
    const failures = (holdOf(id, sequence)?.failures ?? 0) + 1
    const refused = failure !== 'again' && failure !== 'unreachable'
    holds.set(id, {
      sequence,
      failures,
      refused,
      until: deps.ticks() + (refused ? backoff(failures + 4) : Math.min(backoff(failures), unluckyMs)),
    })
  }

  /** Once for a call, however much it carried. */
  function tellFailure(failure: Failure, { items: [first] }: Try): void {
    if (first) deps.onFailure(failure, first.id === flagsId ? undefined : first.id, first.sequence)
  }

  function wake(): void {
    pausedUntil = askedUntil
    for (const hold of holds.values()) hold.until = 0
    pump()
  }

  return {
    wake,
    networkChanged() {
      for (const one of open) if (deps.ticks() - one.sentAt > staleMs) one.late = true
      wake()
    },
    leaveToOthers(id, sequence) {
      holds.set(id, { sequence, failures: 0, until: deps.ticks() + othersMs, refused: false })
      pump()
    },
    async sendLeaving() {
      if (!deps.mayCall()) return
      const ledger = deps.ledger()
      const { ids, sequence, state } = ledger.flags
      const bodies = answerBodies(ledger, waitingIds(ledger).slice(-together))
      const calls: Promise<void>[] = []
      if (bodies.length > 0)
        calls.push(saveNow(bodies, { keepalive: true, timeoutMs: answerMs }).then((saved) => tellSaved(bodies, saved)))
      if (state === 'waiting') calls.push(flagNow({ flagged_question_ids: [...ids], sequence }, { keepalive: true }))
      await Promise.allSettled(calls)
    },
    failures: () => unreached,
    patienceMs: patience.ms,
    answeredAt: () => answered.at,
    refused: () =>
      waitingIds(deps.ledger()).filter((id) => holdOf(id, deps.ledger().entries.get(id)?.sequence ?? 0)?.refused)
        .length,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

type SentBody = AnswersBody['answers'][number]

const itemOf = ({ questionId, sequence }: SentBody): Item => ({ id: questionId, sequence })

const answerBodies = (ledger: Ledger, ids: readonly number[]): SentBody[] =>
  ids.flatMap((id) => {
    const entry = ledger.entries.get(id)
    return entry
      ? { selected_answer: entry.answer, questionId: id, question_type: entry.type, sequence: entry.sequence }
      : []
  })
