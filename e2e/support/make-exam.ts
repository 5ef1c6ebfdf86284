import { tables } from '@prostuti/db'
import { findRulePack, snapshotPack } from '@prostuti/exam-rules'
import { withDatabase } from './database.ts'

const { paper, paperQuestion, question, questionVersion, subject } = tables

const hour = 3_600_000

/** A frozen exam of a journey's own, open to everybody from an hour ago, with questions that stand in no other paper. */
export async function makeExam({ questions, title }: { questions: number; title: string }) {
  const key = `journey-exam-${Date.now()}`
  const rules = snapshotPack(findRulePack('quiz')!, { durationMinutes: 60 })
  return withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const [about] = await tx
        .insert(subject)
        .values({ key, name: { bn: title } })
        .returning({ id: subject.id })
      const made = await tx
        .insert(question)
        .values(
          Array.from({ length: questions }, () => ({
            type: 'sba' as const,
            subjectId: about!.id,
            state: 'ready' as const,
          })),
        )
        .returning({ id: question.id })
      const versions = await tx
        .insert(questionVersion)
        .values(
          made.map(({ id }, nth) => ({
            ...{ questionId: id, version: 1, text: { bn: `${title}: ${nth + 1}` } },
            parts: ['aorta', 'atrium', 'ventricle', 'septum'].map((text, at) => ({ id: at + 1, text: { bn: text } })),
            ...{ key: { type: 'sba' as const, options: [2] }, explanation: { bn: title } },
          })),
        )
        .returning({ id: questionVersion.id })
      const [row] = await tx
        .insert(paper)
        .values({
          ...{ key, kind: 'bcs_exam', stage: 'frozen', title: { bn: title }, rules, access: 'free' },
          ...{ opensAt: new Date(Date.now() - hour), closesAt: new Date(Date.now() + 5 * hour) },
          ...{ durationMinutes: 60, questionCount: questions, totalMarks: questions * 100 },
          ...{ shuffleQuestions: 'as_written', shuffleParts: false },
        })
        .returning({ id: paper.id })
      const section = rules.sections[0]?.key ?? ''
      await tx.insert(paperQuestion).values(
        made.map(({ id }, nth) => ({
          ...{ paperId: row!.id, position: nth + 1, questionId: id, versionId: versions[nth]!.id, section },
        })),
      )
      return { id: row!.id, key }
    }),
  )
}
