import type { WireAnswer } from '../../../kit/exam/exam-types.ts'
import type { Tabs } from '../../../kit/tabs/join-tabs.ts'
import { cardsLeft, doneToday, isOfDay, isOver } from './day-state.ts'
import { judgeCard } from './judge-card.ts'
import { newUuid } from './new-uuid.ts'
import type { Feeling, KeptDay, Queue, RetestCard, Review, ReviewsAnswer, ReviewsBody } from './notebook-types.ts'
import { createReviewSender, type Trouble } from './review-sender.ts'
import { afterAnswer, bodyOf, bySequence, counts, isNothing, joinReviews, nextToSend, waits } from './review-state.ts'
import type { NotebookShelf } from './stores/notebook-shelf.ts'
import type { TabMessage } from './tab-message.ts'

export type NotebookDeps = {
  shelf: NotebookShelf
  askQueue(): Promise<Queue>
  send(body: ReviewsBody): Promise<ReviewsAnswer>
  /** False once nobody, or another doctor, is signed in. */
  isSignedIn(): boolean
  maySend(): boolean
  /** This browser, as the server knows its reviews. */
  device(): string
  now(): Date
  random(): number
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  joinTabs(hear: (message: TabMessage) => void): Tabs<TabMessage>
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
  today: Review[]
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
  /** Gives the review by which it is known. */
  answer(card: RetestCard, answer: WireAnswer, durationMs: number): string
  /** What the doctor says of the answer just given; the same once more takes it back. */
  feel(reviewId: string, feeling: Feeling): void
  /** The doctor goes on: the last answer is sent as it is. */
  goOn(): void
  undo(reviewId: string): void
  /** The page may go at any moment: what no store has yet is written before this returns. */
  secure(): void
  /** A card as it stands after its note was written. */
  noteCard(questionId: number, note: string | null): void
  stop(): void
}

