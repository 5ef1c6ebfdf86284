import type { ResponseOf } from '@prostuti/contract'
import type { readAnalysis as call } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import {
  type ChoiceFigures,
  evidenceOf,
  fifthsFrom,
  type ItemAnalysis,
  type ItemDoubt,
  type ItemFigures,
  judgeItem,
  type PaperReliability,
} from '@prostuti/exam-rules'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import {
  isExam,
  keysShown,
  type LoadedQuestion,
  loadPaper,
  mayReadPaperKeys,
  type Paper,
  passMarksOf,
  presentKey,
  presentPaperName,
} from '../exam/index.ts'
import { inCourses, type StaffMember } from '../staff/index.ts'
import type { AnalysedAttempts } from './analyse-attempts.ts'

const {
  attemptResult,
  keyCorrection,
  objection,
  openCorrectionStates,
  paper,
  paperAnalysis,
  paperStanding,
  question,
  staffJob,
} = tables

type Answer = ResponseOf<typeof call>
type Analysis = NonNullable<Answer['analysis']>
type Reading = { paperId: number; attempts: AnalysedAttempts; member: StaffMember; now: Date }

export const analysisJob = 'analyse_paper'

/** A paper of the member's own courses. */
export async function findAnalysedPaper(tx: Tx, { paperId, member }: Pick<Reading, 'paperId' | 'member'>) {
  const [row] = await tx
    .select()
    .from(paper)
    .where(and(eq(paper.id, paperId), isExam(), inCourses(member, paper.courseId)))
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The analysis as it was last worked out. Every figure of it tells what is right: before the answers are out, only to who may know. */
export async function readAnalysis(tx: Tx, { paperId, attempts, member, now }: Reading): Promise<Answer> {
  const row = await findAnalysedPaper(tx, { paperId, member })
  const name = presentPaperName(row)
  if (!mayReadPaperKeys(now, member, row))
    return { paper: name, is_withheld: true, job_id: null, is_outdated: false, analysis: null }
  const [kept] = await tx
    .select()
    .from(paperAnalysis)
    .where(and(eq(paperAnalysis.paperId, paperId), eq(paperAnalysis.attempts, attempts)))
  const [job] = await tx
    .select({ id: staffJob.id })
    .from(staffJob)
    .where(
      and(
        eq(staffJob.kind, analysisJob),
        inArray(staffJob.state, ['waiting', 'running']),
        sql`${staffJob.input} @> ${JSON.stringify({ paperId, attempts })}::jsonb`,
      ),
    )
  return {
    paper: name,
    is_withheld: false,
    job_id: job?.id ?? null,
    is_outdated: kept !== undefined && kept.keysRevision < row.keysRevision,
    analysis: kept ? await presentAnalysis(tx, { kept, paper: await loadPaper(tx, paperId), member, now }) : null,
  }
}

type Shown = Pick<Reading, 'member' | 'now'> & { kept: typeof paperAnalysis.$inferSelect; paper: Paper }

async function presentAnalysis(tx: Tx, { kept, paper: loaded, ...reader }: Shown): Promise<Analysis> {
  const { row } = loaded
  const [standing] = await tx.select().from(paperStanding).where(eq(paperStanding.paperId, row.id))
  const passMarks = passMarksOf(row.rules, row.totalMarks)
  const objections = await readObjections(tx, row.id)
  const corrections = await readCorrections(tx, loaded)
  const known = await readKnown(tx, loaded, reader)
  const { byRight, byMarks } = kept.reliability
  return {
    attempts: kept.attempts,
    at: kept.analysedAt.toISOString(),
    sittings: kept.sittings,
    evidence: evidenceOf(kept.sittings),
    shows_fifths: kept.sittings >= fifthsFrom,
    participants: standing?.participants ?? kept.sittings,
    passed: standing?.passed ?? null,
    highest: standing?.highest ?? null,
    out_of: row.totalMarks,
    pass_marks: passMarks,
    near_pass: await countNear(tx, { paperId: row.id, passMarks, error: byMarks.error }),
    by_right: presentReliability(byRight),
    by_marks: presentReliability(byMarks),
    items_withheld: loaded.questions.filter(({ id }) => !known.has(id)).length,
    items: kept.items.flatMap((item) => {
      const asked = loaded.byId.get(item.questionId)
      const objected = objections.get(item.questionId) ?? { all: 0, open: 0, withSource: 0 }
      if (asked === undefined || !known.has(asked.id)) return []
      const judged = { item, sittings: kept.sittings, key: asked.key, objections: objected.open }
      return {
        ...presentItem(item, asked),
        ...presentJudgement(judgeItem(judged)),
        objections: objected.all,
        objections_with_source: objected.withSource,
        correction_id: corrections.get(item.questionId) ?? null,
      }
    }),
  }
}

/** How many ranked doctors could have passed or failed by chance: within one error of the pass mark. */
async function countNear(
  tx: Tx,
  { paperId, passMarks, error }: { paperId: number; passMarks: number | null; error: number | null },
): Promise<number | null> {
  if (passMarks === null || error === null) return null
  return tx.$count(
    attemptResult,
    and(
      eq(attemptResult.paperId, paperId),
      attemptResult.ranked,
      sql`abs(${attemptResult.marks} - ${passMarks}) <= ${Math.round(error)}`,
    ),
  )
}

async function readObjections(tx: Tx, paperId: number) {
  const rows = await tx
    .select({
      questionId: objection.questionId,
      all: count(),
      open: count(sql`case when ${objection.answeredAt} is null then 1 end`),
      withSource: count(objection.source),
    })
    .from(objection)
    .where(eq(objection.paperId, paperId))
    .groupBy(objection.questionId)
  return new Map(rows.map((row) => [row.questionId, row]))
}

/** Of the questions those whose keys the member may know: another paper may still ask one of them. */
async function readKnown(
  tx: Tx,
  { questions }: Paper,
  { member, now }: Pick<Reading, 'member' | 'now'>,
): Promise<Set<number>> {
  const ids = questions.map(({ id }) => id)
  const rows = await tx
    .select({ id: question.id })
    .from(question)
    .where(and(inArray(question.id, ids), keysShown(member, now)))
  return new Set(rows.map(({ id }) => id))
}

async function readCorrections(tx: Tx, { questions }: Paper): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: keyCorrection.id, questionId: keyCorrection.questionId })
    .from(keyCorrection)
    .where(
      and(
        inArray(
          keyCorrection.questionId,
          questions.map(({ id }) => id),
        ),
        inArray(keyCorrection.state, openCorrectionStates),
      ),
    )
  return new Map(rows.map(({ id, questionId }) => [questionId, id]))
}

