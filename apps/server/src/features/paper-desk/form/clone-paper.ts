import { type Transaction, tables } from '@prostuti/db'
import { marksOf } from '@prostuti/exam-rules'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { cleanFields } from '../../rich-text/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { readDeskQuestions } from '../builder/desk-questions.ts'
import { findPaper } from '../paper-scope.ts'
import { newKey } from './new-key.ts'

const { paper, paperBatch, paperQuestion } = tables

type Cloning = {
  id: number
  title: { bn: string; en?: string | undefined }
  member: StaffMember
  now: Date
  locale: Locale
}

/**
 * A draft with the rules, the blueprint and the questions of a paper, each in its newest version. When it is held, nobody has said yet;
 * what was sat of the old one stays with it.
 */
export async function clonePaper(tx: Transaction, { id, title, member, now, locale }: Cloning): Promise<number> {
  const row = await findPaper(tx, { id, member })
  const questions = (await readDeskQuestions(tx, id)).filter(({ state }) => state !== 'retired')
  const clean = cleanFields({ title }, { needed: { title: 200 } }, locale)
  const { kind, summary, rules, courseId, durationMinutes, attempts, shuffleQuestions, shuffleParts } = row
  const { marksEarly, access, eventId, blueprint, evenKeys } = row
  const [made] = await tx
    .insert(paper)
    .values({
      key: newKey({ title: clean.title, pack: rules.key }),
      title: asStored(clean.title),
      ...{ kind, summary, rules, courseId, durationMinutes, attempts, shuffleQuestions, shuffleParts },
      ...{ marksEarly, access, eventId, blueprint, evenKeys },
      questionCount: questions.length,
      totalMarks: marksOf(rules, questions),
      authorId: member.id,
      isActive: false,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: paper.id })
  const paperId = made!.id
  if (questions.length > 0)
    await tx.insert(paperQuestion).values(
      questions.map((each, at) => ({
        paperId,
        position: at + 1,
        questionId: each.id,
        versionId: each.currentVersionId ?? each.versionId,
        section: each.section,
      })),
    )
  const batches = await tx.select({ batchId: paperBatch.batchId }).from(paperBatch).where(eq(paperBatch.paperId, id))
  if (batches.length > 0) await tx.insert(paperBatch).values(batches.map(({ batchId }) => ({ paperId, batchId })))
  return paperId
}

const asStored = ({ bn, en }: Cloning['title']) => (en ? { bn, en } : { bn })
