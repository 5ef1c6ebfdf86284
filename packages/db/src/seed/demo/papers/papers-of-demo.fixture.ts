import { markAttempt, type PaperQuestion, readAnswer, summariseResult } from '@prostuti/exam-rules'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../../connect.ts'
import * as tables from '../../../tables/index.ts'
import { demoCoursePapers } from './index.ts'

const average = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const spread = (numbers: number[]) => {
  const mean = average(numbers)
  return Math.sqrt(average(numbers.map((each) => (each - mean) ** 2)))
}

/** What is true of the papers and sittings of a demo that was put in at that moment: seeding it anew for them took longer. */
export function describePapersOfDemo(db: Db, now: Date): void {
  const paperBy = async (key: string) => {
    const [row] = await db.select().from(tables.paper).where(eq(tables.paper.key, key))
    if (!row) throw new Error(`no paper ${key}`)
    return row
  }

  const questionsOf = async (paperId: number) => {
    const rows = await db
      .select({
        id: tables.question.id,
        type: tables.question.type,
        section: tables.paperQuestion.section,
        subject: tables.subject.key,
        parts: tables.questionVersion.parts,
        key: tables.questionVersion.key,
      })
      .from(tables.paperQuestion)
      .innerJoin(tables.question, eq(tables.question.id, tables.paperQuestion.questionId))
      .innerJoin(tables.subject, eq(tables.subject.id, tables.question.subjectId))
      .innerJoin(tables.questionVersion, eq(tables.questionVersion.id, tables.paperQuestion.versionId))
      .where(eq(tables.paperQuestion.paperId, paperId))
      .orderBy(asc(tables.paperQuestion.position))
    return { questions: rows satisfies PaperQuestion[], keys: new Map(rows.map(({ id, key }) => [id, key])) }
  }

  /** The marks of every sitting in hundredths, with whose they are. */
  async function marksOf(key: string) {
    const paper = await paperBy(key)
    const { questions, keys } = await questionsOf(paper.id)
    const byId = new Map(questions.map((question) => [question.id, question]))
    const attempts = await db.select().from(tables.attempt).where(eq(tables.attempt.paperId, paper.id))
    const steps = await db
      .select({ step: tables.answerStep })
      .from(tables.answerStep)
      .innerJoin(tables.attempt, eq(tables.attempt.id, tables.answerStep.attemptId))
      .where(eq(tables.attempt.paperId, paper.id))
    const byAttempt = Map.groupBy(steps, ({ step }) => step.attemptId)
    return attempts.map((row) => {
      const finish = row.finishedAt && row.finishedBy ? { at: row.finishedAt, by: row.finishedBy } : null
      const read = (byAttempt.get(row.id) ?? []).map(({ step }) => {
        const question = byId.get(step.questionId)
        const reading = question && readAnswer(question, step.answer)
        if (!reading?.ok) throw new Error(`step ${step.sequence} of attempt ${row.id} cannot be read`)
        return { sequence: step.sequence, questionId: step.questionId, answer: reading.answer, at: step.savedAt }
      })
      const marked = markAttempt(
        { rules: paper.rules, questions, keys },
        { ...row, pausedAt: null, finish, regradedAt: null },
        read,
      )
      return { doctorId: row.doctorId, ...summariseResult(paper.rules, marked) }
    })
  }

  describe('the sittings of the demo', () => {
    it.each([
      ['fcps-part-1-paper', 601],
      ['bcs-weekly-constitution', 801],
      ['quiz-ecg', 151],
      ['bcs-50-model-test', 60],
      ['fcps-medicine-weekly-ecg', 60],
    ])('of %s come to marks that one would believe', async (key, count) => {
      const { totalMarks } = await paperBy(key)
      const results = await marksOf(key)
      expect(results).toHaveLength(count)
      const percent = results.map(({ marks }) => (100 * marks) / totalMarks)
      expect(average(percent)).toBeGreaterThan(35)
      expect(average(percent)).toBeLessThan(70)
      expect(spread(percent)).toBeGreaterThan(7)
    })

    it('lie inside their attempts, which lie inside the paper', async () => {
      const [strays] = await db
        .select({
          steps: sql<number>`count(*) filter (where step.saved_at <= attempt.started_at or step.saved_at > attempt.finished_at)::int`,
          outside: sql<number>`count(*) filter (where attempt.started_at < paper.opens_at or attempt.ends_at > paper.closes_at or attempt.finished_at > attempt.ends_at or attempt.finished_at > ${now})::int`,
          strangers: sql<number>`count(*) filter (where line.question_id is null and paper.kind <> 'practice')::int`,
          rows: sql<number>`count(*)::int`,
        })
        .from(
          sql`answer_step step join attempt on attempt.id = step.attempt_id join paper on paper.id = attempt.paper_id
          left join paper_question line on line.paper_id = paper.id and line.question_id = step.question_id`,
        )
      expect(strays).toMatchObject({ steps: 0, outside: 0, strangers: 0 })
      expect(strays?.rows).toBeGreaterThan(50_000)
    })

    it('are finished by the doctor or by the deadline, with some answers changed, and wait to be marked', async () => {
      const [seen] = await db
        .select({
          byDeadline: sql<number>`count(*) filter (where finished_by = 'deadline' and finished_at = ends_at)::int`,
          byDoctor: sql<number>`count(*) filter (where finished_by = 'doctor')::int`,
          changed: sql<number>`count(*) filter (where steps > bit_count(answered_places) + bit_count(partial_places))::int`,
          marked: sql<number>`count(*) filter (where is_marked)::int`,
          miscounted: sql<number>`count(*) filter (where steps <> (select count(*) from answer_step where attempt_id = attempt.id))::int`,
        })
        .from(tables.attempt)
      expect(seen).toMatchObject({ marked: 0, miscounted: 0 })
      expect(seen?.byDeadline).toBeGreaterThan(100)
      expect(seen?.byDoctor).toBeGreaterThan(1_000)
      expect(seen?.changed).toBeGreaterThan(500)
    })
  })

  describe('the demo doctor', () => {
    it('did well in three exams, and others did better', async () => {
      const [doctor] = await db.select().from(tables.doctor).where(eq(tables.doctor.phone, '+8801700000101'))
      for (const key of ['fcps-part-1-paper', 'bcs-weekly-constitution', 'quiz-ecg']) {
        const results = await marksOf(key)
        const own = results.find(({ doctorId }) => doctorId === doctor?.id)
        const better = results.filter(({ marks }) => own && marks > own.marks).length
        expect(better, key).toBeGreaterThanOrEqual(3)
        expect(better, key).toBeLessThan(results.length / 3)
      }
      const own = await db
        .select()
        .from(tables.attempt)
        .where(eq(tables.attempt.doctorId, doctor?.id ?? 0))
      expect(own.filter(({ flaggedIds }) => flaggedIds.length > 0).length).toBeGreaterThanOrEqual(3)
    })

    it('is the only one of them who has sat anything', async () => {
      const attempts = await db
        .select({ id: tables.attempt.id })
        .from(tables.attempt)
        .innerJoin(tables.doctor, eq(tables.doctor.id, tables.attempt.doctorId))
        .where(inArray(tables.doctor.phone, ['+8801700000102', '+8801700000103']))
      expect(attempts).toEqual([])
    })

    it('is enrolled in a running batch with an exam that is open and one that was missed', async () => {
      const rows = await db
        .select({
          kind: tables.scheduleEvent.kind,
          questions: tables.scheduleEvent.questions,
          paper: tables.paper.key,
          opensAt: tables.paper.opensAt,
          closesAt: tables.paper.closesAt,
          late: tables.paper.lateAllowed,
        })
        .from(tables.enrolment)
        .innerJoin(tables.doctor, eq(tables.doctor.id, tables.enrolment.doctorId))
        .innerJoin(tables.scheduleEvent, eq(tables.scheduleEvent.scheduleId, tables.enrolment.scheduleId))
        .innerJoin(tables.paper, eq(tables.paper.id, tables.scheduleEvent.paperId))
        .innerJoin(tables.paperBatch, eq(tables.paperBatch.paperId, tables.paper.id))
        .where(
          and(
            eq(tables.doctor.phone, '+8801700000101'),
            inArray(
              tables.paper.key,
              demoCoursePapers.map(({ key }) => key),
            ),
          ),
        )
        .orderBy(asc(tables.scheduleEvent.startsAt))
      expect(rows.map(({ paper }) => paper)).toEqual([
        'fcps-medicine-weekly-ecg',
        'fcps-medicine-weekly-cardiovascular',
      ])
      expect(rows[0]?.late).toBe(true)
      expect(rows[0]?.closesAt?.getTime()).toBeLessThan(now.getTime())
      expect(rows[1]?.opensAt?.getTime()).toBeLessThan(now.getTime())
      expect(rows[1]?.closesAt?.getTime()).toBeGreaterThan(now.getTime())
      const [oversold] = await db
        .select({ schedules: sql<number>`count(*)::int` })
        .from(tables.schedule)
        .where(sql`seats_sold < (select count(*) from enrolment where schedule_id = schedule.id and state = 'active')`)
      expect(oversold?.schedules).toBe(0)
    })
  })

  describe('the question bank', () => {
    it('keeps what corrected questions said before, and papers have the keys of today', async () => {
      const { rows: behind } = await db.execute(sql`
        select asked.question_id from paper_question asked
          join question_version shown on shown.id = asked.version_id
          join question on question.id = asked.question_id
          join question_version newest on newest.id = question.current_version_id
        where newest.key <> shown.key`)
      expect(behind).toEqual([])
      const { rows: before } = await db.execute(sql`
        select old.question_id from question_version old
          join question_version next on next.question_id = old.question_id and next.version = old.version + 1
        where (next.key, next.text, next.parts, next.explanation)
          is distinct from (old.key, old.text, old.parts, old.explanation)`)
      expect(before).toHaveLength(3)
      const corrected = await db
        .select({ key: tables.paper.key })
        .from(tables.paper)
        .where(eq(tables.paper.keysRevision, 2))
      expect(corrected.map(({ key }) => key).sort()).toEqual(['bcs-weekly-constitution', 'fcps-part-1-paper'])
    })
  })
}
