import { randomUUID } from 'node:crypto'
import { type Db, type Transaction, tables } from '@prostuti/db'
import { replayReviews } from '@prostuti/learning-rules/cards/replay-reviews'
import { asc, eq } from 'drizzle-orm'
import { takeReviews } from '../../features/notebook/reviewing/take-reviews.ts'
import { Killed, mortal } from './mortal.ts'
import type { Schedule, Step } from './schedules.ts'

const { notebookCard, notebookReview, notebookUndo } = tables

type Body = Parameters<typeof takeReviews>[1]['body']
type Review = Body['reviews'][number]
type Undone = Body['undone'][number]
type Fact = { kind: 'review'; fact: Review } | { kind: 'undone'; fact: Undone }

/** A device without network: what it has taken down, and what of that it has been told is on disk. */
type Device = { id: string; off: number; facts: Fact[]; kept: Set<string>; sequence: number }

type Asked = { id: number; right: number; wrong: number }
type Given = { db: Db; doctorId: number; questions: readonly Asked[]; schedule: Schedule; start: Date }

const nameOf = ({ kind, fact }: Fact): string => (kind === 'review' ? fact.id : `${fact.review_id} undone`)

/** Plays a schedule on a real database, lets both devices send what they still have, and answers everything that was taken down. */
export async function play({ db, doctorId, questions, schedule, start }: Given) {
  let now = start.getTime()
  const devices = schedule.clocksOff.map(
    (off): Device => ({ id: randomUUID(), off: off * 60_000, facts: [], kept: new Set(), sequence: 0 }),
  )
  const clockOf = ({ off }: Device) => new Date(now + off).toISOString()
  const waitingAt = ({ facts, kept }: Device) => facts.filter((fact) => !kept.has(nameOf(fact)))

  const send = async (device: Device, facts: readonly Fact[], at?: number): Promise<void> => {
    if (facts.length === 0) return
    const body = {
      device: device.id,
      sent_at: clockOf(device),
      reviews: facts.flatMap(({ kind, fact }) => (kind === 'review' ? fact : [])),
      undone: facts.flatMap(({ kind, fact }) => (kind === 'undone' ? fact : [])),
    }
    const take = (tx: Transaction) =>
      takeReviews(at === undefined ? tx : mortal(tx, at), { doctorId, body, now: new Date(now) })
    const { kept, kept_undone: undone } = await db.transaction(take)
    hear(device, [...kept, ...undone.map((id) => `${id} undone`)])
  }
  const hear = (device: Device, names: string[]) => {
    for (const name of names) device.kept.add(name)
  }

  const steps: { [What in Step['what']]: (step: Extract<Step, { what: What }>) => Promise<void> | void } = {
    answer({ device: nth, card, right, feeling }) {
      const device = devices[nth]!
      const question = questions[card]!
      const fact: Review = {
        id: randomUUID(),
        question_id: question.id,
        answer: right ? question.right : question.wrong,
        ...(feeling && { feeling }),
        answered_at: clockOf(device),
        duration_ms: 1000 + ((now / 60_000) % 9000),
        sequence: ++device.sequence,
      }
      device.facts.push({ kind: 'review', fact })
    },
    undo({ device: nth }) {
      const device = devices[nth]!
      const last = device.facts.findLast(({ kind }) => kind === 'review')
      if (last?.kind !== 'review') return
      const fact = { review_id: last.fact.id, undone_at: clockOf(device) }
      if (!device.facts.some((each) => nameOf(each) === `${fact.review_id} undone`))
        device.facts.push({ kind: 'undone', fact })
    },
    async send({ device: nth, share, turned, fate }) {
      const device = devices[nth]!
      const waiting = waitingAt(device)
      const some = turned ? waiting.toReversed() : waiting
      const part = some.slice(0, Math.ceil(some.length * share))
      if (fate.kind === 'dies') {
        await send(device, part, fate.at).catch((error) => {
          if (!(error instanceof Killed)) throw error
        })
        return
      }
      const before = new Set(device.kept)
      await send(device, part)
      if (fate.kind === 'twice') await send(device, part)
      if (fate.kind === 'unheard') device.kept = before
    },
    async meet() {
      await Promise.all(devices.map((device) => send(device, waitingAt(device))))
    },
  }
  for (const step of schedule.steps) {
    now += step.after * 60_000
    await (steps[step.what] as (given: Step) => Promise<void> | void)(step)
  }
  now += 60_000
  // The second time for what the first was told twice, or heard nothing of.
  for (const device of devices.toReversed()) await send(device, device.facts)
  return { now: new Date(now), facts: devices.flatMap(({ facts }) => facts), waiting: devices.flatMap(waitingAt) }
}

/** What is on disk, and what the cards would be if they were made from it anew. */
export async function readDisk(db: Db, doctorId: number) {
  const [reviews, undone, cards] = await Promise.all([
    db.select().from(notebookReview).where(eq(notebookReview.doctorId, doctorId)),
    db.select().from(notebookUndo).where(eq(notebookUndo.doctorId, doctorId)),
    db.select().from(notebookCard).where(eq(notebookCard.doctorId, doctorId)).orderBy(asc(notebookCard.questionId)),
  ])
  const back = new Set(undone.map(({ reviewId }) => reviewId))
  const counted = reviews.filter(({ id }) => !back.has(id))
  const ofCard = Map.groupBy(counted, ({ questionId }) => questionId)
  return {
    reviews: reviews.map(({ id }) => id).toSorted(),
    undone: undone.map(({ reviewId }) => reviewId).toSorted(),
    cards: cards.map(({ questionId, memory }) => [questionId, memory]),
    expected: cards.map(({ questionId }) => [
      questionId,
      replayReviews(
        (ofCard.get(questionId) ?? []).map(({ id, reviewedAt, rating }) => ({ id, at: reviewedAt, rating })),
      ).memory,
    ]),
  }
}
