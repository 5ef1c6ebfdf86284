import { endsAt as endOf, noPositions, positionsOf, snapshotPack } from '@prostuti/exam-rules'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  attempt,
  attemptExtension,
  doctor,
  paper,
  saveLag,
  sittingDeed,
  sittingMessage,
  staff,
} from '../../../tables/index.ts'
import { momentFrom } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import type { IdOf } from '../ids-by-name.ts'
import { seededChance } from '../papers/chance.ts'
import { insertPapers } from '../papers/insert-papers.ts'
import { insertQuestions } from '../papers/insert-questions.ts'
import { insertSittings } from '../papers/insert-sittings.ts'
import { fcpsWeekly } from '../papers/rules.ts'
import type { SittablePaper, Sitting } from '../papers/simulate-sitting.ts'
import type { DemoSize } from '../papers/simulate-sittings.ts'
import { endocrineQuestions } from './endocrine-questions.ts'

const minute = 60_000
export const demoExamKey = 'fcps-medicine-morning'

/** Its picture does not come, as it were: few have answered it, and the control room points at it. */
const oddQuestion = 7

type Standing = { silentMinutes: number; handedIn?: true; notBegun?: true }

const writing = 13

/** How those of the batch stand, over and over: most write, some are quiet, a few silent, some done, some have not come. */
const standings: Standing[] = [
  ...Array.from({ length: writing }, (_, nth) => ({ silentMinutes: (nth % 6) * 0.3 })),
  { silentMinutes: 4 },
  { silentMinutes: 13.6 },
  { silentMinutes: 1, handedIn: true },
  { silentMinutes: 6.3 },
  { silentMinutes: 0, notBegun: true },
]

/** Of so many who begin, one after another, the first so many go on writing. */
export const demoStandings = { all: standings.filter(({ notBegun }) => !notBegun).length, writing }

/** An exam that is being sat while somebody looks at the demo, so that the control room has something to control. */
export async function seedRunningExam(
  tx: Tx,
  now: Date,
  { courseId, sittersAtMost }: DemoSize & { courseId: IdOf },
): Promise<void> {
  const opensAt = new Date(now.getTime() - 50 * minute)
  const closesAt = new Date(now.getTime() + 70 * minute)
  const [section] = fcpsWeekly.sections
  const rules = snapshotPack(fcpsWeekly, {
    sections: [{ ...section!, questions: endocrineQuestions.length }],
    durationMinutes: 100,
  })
  const bank = await insertQuestions(tx, endocrineQuestions, momentFrom(now))
  const asked = {
    ...{
      key: demoExamKey,
      kind: 'schedule_exam' as const,
      course: 'fcps-part-1',
      rules,
      attempts: 1,
      questions: endocrineQuestions,
    },
    title: { bn: 'এফসিপিএস মেডিসিন · মডেল টেস্ট ৮', en: 'FCPS Medicine · Model test 8' },
    summary: { bn: 'এন্ডোক্রাইন, ১২টি এসবিএ', en: 'Endocrine, twelve single best answers' },
    shuffle: { questions: 'as_written', parts: false } as const,
  }
  const [sat] = await insertPapers(tx, [{ paper: asked, opensAt, closesAt, access: 'enrolled' }], bank, courseId)
  const classmates = await findClassmates(tx)
  const sittings = classmates.slice(0, sittersAtMost).flatMap((doctorId, nth) => sitSoFar(sat!, { doctorId, nth, now }))
  await insertSittings(tx, sittings)
  await seedDeeds(tx, { paperId: sat!.id, now })
  await seedLag(tx, { paperId: sat!.id, now })
}

/**
 * Those who sat the weekly ECG exam, without the doctors whom the demo names: these find nothing begun that they did not begin. The
 * exam is open to no batch for the same reason; whoever sits it has come in already.
 */
async function findClassmates(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ doctorId: attempt.doctorId })
    .from(attempt)
    .innerJoin(paper, and(eq(paper.id, attempt.paperId), eq(paper.key, 'fcps-medicine-weekly-ecg')))
    .innerJoin(doctor, eq(doctor.id, attempt.doctorId))
    .where(
      and(
        eq(attempt.number, 1),
        notInArray(
          doctor.phone,
          demoDoctors.map(({ phone }) => phone),
        ),
      ),
    )
    .orderBy(asc(attempt.doctorId))
  return rows.map(({ doctorId }) => doctorId)
}

type Sitter = { doctorId: number; nth: number; now: Date }

