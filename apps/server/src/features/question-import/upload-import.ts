import { type Transaction, tables } from '@prostuti/db'
import { UnreadableFile } from '@prostuti/question-formats'
import { detectFormat } from '@prostuti/question-formats/formats'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { invalidFields } from '../../input/refuse-fields.ts'
import type { StaffMember } from '../staff/index.ts'
import { beginStaffJob } from '../staff-jobs/index.ts'
import { readKind } from './job-kinds.ts'
import { refusalWords } from './refusal-words.ts'
import { createSubjectFinder, listSubjects, requireSubject } from './subjects.ts'

const { questionImport, questionImportFile } = tables

/** What nobody goes on with is forgotten after this. */
export const keptMs = 7 * 24 * 3_600_000

type Upload = {
  file: Buffer
  name: string
  subjectId: number | undefined
  member: StaffMember
  locale: Locale
  now: Date
}

/** Keeps the file and begins to read it. What it is, its content says; its name is only what people call it. */
export async function startImport(
  tx: Transaction,
  { file, name, subjectId, member, locale, now }: Upload,
): Promise<number> {
  const format = formatOf({ name, file, locale })
  if (subjectId !== undefined) await requireSubject(tx, { subjectId, locale, field: 'subject' })
  const about = subjectId ?? createSubjectFinder(await listSubjects(tx)).named(name)?.id
  const [made] = await tx
    .insert(questionImport)
    .values({
      staffId: member.id,
      fileName: name,
      format,
      subjectId: about ?? null,
      expiresAt: new Date(now.getTime() + keptMs),
    })
    .returning({ id: questionImport.id })
  const { id } = made!
  await tx.insert(questionImportFile).values({ importId: id, number: 0, name, content: file })
  const jobId = await beginStaffJob(tx, {
    kind: readKind,
    title: name,
    staffId: member.id,
    input: { importId: id, list: `/import/${id}` },
    now,
  })
  await tx.update(questionImport).set({ jobId }).where(eq(questionImport.id, id))
  return id
}

function formatOf({ name, file, locale }: Pick<Upload, 'name' | 'file' | 'locale'>) {
  try {
    return detectFormat(name, file)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw invalidFields({ file: refusalWords(error.refusal, locale) }, error)
  }
}
