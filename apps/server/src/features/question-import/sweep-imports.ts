import { type Db, type Tx, tables } from '@prostuti/db'
import { and, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Storage } from '../../storage/storage.ts'
import { removeFile } from '../files/index.ts'
import { pictureName } from './taking/picture-name.ts'

const { question, questionImport, questionImportFile, questionImportRow, questionVersion } = tables

type Store = { storage: Storage; appSecret: string }

/**
 * Forgets what nobody went on with: of a file that was never taken everything, of one that was its rows; that it was brought stays
 * known as long as its questions do. Pictures that were stored for a take that came to nothing go too.
 */
export async function sweepImports(db: Db, { storage, appSecret }: Store, now: Date): Promise<number> {
  const hasRows = sql`exists (select from ${questionImportFile} where ${questionImportFile.importId} = ${questionImport.id})`
  const over = await db
    .select({ id: questionImport.id, state: questionImport.state })
    .from(questionImport)
    .where(and(lt(questionImport.expiresAt, now), hasRows, inArray(questionImport.state, [...forgotten, ...emptied])))
    .limit(20)
  for (const { id, state } of over) {
    await db.transaction(async (tx) => {
      const loose = await loosePictures(tx, { importId: id, appSecret })
      await tx.delete(questionImportRow).where(eq(questionImportRow.importId, id))
      await tx.delete(questionImportFile).where(eq(questionImportFile.importId, id))
      const hasQuestions = tx.select({ id: question.id }).from(question).where(eq(question.importId, id))
      if (forgotten.some((each) => each === state))
        await tx.delete(questionImport).where(and(eq(questionImport.id, id), notExists(hasQuestions)))
      for (const name of loose) await removeFile(storage, 'site', name)
    })
  }
  return over.length
}

const forgotten = ['reading', 'open', 'failed', 'dropped'] as const
const emptied = ['taken', 'undone'] as const

/** Names of its pictures that no question shows. */
async function loosePictures(
  tx: Tx,
  { importId, appSecret }: { importId: number; appSecret: string },
): Promise<string[]> {
  const files = await tx
    .select({ file: questionImportFile.number })
    .from(questionImportFile)
    .where(and(eq(questionImportFile.importId, importId), gt(questionImportFile.number, 0)))
  const names = files.map(({ file }) => pictureName(appSecret, { importId, file }))
  if (names.length === 0) return []
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct name from ${questionVersion},
      jsonb_path_query(images || parts, '$.**.src') src, substring(src #>> '{}' from '[^/]+$') name
    where name = any(${sql.param(names)})`)
  const shown = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !shown.has(name))
}