export function createNotebookEngine(deps: NotebookDeps): NotebookEngine {
  const reviews = new Map<string, Review>()
  /** Not yet known to be in a store. */
  const unwritten = new Map<string, Review>()
  const listeners = new Set<() => void>()
  let day: KeptDay | undefined
  let opened = false
  let asking: Notebook['asking'] = 'no'
  let error: unknown
  let trouble: Trouble | undefined
  /** The review that its doctor looks at. */
  let heldId: string | undefined
  let shown: Notebook | undefined
  let stopped = false
  const { shelf } = deps

  const tabs = deps.joinTabs(({ reviews: told, dropped }) => {
    for (const review of told) join(review, reviews.get(review.id))
    for (const id of dropped) reviews.delete(id)
    changed()
  })
  const sender = createReviewSender({
    ...{ maySend: () => opened && deps.maySend(), random: deps.random, alone: deps.alone },
    next: () => nextToSend(reviews.values(), deps.now()),
    async markTried(sent) {
      const fresh = sent.filter(({ tried }) => !tried).map((review) => ({ ...review, tried: true }))
      if (fresh.length > 0) await write(fresh)
    },
    send: (sent) => deps.send(bodyOf(sent, deps.device(), deps.now())),
    onAnswer(sent, answer) {
      // A review may have been taken back while it was on its way.
      const latest = sent.flatMap(({ id }) => reviews.get(id) ?? [])
      void write(afterAnswer(latest, answer, deps.now().getTime()))
      dropOver()
      // Cards that were asked for after a review do not have what it took away.
      if (latest.some(({ undoneAt }) => undoneAt !== undefined)) void askNow()
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
  const isOurs = () => !stopped && deps.isSignedIn()
  const waitingCount = () => [...reviews.values()].filter(waits).length

  const join = (review: Review, present: Review | undefined) =>
    reviews.set(review.id, present ? joinReviews(review, present) : review)

  /** In memory at once, in the store as soon as it takes them. */
  async function write(fresh: readonly Review[]): Promise<void> {
    const isNews = fresh.some((review) => reviews.get(review.id) !== review)
    for (const review of fresh) {
      reviews.set(review.id, review)
      unwritten.set(review.id, review)
    }
    // What was shown before it was written need not be drawn again.
    if (isNews) changed()
    tabs.tell({ reviews: [...fresh], dropped: [] })
    const before = shelf.durable()
    await shelf.storeReviews(fresh)
    for (const review of fresh) if (unwritten.get(review.id) === review) unwritten.delete(review.id)
    if (shelf.durable() !== before) changed()
  }

  function drop(ids: readonly string[]): void {
    if (ids.length === 0) return
    for (const id of ids) {
      reviews.delete(id)
      unwritten.delete(id)
    }
    changed()
    tabs.tell({ reviews: [], dropped: [...ids] })
    void shelf.drop(ids)
  }

  function dropOver(): void {
    if (day === undefined) return
    const { study_day } = day.queue
    drop([...reviews.values()].filter((review) => isOver(review, study_day)).map(({ id }) => id))
  }

  async function open(): Promise<void> {
    const kept = await shelf.read()
    if (stopped) return
    // Nobody looks at them any more: what is read here was left by a page that is gone.
    for (const { open: _, ...review } of kept.reviews) join(review, reviews.get(review.id))
    day ??= kept.day
    opened = true
    changed()
    sender.wake()
  }

  async function askNow(): Promise<void> {
    if (asking === 'yes' || !isOurs()) return
    asking = 'yes'
    changed()
    const askedAt = deps.now().getTime()
    try {
      const queue = await deps.askQueue()
      // Whoever has left meanwhile leaves no cards behind.
      if (!isOurs()) return
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
    const all = [...reviews.values()].sort(bySequence)
    return {
      ...{ opened, day, asking, error, trouble, durable: shelf.durable() },
      left: day ? cardsLeft(day, all) : [],
      done: day ? doneToday(day, all) : 0,
      today: day ? all.filter((review) => counts(review) && isOfDay(review, day?.queue.study_day ?? '')) : [],
      waiting: waitingCount(),
    }
  }

  /** The last answer is what it is from now on. */
  function close(): void {
    const held = heldId === undefined ? undefined : reviews.get(heldId)
    heldId = undefined
    if (held?.open) writeSoon({ ...held, open: undefined })
    else deps.afterPaint(() => sender.wake())
  }

  /** Shown at once; written, told and sent when the frame that shows it is there. */
  function writeSoon(changedNow: Review): void {
    const review = { ...changedNow, revision: (changedNow.revision ?? 0) + 1 }
    reviews.set(review.id, review)
    unwritten.set(review.id, review)
    changed()
    deps.afterPaint(() => {
      // Meanwhile it may have been changed or taken back.
      const latest = reviews.get(review.id)
      if (latest === review) void write([review]).then(() => sender.wake())
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
      const last = Math.max(0, ...[...reviews.values()].map(({ sequence }) => sequence))
      const review: Review = {
        ...{ id: newUuid(), questionId: card.question.id, answer, answeredAt: now.toISOString(), open: true },
        ...{ durationMs: Math.min(Math.max(0, Math.round(durationMs)), 86_400_000), tried: false },
        sequence: Math.max(last + 1, now.getTime()),
        ...(card.question.type === 'mcq' && { stems: card.stems }),
        right: judgeCard(card, answer),
      }
      close()
      heldId = review.id
      writeSoon(review)
      return review.id
    },
    feel(reviewId, feeling) {
      const review = reviews.get(reviewId)
      if (review && heldId === reviewId)
        writeSoon({ ...review, feeling: review.feeling === feeling ? undefined : feeling })
    },
    goOn: close,
    undo(reviewId) {
      const review = reviews.get(reviewId)
      if (!review || review.undoneAt !== undefined) return
      if (heldId === reviewId) heldId = undefined
      const undone = { ...review, open: undefined, undoneAt: deps.now().toISOString() }
      if (isNothing(undone)) drop([reviewId])
      else writeSoon(undone)
    },
    secure() {
      if (unwritten.size > 0) shelf.storeNow([...unwritten.values()])
    },
    noteCard(questionId, note) {
      if (!day || !isOurs()) return
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