const presentReliability = ({ isKr20, ...figures }: PaperReliability) => ({ ...figures, is_kr20: isKr20 })

function presentItem(item: ItemAnalysis, question: LoadedQuestion) {
  return {
    question: {
      id: question.id,
      position: question.position,
      type: question.type,
      subject: question.subjectName,
      text: question.text,
      parts: question.parts.map(({ id, text }) => ({ id, text })),
      key: presentKey(question.key),
    },
    correct: item.correct,
    partial: item.partial,
    wrong: item.wrong,
    blank: item.blank,
    discrimination: item.discrimination,
    by_right: presentFigures(item.byRight),
    by_marks: presentFigures(item.byMarks),
    choices: item.choices.map(presentChoice),
    stems: item.stems.map(({ partId, restCorrelation, choices, ...stem }) => ({
      ...stem,
      part_id: partId,
      rest_correlation: restCorrelation,
      choices: choices.map(presentChoice),
    })),
  }
}

const presentFigures = ({ facility, deviation, restCorrelation, efficiency, alphaWithout }: ItemFigures) => ({
  facility,
  deviation,
  rest_correlation: restCorrelation,
  efficiency,
  alpha_without: alphaWithout,
})

const presentChoice = (choice: ChoiceFigures) => ({
  part_id: choice.partId,
  said: choice.said,
  is_key: choice.isKey,
  count: choice.count,
  fifths: [...choice.fifths],
  top_third: choice.topThird,
  correlation: choice.correlation,
  discrimination_as_key: choice.discriminationAsKey,
})

const presentJudgement = ({ verdict, doubts }: ReturnType<typeof judgeItem>) => ({
  verdict,
  doubts: doubts.map(presentDoubt),
})

const presentDoubt = (doubt: ItemDoubt) => ({
  code: doubt.code,
  part_ids: 'partIds' in doubt ? [...doubt.partIds] : 'partId' in doubt ? [doubt.partId] : [],
  said: 'said' in doubt ? doubt.said : null,
})
