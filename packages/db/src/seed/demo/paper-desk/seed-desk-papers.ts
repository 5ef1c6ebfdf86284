import { findRulePack, marksOf, snapshotPack } from '@prostuti/exam-rules'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { paperFingerprint } from '../../../paper-fingerprint.ts'
import {
  batch,
  paper,
  paperBatch,
  paperQuestion,
  paperRehearsal,
  question,
  questionVersion,
  signature,
  staff,
  subject,
} from '../../../tables/index.ts'
import { dayOf, momentAt } from '../dhaka-calendar.ts'
import { type DeskPaper, deskPapers } from './desk-papers.ts'

/**
 * What the desk of papers has on any day: one that is being filled by its shares, one that is ready, and one that waits for its
 * second signature. What is to be sat of the others stays as it is from now on.
 */
export async function seedDeskPapers(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(paper)
    .set({ frozenAt: sql`${paper.createdAt}` })
    .where(and(eq(paper.stage, 'frozen'), isNull(paper.frozenAt)))
  const people = await tx.select({ id: staff.id, role: staff.role }).from(staff)
  const idOf = (role: string) => people.find((member) => member.role === role)!.id
  for (const each of deskPapers) {
    const paperId = await insertDeskPaper(tx, each, { now, authorId: idOf(each.author) })
    if (each.isAsked) await askForFreeze(tx, paperId, { now, staffId: idOf('manager') })
  }
}

type Making = { now: Date; authorId: number }

async function insertDeskPaper(tx: Tx, given: DeskPaper, { now, authorId }: Making): Promise<number> {
  const rules = snapshotPack(findRulePack(given.pack)!)
  const [sitting] = await tx
    .select({ id: batch.id, courseId: batch.courseId })
    .from(batch)
    .where(sql`starts_with(${batch.title} ->> 'en', ${given.batch})`)
    .limit(1)
  if (sitting === undefined) throw new Error(`no batch is called ${given.batch}`)
  const subjects = await tx.select({ id: subject.id, key: subject.key }).from(subject)
  const subjectId = new Map(subjects.map(({ key, id }) => [key, id]))
  const chosen = await chooseQuestions(tx, given, subjectId)
  const opensAt = momentAt(dayOf(now) + given.inDays, 9 * 60)
  const [made] = await tx
    .insert(paper)
    .values({
      key: given.key,
      kind: 'schedule_exam',
      stage: given.stage,
      title: given.title,
      rules,
      courseId: sitting.courseId,
      opensAt,
      closesAt: new Date(opensAt.getTime() + given.openHours * 3_600_000),
      durationMinutes: rules.durationMinutes,
      shuffleQuestions: 'within_sections',
      shuffleParts: true,
      access: 'enrolled',
      questionCount: chosen.length,
      totalMarks: marksOf(rules, chosen),
      blueprint: given.shares.map(({ section, subject: key, questions }) => ({
        section,
        subjectId: subjectId.get(key)!,
        topicId: null,
        questions,
      })),
      authorId,
      isActive: false,
    })
    .returning({ id: paper.id })
  const paperId = made!.id
  await tx.insert(paperBatch).values({ paperId, batchId: sitting.id })
  await tx.insert(paperQuestion).values(
    chosen.map(({ id: questionId, versionId, section }, at) => ({
      paperId,
      position: at + 1,
      questionId,
      versionId,
      section,
    })),
  )
  return paperId
}

/** The first questions of each share, as many as are placed already. */
async function chooseQuestions(tx: Tx, { pack, shares }: DeskPaper, subjectId: ReadonlyMap<string, number>) {
  const sections = new Map(findRulePack(pack)!.sections.map((section) => [section.key, section]))
  const chosen: { id: number; versionId: number; section: string; type: 'sba' | 'mcq'; partCount: number }[] = []
  for (const { section, subject: key, placed } of shares) {
    const { type } = sections.get(section)!
    const rows = await tx
      .select({
        id: question.id,
        versionId: questionVersion.id,
        partCount: sql<number>`jsonb_array_length(${questionVersion.parts})`,
      })
      .from(question)
      .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
      .where(and(eq(question.subjectId, subjectId.get(key)!), eq(question.type, type)))
      .orderBy(asc(question.id))
      .limit(placed)
    chosen.push(...rows.map((row) => ({ ...row, section, type })))
  }
  const order = [...sections.keys()]
  return chosen.toSorted((one, other) => order.indexOf(one.section) - order.indexOf(other.section))
}

/** Somebody sat it this morning and asks another to sign. */
async function askForFreeze(tx: Tx, paperId: number, { now, staffId }: { now: Date; staffId: number }): Promise<void> {
  // As the database keeps it: JSON comes back with its names in another order.
  const [row] = await tx.select().from(paper).where(eq(paper.id, paperId))
  const questions = await tx
    .select({ id: paperQuestion.questionId, versionId: paperQuestion.versionId, section: paperQuestion.section })
    .from(paperQuestion)
    .where(eq(paperQuestion.paperId, paperId))
    .orderBy(asc(paperQuestion.position))
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  await tx.insert(paperRehearsal).values({
    paperId,
    staffId,
    fingerprint: paperFingerprint(row!, questions),
    answers: Object.fromEntries(questions.map(({ id }) => [id, 1])),
    startedAt: ago(90),
    finishedAt: ago(70),
  })
  await tx.insert(signature).values({
    deed: 'paper.freeze',
    resource: 'paper',
    resourceId: String(paperId),
    askedBy: staffId,
    askedAt: ago(60),
    words: 'ছবির প্রশ্নগুলো দুবার দেখেছি, সব ঠিক আছে।',
  })
}
