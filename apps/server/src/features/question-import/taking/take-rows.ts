import { type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'
import { storeFile } from '../../files/index.ts'
import { isTakeable } from '../find-import.ts'
import { picturesOf } from '../rows/imported-question.ts'
import { createSubjectFinder, listSubjects } from '../subjects.ts'
import { pictureName } from './picture-name.ts'
import { questionOfRow, type StoredPicture, type TakenRow } from './question-of-row.ts'
import { writeQuestions } from './write-questions.ts'

const { questionImport, questionImportFile, questionImportRow } = tables

type Store = { storage: Storage; appSecret: string }

export type Take = {
  importId: number
  state: 'draft' | 'in_review'
  staffId: number
  store: Store
  report: (done: number) => void
}

/** More at once would stay in memory for so long that it is tidied up late, while an exam goes on in the same process. */
const atOnce = 25

/** Makes questions of all rows that can be taken. */
export async function takeRows(tx: Transaction, { importId, state, staffId, store, report }: Take): Promise<void> {
  const [source] = await tx.select().from(questionImport).where(eq(questionImport.id, importId))
  const finder = createSubjectFinder(await listSubjects(tx))
  for (let done = 0, after = 0; ; ) {
    const rows: TakenRow[] = await tx
      .select({ number: questionImportRow.number, reading: questionImportRow.reading })
      .from(questionImportRow)
      .where(and(eq(questionImportRow.importId, importId), isTakeable, gt(questionImportRow.number, after)))
      .orderBy(asc(questionImportRow.number))
      .limit(atOnce)
    if (rows.length === 0) return
    const pictures = await storePictures(tx, { importId, rows, store })
    const making = { source: source!, finder, pictures, state, staffId }
    await writeQuestions(
      tx,
      source!,
      rows.map((row) => questionOfRow(row, making)),
    )
    done += rows.length
    after = rows.at(-1)!.number
    report(done)
  }
}

/** Pictures of these rows, put into the store of files before any question names them. */
async function storePictures(
  tx: Transaction,
  { importId, rows, store: { storage, appSecret } }: { importId: number; rows: TakenRow[]; store: Store },
) {
  const stored = new Map<number, StoredPicture>()
  for (const { reading } of rows)
    for (const { file } of picturesOf(reading)) {
      const [found] = await tx
        .select()
        .from(questionImportFile)
        .where(and(eq(questionImportFile.importId, importId), eq(questionImportFile.number, file)))
      if (!found?.width || !found.height) continue
      const name = await storeFile(storage, 'site', found.content, pictureName(appSecret, { importId, file }))
      stored.set(file, { src: `/files/site/${name}`, width: found.width, height: found.height })
    }
  return stored
}
