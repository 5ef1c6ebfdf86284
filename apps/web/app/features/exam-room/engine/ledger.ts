import type { AnswerBody, Sitting, WireAnswer } from '../../../kit/exam/exam-types.ts'
import { sameAnswer } from './same-answer.ts'

/** The newest choice of one question. */
export type Entry = {
  answer: WireAnswer
  sequence: number
  type: AnswerBody['question_type']
  /** `waiting`: the server has not said that it is on disk. */
  state: 'waiting' | 'saved'
}

export type Flags = { ids: readonly number[]; sequence: number; state: Entry['state'] }

/**
 * What this room knows of the answers. Of every question only the newest choice matters: the steps before it are the
 * server's to keep. Never changed in place, so that the screen can tell what is new.
 */
export type Ledger = {
  entries: ReadonlyMap<number, Entry>
  flags: Flags
  /** The highest sequence anybody has told us of. */
  last: number
}

/** What was acknowledged since a moment: a picture of the sitting taken at that moment may not have it. */
export type Since = { questions: ReadonlySet<number>; flags: boolean }

export const emptyLedger: Ledger = { entries: new Map(), flags: { ids: [], sequence: 0, state: 'saved' }, last: 0 }

/** Puts a choice in, unless a newer one of that question is already there. */
export function putEntry(ledger: Ledger, questionId: number, entry: Entry): Ledger {
  const last = Math.max(ledger.last, entry.sequence)
  const present = ledger.entries.get(questionId)
  if (present && !supersedes(entry, present)) return last === ledger.last ? ledger : { ...ledger, last }
  return { ...ledger, last, entries: new Map(ledger.entries).set(questionId, entry) }
}

/** A later choice is newer; of the same choice, the word that it is saved. */
export const supersedes = (entry: Entry | Flags, present: Entry | Flags): boolean =>
  entry.sequence > present.sequence ||
  (entry.sequence === present.sequence && entry.state === 'saved' && present.state === 'waiting')

/** The server has that choice. If a newer one was made meanwhile, it goes on waiting. */
export function acknowledge(ledger: Ledger, questionId: number, sequence: number): Ledger {
  const entry = ledger.entries.get(questionId)
  if (entry?.sequence !== sequence || entry.state === 'saved') return ledger
  return { ...ledger, entries: new Map(ledger.entries).set(questionId, { ...entry, state: 'saved' }) }
}

/** The server knows a newer choice than that one: ours goes, and the sitting that is fetched next says what it is. */
export function withdraw(ledger: Ledger, questionId: number, sequence: number): Ledger {
  if (ledger.entries.get(questionId)?.sequence !== sequence) return ledger
  const entries = new Map(ledger.entries)
  entries.delete(questionId)
  return { ...ledger, entries }
}

export function putFlags(ledger: Ledger, flags: Flags): Ledger {
  const last = Math.max(ledger.last, flags.sequence)
  return supersedes(flags, ledger.flags) ? { ...ledger, last, flags } : { ...ledger, last }
}

export function acknowledgeFlags(ledger: Ledger, sequence: number): Ledger {
  if (ledger.flags.sequence !== sequence) return ledger
  return { ...ledger, flags: { ...ledger.flags, state: 'saved' } }
}

type ServerTruth = Pick<Sitting, 'partial_answers' | 'flagged_question_ids' | 'last_sequence'> & {
  questions: readonly Pick<Sitting['questions'][number], 'id' | 'type'>[]
}

/**
 * The server's picture of the sitting and ours. It carries no sequence for each question, so what waits here stays and
 * is sent: the server compares, and refuses what is older than its own. What was acknowledged while the picture was on
 * its way stays too. Of everything else the server knows best.
 */
export function mergeSitting(ledger: Ledger, sitting: ServerTruth, acknowledged: Since): Ledger {
  const entries = new Map<number, Entry>()
  for (const { id, type } of sitting.questions) {
    const own = ledger.entries.get(id)
    const answer = sitting.partial_answers[id] ?? null
    if (own && (own.state === 'waiting' || acknowledged.questions.has(id) || sameAnswer(own.answer, answer)))
      entries.set(id, own)
    // Of no use to compare with, 0 lets any later word of another tab replace it.
    else if (answer !== null) entries.set(id, { answer, type, sequence: 0, state: 'saved' })
  }
  const hasNewerFlags = ledger.flags.state === 'waiting' || acknowledged.flags
  return {
    entries,
    flags: hasNewerFlags ? ledger.flags : { ids: sitting.flagged_question_ids, sequence: 0, state: 'saved' },
    last: Math.max(ledger.last, sitting.last_sequence),
  }
}

/** Question ids whose choice only this device has, oldest choice first. */
export function waitingIds(ledger: Ledger): number[] {
  const waiting = [...ledger.entries].filter(([, { state }]) => state === 'waiting')
  return waiting.sort(([, one], [, other]) => one.sequence - other.sequence).map(([id]) => id)
}
