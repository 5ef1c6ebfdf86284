import { questionWorth } from '@prostuti/exam-rules'
import type { Tx } from '../../../connect.ts'
import { paper, paperQuestion } from '../../../tables/index.ts'
import type { IdOf } from '../ids-by-name.ts'
import { insertInChunks } from '../insert-in-chunks.ts'
import type { KeyedQuestion } from './answer-as-examinee.ts'
import { type DemoPaper, sectionOf } from './demo-paper.ts'
import type { Bank } from './insert-questions.ts'
import type { SittablePaper } from './simulate-sitting.ts'

/** A paper with its times, which may come from a schedule. */
export type DatedPaper = {
  paper: DemoPaper
  opensAt: Date
  closesAt: Date | null
  access: 'free' | 'enrolled'
}

function keyedQuestions({ rules, questions }: DemoPaper, bank: Bank): (KeyedQuestion & { versionId: number })[] {
  return questions.map((asked) => {
    const banked = bank.get(asked)
    if (!banked) throw new Error(`not in the bank: ${asked.text}`)
    const section = sectionOf(rules, asked)
    return {
      ...banked,
      type: asked.type,
      subject: asked.subject,
      section: section.key,
      punishes: section.rule.wrong > 0,
    }
  })
}

const totalOf = ({ rules, questions }: DemoPaper, keyed: readonly KeyedQuestion[]): number =>
  questions.reduce(
    (sum, asked, at) => sum + questionWorth(asked.type, keyed[at]?.parts.length ?? 0, sectionOf(rules, asked).rule),
    0,
  )

/** The papers and their questions; comes back as what sittings need, in the same order. */
export async function insertPapers(
  tx: Tx,
  dated: readonly DatedPaper[],
  bank: Bank,
  courseId: IdOf,
): Promise<SittablePaper[]> {
  const whole = dated.map((each) => ({ ...each, keyed: keyedQuestions(each.paper, bank) }))
  const rows = await tx
    .insert(paper)
    .values(
      whole.map(({ paper: each, opensAt, closesAt, access, keyed }, position) => ({
        key: each.key,
        kind: each.kind,
        stage: 'frozen' as const,
        title: each.title,
        summary: each.summary,
        rules: each.rules,
        courseId: courseId(each.course),
        opensAt,
        closesAt,
        durationMinutes: each.rules.durationMinutes,
        lateAllowed: each.lateAllowed ?? false,
        attempts: each.attempts,
        shuffleQuestions: each.shuffle.questions,
        shuffleParts: each.shuffle.parts,
        access,
        questionCount: keyed.length,
        totalMarks: totalOf(each, keyed),
        keysRevision: each.keysRevision ?? 1,
        position,
      })),
    )
    .returning({ id: paper.id })
  const papers = whole.map(({ paper: each, opensAt, closesAt, keyed }, at) => ({
    id: rows[at]?.id ?? 0,
    key: each.key,
    times: {
      opensAt,
      closesAt,
      extendedUntil: null,
      pausedAt: null,
      durationMinutes: each.rules.durationMinutes,
      late: each.lateAllowed ? { until: null } : null,
      attempts: each.attempts,
    },
    shuffle: each.shuffle,
    questions: keyed,
  }))
  const lines = papers.flatMap(({ id: paperId, questions }) =>
    questions.map(({ id: questionId, versionId, section }, at) => ({
      paperId,
      position: at + 1,
      questionId,
      versionId,
      section,
    })),
  )
  await insertInChunks(lines, (some) => tx.insert(paperQuestion).values(some))
  return papers
}
