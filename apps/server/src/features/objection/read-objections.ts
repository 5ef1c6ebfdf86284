import type { ResponseOf } from '@prostuti/contract'
import type { readObjections as call } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { keysShown, presentKey, presentPaperName } from '../exam/index.ts'
import { inCourses } from '../staff/index.ts'
import { ofMember, type QuestionOfPaper, type Reader } from './list-objections.ts'

const {
  doctor,
  keyCorrection,
  objection,
  openCorrectionStates,
  paper,
  paperAnalysis,
  paperQuestion,
  question,
  questionVersion,
  staff,
  subject,
} = tables

type Answer = ResponseOf<typeof call>
type Asking = QuestionOfPaper & Reader

/** Everything that was objected to one question, the open ones first, with the question and how it was answered. */
export async function readObjections(tx: Tx, asking: Asking): Promise<Answer> {
  const { paperId, questionId, member } = asking
  const { isShown, ...asked } = await findAsked(tx, asking)
  const rows = await tx
    .select({ row: objection, doctor: doctor.name, by: { id: staff.id, name: staff.name } })
    .from(objection)
    .innerJoin(doctor, eq(doctor.id, objection.doctorId))
    .leftJoin(staff, eq(staff.id, objection.staffId))
    .where(and(eq(objection.paperId, paperId), eq(objection.questionId, questionId), ofMember(member)))
    .orderBy(sql`${objection.answeredAt} is not null`, asc(objection.id))
    .limit(500)
  return {
    paper: presentPaperName(asked.paper),
    position: asked.position,
    question: isShown ? presentQuestion(asked) : null,
    choices: isShown ? await readChoices(tx, asking) : null,
    correction_id: isShown ? await findOpenCorrection(tx, questionId) : null,
    rows: rows.map(({ row, doctor: name, by }) => ({
      id: row.id,
      doctor: name,
      reason: row.reason,
      words: row.words,
      source: row.source,
      created_at: row.createdAt.toISOString(),
      verdict: row.verdict,
      answer: row.answer,
      answered_at: row.answeredAt?.toISOString() ?? null,
      by,
      correction_id: row.correctionId,
    })),
  }
}

/** The question in a paper of the member's courses, and whether they may know its key. */
async function findAsked(tx: Tx, { paperId, questionId, member, now }: Asking) {
  const [asked] = await tx
    .select({
      paper: { id: paper.id, title: paper.title, closesAt: paper.closesAt },
      position: paperQuestion.position,
      type: question.type,
      subject: subject.name,
      version: questionVersion,
      isShown: keysShown(member, now),
    })
    .from(paperQuestion)
    .innerJoin(paper, eq(paper.id, paperQuestion.paperId))
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .where(
      and(
        eq(paperQuestion.paperId, paperId),
        eq(paperQuestion.questionId, questionId),
        inCourses(member, paper.courseId),
      ),
    )
  if (asked === undefined) throw new AppError('not_found')
  return asked
}

type AskedQuestion = Omit<Awaited<ReturnType<typeof findAsked>>, 'isShown'>

const presentQuestion = ({ position, type, subject: about, version }: AskedQuestion): Answer['question'] => ({
  id: version.questionId,
  position,
  type,
  subject: about,
  text: version.text,
  images: version.images,
  parts: version.parts.map(({ id, text, image = null }) => ({ id, text, image })),
  key: presentKey(version.key),
  explanation: version.explanation,
})

/** As the analysis counted them: of true/false each statement by itself. */
async function readChoices(tx: Tx, { paperId, questionId }: QuestionOfPaper): Promise<Answer['choices']> {
  const [kept] = await tx
    .select({ items: paperAnalysis.items })
    .from(paperAnalysis)
    .where(and(eq(paperAnalysis.paperId, paperId), eq(paperAnalysis.attempts, 'first')))
  const item = kept?.items.find((each) => each.questionId === questionId)
  if (item === undefined) return null
  const choices = item.stems.length > 0 ? item.stems.flatMap((stem) => stem.choices) : item.choices
  return choices.map(({ partId, said, count }) => ({ part_id: partId, said, count }))
}

async function findOpenCorrection(tx: Tx, questionId: number): Promise<number | null> {
  const [found] = await tx
    .select({ id: keyCorrection.id })
    .from(keyCorrection)
    .where(and(eq(keyCorrection.questionId, questionId), inArray(keyCorrection.state, [...openCorrectionStates])))
  return found?.id ?? null
}
