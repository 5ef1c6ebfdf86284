import { dirname } from 'node:path'
import type { tables } from '@prostuti/db'
import type { Storage } from '../../../storage/storage.ts'

type Judged = Pick<typeof tables.upload.$inferSelect, 'facts'>

/** Where a video's files lie has its key for a name, and is its own; a document is one file. */
export async function removeJudged(storage: Storage, { facts }: Judged): Promise<void> {
  if (facts === null) return
  if (facts.kind === 'video') await storage.removeAll(`videos/${dirname(facts.file)}/`)
  else await storage.remove(`documents/${facts.file}`)
}
