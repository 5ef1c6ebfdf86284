import type { WireAnswer } from '../../../kit/exam/exam-types.ts'
import { cardsLeft, doneToday, isOfDay, isOver } from './day-state.ts'
import { judgeCard } from './judge-card.ts'
import { newUuid } from './new-uuid.ts'
import type { Feeling, KeptDay, Queue, RetestCard, ReviewsAnswer, ReviewsBody, Step } from './notebook-types.ts'
import { createReviewSender, type Trouble } from './review-sender.ts'
import { afterAnswer, bodyOf, bySequence, counts, isNothing, joinSteps, nextToSend, waits } from './step-state.ts'
import type { NotebookShelf } from './stores/notebook-shelf.ts'
import type { TabMessage, Tabs } from './tabs.ts'

export type NotebookDeps = {
  shelf: NotebookShelf
  askQueue(): Promise<Queue>
  send(body: ReviewsBody): Promise<ReviewsAnswer>
  mayCall(): boolean
  /** This browser, as the server knows its reviews. */
  device(): string
  now(): Date
  random(): number
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  joinTabs(hear: (message: TabMessage) => void): Tabs
  /** After the frame that answers a touch has been painted. */
  afterPaint(work: () => void): void
  onWaiting(count: number): void
}

/** The notebook as the pages see it. */
export type Notebook = {
  /** What the device has of it was read. */
  opened: boolean
  day: KeptDay | undefined
  /** How the last asking for today's cards went. */
  asking: 'no' | 'yes' | 'failed'
  error: unknown
  left: RetestCard[]
  done: number
  /** Today's retests on this device, the oldest first. */
  today: Step[]
  /** How many the server does not have yet. */
  waiting: number
  durable: boolean
  trouble: Trouble | undefined
}

export type NotebookEngine = {
  read(): Notebook
  subscribe(listener: () => void): () => void
  /** Asks for today's cards, once at a time. */
  ask(): void
  /** Something is better than it was: the network, the sign-in, somebody looks. */
  wake(): void
  /** Gives the step by which it is known. */
  answer(card: RetestCard, answer: WireAnswer, durationMs: number): string
  /** What the doctor says of the answer just given; the same once more takes it back. */
  feel(stepId: string, feeling: Feeling): void
  /** The doctor goes on: the last answer is sent as it is. */
  goOn(): void
  undo(stepId: string): void
  /** The page may go at any moment: what no store has yet is written before this returns. */
  secure(): void
  /** A card as it stands after its note was written. */
  noteCard(questionId: number, note: string | null): void
  stop(): void
}

