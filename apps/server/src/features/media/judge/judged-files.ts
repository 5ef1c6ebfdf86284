import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { tables } from '@prostuti/db'

type Judged = Pick<typeof tables.upload.$inferSelect, 'facts'>

/** Where a video's files lie has its key for a name, and is its own; a document is one file. */
export async function removeJudged(dataDir: string, { facts }: Judged): Promise<void> {
  if (facts === null) return
  const path =
    facts.kind === 'video' ? join(dataDir, 'videos', dirname(facts.file)) : join(dataDir, 'documents', facts.file)
  await rm(path, { recursive: true, force: true })
}
