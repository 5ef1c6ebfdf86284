import { questionResource } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import type { Loss } from '@prostuti/question-formats'
import type { ExportFormat } from '@prostuti/question-formats/formats'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import { isKeptBack, keysShown } from '../../exam/index.ts'
import { countMatching, matchingOf, type ResourceStore } from '../../resource/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import type { JobItem, JobStep, StepOutcome } from '../../staff-jobs/index.ts'
import { seesQuestion } from '../bank/sees-question.ts'
import { contentOf } from '../rules/question-content.ts'
import { exportWords } from './export-words.ts'
import { lossesOf, partOf } from './question-file.ts'
import { writtenQuestion } from './written-question.ts'

const { question, questionVersion, referenceBook, subject, topic } = tables

export type FileInput = {
  format: ExportFormat
  filter: Record<string, unknown>
  title: string
  list: string
  locale: Locale
  sessionId: number
  requestId: string
}

type Questions = typeof questionResource

const perStep = 100
const labelLetters = 80

/** Gathers the next questions for the file, as its member may know them now. */
export async function exportQuestionsStep(
  tx: Transaction,
  store: ResourceStore<Questions>,
  { jobId, input, position, member, now }: JobStep<FileInput>,
): Promise<StepOutcome> {
  const { filter, format, locale } = input
  const after = Number(position?.after ?? 0)
  const page = await tx
    .select({ id: question.id })
    .from(question)
    .where(and(gt(question.id, after), matchingOf<Questions>(store.list, { query: filter, member })))
    .orderBy(asc(question.id))
    .limit(perStep)
  const next = page.length === perStep ? page.at(-1)!.id : null
  const found = await readQuestions(tx, { ids: page.map(({ id }) => id), member, now })
  const losses = await lossesOf(
    format,
    found.map(({ written }) => written),
  )
  const written = Number(position?.written ?? 0) + found.length
  // Keys that nobody should know yet: whoever takes them away is written down.
  const early = Number(position?.early ?? 0) + found.filter(({ isEarly }) => isEarly).length
  const by = { at: now, staffId: member.id, staffSessionId: input.sessionId, requestId: input.requestId }
  const about = { resource: questionResource.name, resourceId: `job ${jobId}` }
  if (next === null) {
    await writeAudit(tx, { ...by, ...about, action: questionResource.reads, after: { exported: written, format } })
    if (early > 0) await writeAudit(tx, { ...by, ...about, action: 'keys.early', after: { keys: early } })
  }
  return {
    next: next === null ? undefined : { after: next, written, early },
    done: found.length,
    part: partOf(found.map((each) => each.written)),
    items: itemsOf(found, losses, locale),
    ...(position === null && { total: await countMatching<Questions>(tx, store, { query: filter, member }) }),
  }
}

type Found = Awaited<ReturnType<typeof readQuestions>>

async function readQuestions(tx: Transaction, { ids, member, now }: { ids: number[]; member: StaffMember; now: Date }) {
  const rows = await tx
    .select({
      of: question,
      says: questionVersion,
      subject: subject.name,
      topic: topic.name,
      book: { title: referenceBook.title, edition: referenceBook.edition },
      isKeyShown: keysShown(member, now),
      isSecret: isKeptBack(now),
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .leftJoin(topic, eq(topic.id, question.topicId))
    .leftJoin(referenceBook, eq(referenceBook.id, questionVersion.bookId))
    .where(and(inArray(question.id, ids), seesQuestion(member, now)))
    .orderBy(question.id)
  return rows.map(({ of: { id, type, tags }, says, book, isKeyShown, isSecret: isKept, ...about }) => ({
    id,
    text: says.text,
    isKeyShown,
    isEarly: isKeyShown && isKept,
    written: writtenQuestion({
      ...{ id, type, tags, isKeyShown, ...about },
      content: contentOf(says),
      book: book?.title ? { title: book.title, edition: book.edition } : null,
    }),
  }))
}

/** A line for each question that is not whole in the file. */
function itemsOf(found: Found, losses: readonly Loss[], locale: Locale): JobItem[] {
  return found.flatMap(({ id, text, isKeyShown }, at): JobItem[] => {
    const codes = losses.filter(({ questions }) => questions.includes(at + 1)).map(({ code }) => code)
    const words = exportWords(codes, { isKeyShown, locale })
    if (words === undefined) return []
    const label = pickText(text, locale).slice(0, labelLetters)
    return [{ key: String(id), label, outcome: codes.includes('type') ? 'skipped' : 'done', words }]
  })
}
