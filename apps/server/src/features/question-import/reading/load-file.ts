import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import type { NamedFile } from './reading-session.ts'

const { questionImportFile } = tables

/** PostgreSQL sends bytes as text: a slice of this size is turned into bytes in a few milliseconds, and nobody waits for the whole. */
const sliceBytes = 1024 * 1024

/** The file itself, in memory of its own that can be handed to a thread. */
export async function loadFile(tx: Tx, importId: number): Promise<NamedFile> {
  const isFile = and(eq(questionImportFile.importId, importId), eq(questionImportFile.number, 0))
  const [facts] = await tx
    .select({ name: questionImportFile.name, size: sql<number>`octet_length(content)` })
    .from(questionImportFile)
    .where(isFile)
  const file = new Uint8Array(facts?.size ?? 0)
  for (let at = 0; at < file.length; at += sliceBytes) {
    const [slice] = await tx
      .select({ bytes: sql<Buffer>`substring(content from ${at + 1}::int for ${sliceBytes}::int)` })
      .from(questionImportFile)
      .where(isFile)
    file.set(slice!.bytes, at)
  }
  return { name: facts?.name ?? '', bytes: file }
}
