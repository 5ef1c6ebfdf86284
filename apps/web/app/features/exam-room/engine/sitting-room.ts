import type { ExamQuestion, Sitting, WireAnswer } from '../../../kit/exam/exam-types.ts'
import type { Tabs } from '../../../kit/tabs/join-tabs.ts'
import {
  acknowledge,
  acknowledgeFlags,
  type Entry,
  emptyLedger,
  type Ledger,
  mergeSitting,
  putEntry,
  putFlags,
  type Since,
  waitingIds,
  withdraw,
} from './ledger.ts'
import type { RoomClock } from './room-clock.ts'
import type { RoomWriter } from './room-writer.ts'
import { sameAnswer } from './same-answer.ts'
import type { Failure } from './sending/judge-failure.ts'
import { createSender, type Sender, type SenderDeps } from './sending/sender.ts'
import { nextSequence } from './sending/sequence.ts'
import { fullnessOf } from './stores/fullness-of.ts'
import type { Standing, StoredRoom, StoredSitting } from './stores/room-store.ts'
import type { TabMessage } from './tab-message.ts'

export type SittingDeps = {
  save: SenderDeps['save']
  flag: SenderDeps['flag']
  mayCall(): boolean
  ticks(): number
  random(): number
  clock: RoomClock
  writer: RoomWriter
  joinTabs(hear: (message: TabMessage) => void): Tabs<TabMessage>
  /** Whether answers are still taken; not once the time is up or the paper is being handed in. */
  isOpen(): boolean
  onChange(): void
  onSaved(): void
  onState: SenderDeps['onState']
  /** Another tab has shown them. */
  onReadElsewhere(ids: readonly number[]): void
  onFailure(failure: Failure): void
  /** Another tab has handed in. */
  onFinishedElsewhere(): void
}

/** The part of the room that knows answers: what is chosen, stored, sent, and where the doctor stands. */
export type SittingRoom = {
  sitting(): StoredSitting
  ledger(): Ledger
  here(): number
  seen(): ReadonlySet<number>
  isStored(questionId: number): boolean
  isDurable(): boolean
  choose(questionId: number, answer: WireAnswer): void
  toggleFlag(questionId: number): void
  goTo(index: number): void
  /** From here on until the picture is merged, acknowledgements are noted. */
  beginPicture(): (picture: Sitting) => void
  /** Writes down what waits while the page goes. */
  leave(): void
  /** Writes everything down again: some of it was only in the store of the last moment. */
  storeAll(): void
  /** Choices that a store had and could not give when the room was opened. */
  putStored(entries: ReadonlyMap<number, Entry>): void
  sender: Sender
  forgetOld(endedBefore: number): Promise<void>
  /** Answers that only this device has. */
  waiting(): number
  /** What the control room did to it, and when it ends now. */
  setStanding(standing: Standing, endsAt: number | undefined): void
  tellRead(ids: number[]): void
  tellFinished(): void
  stop(): void
}