export function createNotebookEngine(deps: NotebookDeps): NotebookEngine {
  const steps = new Map<string, Step>()
  /** Not yet known to be in a store. */
  const unwritten = new Map<string, Step>()
  const listeners = new Set<() => void>()
  let day: KeptDay | undefined
  let opened = false
  let asking: Notebook['asking'] = 'no'
  let error: unknown
  let trouble: Trouble | undefined
  /** The step that its doctor looks at. */
  let heldId: string | undefined
  let shown: Notebook | undefined
  let stopped = false
  const { shelf } = deps

  const tabs = deps.joinTabs(({ steps: told, dropped }) => {
    for (const step of told) join(step, steps.get(step.id))
    for (const id of dropped) steps.delete(id)
    changed()
  })
  const sender = createReviewSender({
    ...{ mayCall: () => opened && deps.mayCall(), random: deps.random, alone: deps.alone },
    next: () => nextToSend(steps.values(), deps.now()),
    async markTried(sent) {
      const fresh = sent.filter(({ tried }) => !tried).map((step) => ({ ...step, tried: true }))
      if (fresh.length > 0) await write(fresh)
    },
    send: (sent) => deps.send(bodyOf(sent, deps.device(), deps.now())),
    onAnswer(sent, answer) {
      // A step may have been taken back while it was on its way.
      const latest = sent.flatMap(({ id }) => steps.get(id) ?? [])
      void write(afterAnswer(latest, answer, deps.now().getTime()))
      dropOver()
    },
    onTrouble(now) {
      if (now === trouble) return
      trouble = now
      changed()
    },
  })

  function changed(): void {
    shown = undefined
    if (opened) deps.onWaiting(waitingCount())
    for (const listener of listeners) listener()
  }
  const waitingCount = () => [...steps.values()].filter(waits).length

  const join = (step: Step, present: Step | undefined) => steps.set(step.id, present ? joinSteps(step, present) : step)

  /** In memory at once, in the store as soon as it takes them. */
  async function write(fresh: readonly Step[]): Promise<void> {
    for (const step of fresh) {
      steps.set(step.id, step)
      unwritten.set(step.id, step)
    }
    changed()
    tabs.tell({ steps: [...fresh], dropped: [] })
    const before = shelf.durable()
    await shelf.storeSteps(fresh)
    for (const step of fresh) if (unwritten.get(step.id) === step) unwritten.delete(step.id)
    if (shelf.durable() !== before) changed()
  }

  function drop(ids: readonly string[]): void {
    if (ids.length === 0) return
    for (const id of ids) {
      steps.delete(id)
      unwritten.delete(id)
    }
    changed()
    tabs.tell({ steps: [], dropped: [...ids] })
    void shelf.drop(ids)
  }

  function dropOver(): void {
    if (day === undefined) return
    const { study_day } = day.queue
    drop([...steps.values()].filter((step) => isOver(step, study_day)).map(({ id }) => id))
  }

  async function open(): Promise<void> {
    const kept = await shelf.read()
    if (stopped) return
    // Nobody looks at them any more: what is read here was left by a page that is gone.
    for (const { open: _, ...step } of kept.steps) join(step, steps.get(step.id))
    day ??= kept.day
    opened = true
    changed()
    sender.wake()
  }

  async function askNow(): Promise<void> {
    if (asking === 'yes' || stopped) return
    asking = 'yes'
    changed()
    const askedAt = deps.now().getTime()
    try {
      const queue = await deps.askQueue()
      day = { queue, askedAt }
      asking = 'no'
      error = undefined
      void shelf.storeDay(day)
      dropOver()
    } catch (failure) {
      asking = 'failed'
      error = failure
    }
    changed()
  }

  function look(): Notebook {
    const all = [...steps.values()].sort(bySequence)
    return {
      ...{ opened, day, asking, error, trouble, durable: shelf.durable() },
      left: day ? cardsLeft(day, all) : [],
      done: day ? doneToday(day, all) : 0,
      today: day ? all.filter((step) => counts(step) && isOfDay(step, day?.queue.study_day ?? '')) : [],
      waiting: waitingCount(),
    }
  }

  /** The last answer is what it is from now on. */
  function close(): void {
    const held = heldId === undefined ? undefined : steps.get(heldId)
    heldId = undefined
    if (held?.open) writeSoon({ ...held, open: undefined })
    else deps.afterPaint(() => sender.wake())
  }

  /** Shown at once; written, told and sent when the frame that shows it is there. */
  function writeSoon(step: Step): void {
    steps.set(step.id, step)
    unwritten.set(step.id, step)
    changed()
    deps.afterPaint(() => {
      // Meanwhile it may have been changed or taken back.
      const latest = steps.get(step.id)
      if (latest === step) void write([step]).then(() => sender.wake())
    })
  }

  void open()
  return {
    read() {
      shown ??= look()
      return shown
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask: () => void askNow(),
    wake: () => sender.wake(),
    answer(card, answer, durationMs) {
      const now = deps.now()
      const last = Math.max(0, ...[...steps.values()].map(({ sequence }) => sequence))
      const step: Step = {
        ...{ id: newUuid(), questionId: card.question.id, answer, answeredAt: now.toISOString(), open: true },
        ...{ durationMs: Math.min(Math.max(0, Math.round(durationMs)), 86_400_000), tried: false },
        sequence: Math.max(last + 1, now.getTime()),
        right: judgeCard(card, answer),
      }
      close()
      heldId = step.id
      writeSoon(step)
      return step.id
    },
    feel(stepId, feeling) {
      const step = steps.get(stepId)
      if (step && heldId === stepId) writeSoon({ ...step, feeling: step.feeling === feeling ? undefined : feeling })
    },
    goOn: close,
    undo(stepId) {
      const step = steps.get(stepId)
      if (!step || step.undoneAt !== undefined) return
      if (heldId === stepId) heldId = undefined
      const undone = { ...step, open: undefined, undoneAt: deps.now().toISOString() }
      if (isNothing(undone)) drop([stepId])
      else writeSoon(undone)
    },
    secure() {
      if (unwritten.size > 0) shelf.storeNow([...unwritten.values()])
    },
    noteCard(questionId, note) {
      if (!day) return
      const cards = day.queue.cards.map((card) => (card.question.id === questionId ? { ...card, note } : card))
      day = { ...day, queue: { ...day.queue, cards } }
      void shelf.storeDay(day)
      changed()
    },
    stop() {
      stopped = true
      sender.stop()
      tabs.close()
      listeners.clear()
    },
  }
}
