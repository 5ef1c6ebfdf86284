import { type Tx, tables } from '@prostuti/db'
import { alikeFrom } from '@prostuti/exam-rules'
import { searchKey } from '@prostuti/text/search-key'
import { desc, ne, sql } from 'drizzle-orm'
import type { Alike } from './alike-rows.ts'

const { question } = tables

/** Questions of the bank that say nearly the same as one that was written anew. */
export async function findAlikeTo(tx: Tx, words: string): Promise<Alike[]> {
  const key = searchKey(words)
  const share = sql<number>`similarity(${question.searchKey}, ${key})`
  return tx
    .select({ questionId: question.id, percent: sql<number>`round(${share} * 100)::int` })
    .from(question)
    .where(sql`${question.searchKey} % ${key} and ${share} >= ${alikeFrom}::real and ${ne(question.state, 'retired')}`)
    .orderBy(desc(share), question.id)
    .limit(3)
}
