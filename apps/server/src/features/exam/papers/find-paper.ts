import { AppError } from '../../../errors.ts'
import type { Paper, PaperStore } from './paper-store.ts'
import type { PaperRow } from './paper-times.ts'

export async function findPaper(papers: PaperStore, key: string, kinds: readonly PaperRow['kind'][]): Promise<Paper> {
  const found = await papers.byKey(key, kinds)
  if (found === undefined) throw new AppError('not_found')
  return found
}