export function createSittingRoom(deps: SittingDeps, stored: StoredRoom): SittingRoom {
  const { clock, writer } = deps
  let { sitting } = stored
  let questions = byId(sitting.questions)
  let here = Math.min(stored.position?.here ?? 0, Math.max(0, sitting.questions.length - 1))
  let seen: ReadonlySet<number> = new Set(stored.position?.seen)
  let ledger: Ledger = {
    entries: stored.entries,
    flags: stored.position?.flags ?? emptyLedger.flags,
    last: Math.max(
      0,
      stored.position?.flags.sequence ?? 0,
      ...[...stored.entries.values()].map(({ sequence }) => sequence),
    ),
  }
  /** Question → the sequence of the choice that is on the device. */
  const onDevice = new Map([...stored.entries].map(([id, { sequence }]) => [id, sequence]))
  const pictures = new Set<{ questions: Set<number>; flags: boolean }>()
  /** Choices that the server called old: they go when its own are here, and not before. */
  const outdated = new Map<number, number>()
  let positionTimer: ReturnType<typeof setTimeout> | undefined

  const tabs = deps.joinTabs(hear)
  const sender = createSender({
    save: deps.save,
    flag: deps.flag,
    mayCall: deps.mayCall,
    ticks: deps.ticks,
    random: deps.random,
    ledger: () => ledger,
    hereId: () => sitting.questions[here]?.id,
    onSaved(questionId, sequence) {
      deps.onSaved()
      saved(questionId, sequence)
      tabs.tell({ kind: 'saved', questionId, sequence })
    },
    onState: deps.onState,
    onFlagsSaved(sequence) {
      for (const picture of pictures) picture.flags = true
      change(acknowledgeFlags(ledger, sequence))
      tabs.tell({ kind: 'flags', flags: ledger.flags })
      storePositionSoon()
    },
    onFailure(failure, questionId, sequence) {
      if (failure === 'outdated' && questionId !== undefined) outdated.set(questionId, sequence)
      if (failure === 'outdated' && questionId === undefined) ledger = acknowledgeFlags(ledger, sequence)
      deps.onFailure(failure)
      deps.onChange()
    },
  })
  lookAt(here)

  function change(next: Ledger): void {
    if (next === ledger) return
    ledger = next
    deps.onChange()
  }

  function saved(questionId: number, sequence: number): void {
    for (const picture of pictures) picture.questions.add(questionId)
    change(acknowledge(ledger, questionId, sequence))
    const entry = ledger.entries.get(questionId)
    if (entry?.sequence === sequence) void writer.storeEntry(questionId, entry)
  }

  function hear(message: TabMessage): void {
    if (message.kind === 'finished') deps.onFinishedElsewhere()
    else if (message.kind === 'read') deps.onReadElsewhere(message.ids)
    else if (message.kind === 'saved') saved(message.questionId, message.sequence)
    else if (message.kind === 'flags') change(putFlags(ledger, message.flags))
    else {
      const { questionId, entry, kept: isOnDevice } = message
      if (isOnDevice) onDevice.set(questionId, entry.sequence)
      change(putEntry(ledger, questionId, entry))
      sender.leaveToOthers(questionId, entry.sequence)
    }
  }

  async function storeEntry(questionId: number): Promise<void> {
    const entry = ledger.entries.get(questionId)
    if (!entry) return
    // At once, so that a choice made next in another tab, whose clock may be behind, counts as the later one.
    tabs.tell({ kind: 'entry', questionId, entry, kept: false })
    const isOnDevice = await writer.storeEntry(questionId, entry)
    if (isOnDevice) onDevice.set(questionId, Math.max(entry.sequence, onDevice.get(questionId) ?? 0))
    // As it stands now: the server may have been quicker than the device.
    tabs.tell({ kind: 'entry', questionId, entry: ledger.entries.get(questionId) ?? entry, kept: isOnDevice })
    deps.onChange()
  }

  function choose(questionId: number, answer: WireAnswer): void {
    const question = questions.get(questionId)
    if (!question || !deps.isOpen()) return
    const present = ledger.entries.get(questionId)
    if (sameAnswer(present?.answer ?? null, answer)) return
    const sequence = nextSequence(ledger.last, clock.now())
    change(putEntry(ledger, questionId, { answer, sequence, type: question.type, state: 'waiting' }))
    void storeEntry(questionId)
    storePositionSoon()
    sender.wake()
  }

  function toggleFlag(questionId: number): void {
    if (!questions.has(questionId) || !deps.isOpen()) return
    const { ids } = ledger.flags
    const next = ids.includes(questionId) ? ids.filter((id) => id !== questionId) : [...ids, questionId]
    const flags = { ids: next, sequence: nextSequence(ledger.last, clock.now()), state: 'waiting' as const }
    change(putFlags(ledger, flags))
    tabs.tell({ kind: 'flags', flags })
    storePositionSoon()
    sender.wake()
  }

  function lookAt(index: number): void {
    here = index
    const id = sitting.questions[index]?.id
    if (id !== undefined && !seen.has(id)) seen = new Set(seen).add(id)
  }

  function goTo(index: number): void {
    if (index === here || !sitting.questions[index]) return
    lookAt(index)
    deps.onChange()
    storePositionSoon()
  }

  const positionNow = () => ({ here, seen: [...seen], flags: ledger.flags, clock: clock.toStore() })
  function storePosition(): void {
    clearTimeout(positionTimer)
    positionTimer = undefined
    writer.storePosition(positionNow())
  }
  const storePositionSoon = () => {
    positionTimer ??= setTimeout(storePosition, 300)
  }

  function beginPicture(): (picture: Sitting) => void {
    const since = { questions: new Set<number>(), flags: false }
    pictures.add(since)
    return (picture) => {
      pictures.delete(since)
      merge(picture, since)
    }
  }

  function merge(picture: Sitting, since: Since): void {
    for (const [id, sequence] of outdated) ledger = withdraw(ledger, id, sequence)
    outdated.clear()
    ledger = mergeSitting(ledger, picture, since)
    // Its end is not taken from here: the picture may be older than what the control room did (`room-news.ts`).
    sitting = {
      ...sitting,
      attempt: picture.attempt ?? sitting.attempt,
      exam: picture.exam,
      property: picture.property,
      questions: picture.questions,
    }
    questions = byId(sitting.questions)
    // What was answered was seen, on whatever device.
    seen = new Set([...seen, ...ledger.entries.keys()])
    storeAll()
    deps.onChange()
  }

  function storeAll(): void {
    // Whether the device keeps anything may only be known then.
    void writer.storeSitting(sitting, ledger).then(deps.onChange)
    storePosition()
  }

  return {
    sitting: () => sitting,
    ledger: () => ledger,
    here: () => here,
    seen: () => seen,
    isStored: (id) => writer.durable() && onDevice.get(id) === ledger.entries.get(id)?.sequence,
    isDurable: writer.durable,
    choose,
    toggleFlag,
    goTo,
    beginPicture,
    leave() {
      const waiting = [...ledger.entries].filter(([, { state }]) => state === 'waiting')
      storePosition()
      writer.storeNow(positionNow(), new Map(waiting))
    },
    storeAll,
    putStored(entries) {
      for (const [id, entry] of entries) if (questions.has(id)) change(putEntry(ledger, id, entry))
      sender.wake()
    },
    forgetOld: writer.forgetOld,
    sender,
    waiting: () => waitingIds(ledger).length,
    setStanding(standing, endsAt) {
      sitting = { ...sitting, standing, endsAt: endsAt ?? sitting.endsAt }
      void writer.storeSitting(sitting, ledger)
      deps.onChange()
    },
    tellRead: (ids) => tabs.tell({ kind: 'read', ids }),
    tellFinished: () => tabs.tell({ kind: 'finished' }),
    stop() {
      sender.stop()
      tabs.close()
      clearTimeout(positionTimer)
    },
  }
}

const byId = (questions: readonly ExamQuestion[]) => new Map(questions.map((question) => [question.id, question]))

export const fullnessIn = (question: ExamQuestion, ledger: Ledger) =>
  fullnessOf(question, ledger.entries.get(question.id)?.answer ?? null)