/** What one of them has done until now. */
function sitSoFar({ id, questions, times }: SittablePaper, { doctorId, nth, now }: Sitter): Sitting[] {
  const { silentMinutes, handedIn, notBegun } = standings[nth % standings.length]!
  if (notBegun) return []
  const chance = seededChance(7_000 + nth)
  const startedAt = new Date(times.opensAt.getTime() + chance.below(4 * minute) + 1000)
  const last = now.getTime() - silentMinutes * minute - chance.below(20_000) - 1000
  const reached = Math.min(questions.length, 7 + chance.below(questions.length - 3))
  const wanted = questions.slice(0, reached).filter((_, at) => at + 1 !== oddQuestion || chance.isLikely(0.3))
  const every = (last - startedAt.getTime()) / wanted.length
  const steps = wanted.map((question, at) => ({
    questionId: question.id,
    sequence: Math.round(startedAt.getTime() + every * (at + 1)),
    answer: question.parts[chance.below(question.parts.length)]!.id,
  }))
  const finishedAt = handedIn ? new Date(last + 30_000) : null
  return [
    {
      steps,
      attempt: {
        ...{ paperId: id, doctorId, number: 1, startedAt, endsAt: endOf(startedAt, times), ranked: true },
        order: { questions: questions.map((question) => question.id), parts: {} },
        steps: steps.length,
        savedAt: new Date(steps.at(-1)?.sequence ?? last),
        answeredPlaces: positionsOf(
          questions,
          wanted.map((question) => question.id),
        ),
        partialPlaces: noPositions(questions),
        finishedAt,
        finishedBy: finishedAt && 'doctor',
      },
    },
  ]
}

/** What the manager has done so far: words for all, and time for one. */
async function seedDeeds(tx: Tx, { paperId, now }: { paperId: number; now: Date }): Promise<void> {
  const [manager] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'manager'))
  const sitting = await tx
    .select()
    .from(attempt)
    .where(eq(attempt.paperId, paperId))
    .orderBy(asc(attempt.savedAt), asc(attempt.id))
  const [told] = await tx
    .insert(sittingDeed)
    .values({
      ...{ paperId, kind: 'message', staffId: manager!.id, pressKey: 'demo-message', toAll: true },
      at: new Date(now.getTime() - 31 * minute),
      words: { bn: 'প্রশ্ন ৩-এ mmol/L পড়ুন', en: 'Read mmol/L in question 3' },
    })
    .returning()
  const readers = sitting.filter(({ savedAt }) => savedAt !== null && now.getTime() - savedAt.getTime() < 5 * minute)
  if (readers.length > 0)
    await tx
      .insert(sittingMessage)
      .values(
        readers.map(({ id }) => ({ deedId: told!.id, attemptId: id, readAt: new Date(now.getTime() - 29 * minute) })),
      )
  const quiet = sitting.find(({ finishedAt }) => finishedAt === null)
  if (quiet === undefined) return
  const until = new Date(quiet.endsAt.getTime() + 10 * minute)
  const [given] = await tx
    .insert(sittingDeed)
    .values({
      ...{ paperId, kind: 'extend', staffId: manager!.id, pressKey: 'demo-extension', minutes: 10 },
      at: new Date(now.getTime() - 9 * minute),
      reason: 'বিদ্যুৎ ছিল না',
    })
    .returning()
  await tx
    .insert(attemptExtension)
    .values({ deedId: given!.id, attemptId: quiet.id, fromEnd: quiet.endsAt, toEnd: until })
  await tx.insert(sittingMessage).values({ deedId: given!.id, attemptId: quiet.id })
  await tx.update(attempt).set({ endsAt: until, news: 2 }).where(eq(attempt.id, quiet.id))
  const others = sitting.map(({ id }) => id).filter((id) => id !== quiet.id)
  if (others.length > 0) await tx.update(attempt).set({ news: 1 }).where(inArray(attempt.id, others))
}

/** Half an hour of saves, with a minute in which they were slow. */
async function seedLag(tx: Tx, { paperId, now }: { paperId: number; now: Date }): Promise<void> {
  const chance = seededChance(77)
  const end = Math.floor(now.getTime() / 10_000) * 10_000
  await tx.insert(saveLag).values(
    Array.from({ length: 180 }, (_, nth) => {
      const isSlow = nth >= 110 && nth < 116
      return {
        ...{ paperId, process: 'demo', at: new Date(end - (180 - nth) * 10_000), saves: 4 + chance.below(6) },
        typical: isSlow ? 38 : 7 + chance.below(5),
        slow: isSlow ? 310 : 24 + chance.below(18),
      }
    }),
  )
}
