import { type Tx, tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, like, or, type SQL, sql } from 'drizzle-orm'
import { literally } from '../../../input/typed-text.ts'
import { type BatchFilter, passes } from './batch-filter.ts'
import type { BatchSort } from './find-batches.ts'
import { payable } from './open-batches.ts'
import { readSearchWords, type SearchWord } from './read-search-words.ts'

const { batch } = tables

type BatchSearch = {
  q: string
  filter: BatchFilter
  /** Without one the best finds come first. */
  sort: BatchSort | undefined
  now: Date
  limit: number
  offset: number
}

type Found = { ids: number[]; total: number }

/** How much of a mistyped word must be found again; at 0.4 'fcsp' still finds FCPS. */
const likeness = '0.4'

/**
 * Open batches in which every word is found: as it is written anywhere, or by its sound at the start of a word, so that
 * 'medisin' finds মেডিসিন. Only when there is none, words that look alike count too.
 */
export async function searchBatches(tx: Tx, asked: BatchSearch): Promise<Found> {
  const words = await readSearchWords(tx, asked.q)
  if (words.length === 0) return { ids: [], total: 0 }
  const exact = await find(tx, asked, and(...words.map(isIn))!, sum(words.map(closeness)))
  if (exact.total > 0) return exact
  return tx.transaction(async (inside) => {
    await inside.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`)
    return find(inside, asked, and(...words.map(looksLike))!, sum(words.map(similarity)))
  })
}

async function find(
  tx: Tx,
  { filter, sort, now, limit, offset }: BatchSearch,
  matches: SQL,
  score: SQL,
): Promise<Found> {
  const today = sql`${dhakaDate(now)}::date`
  const orders = {
    best: sql`score desc, starts_on < ${today}, abs(starts_on - ${today}), id`,
    start: sql`starts_on < ${today}, abs(starts_on - ${today}), id`,
    fee: sql`payable, id`,
    '-fee': sql`payable desc, id desc`,
  }
  const { rows } = await tx.execute<Found>(sql`
    with found as materialized (
      select ${batch.id}, ${batch.startsOn}, ${payable(now)} as payable, ${score} as score
      from ${batch} where ${passes(filter, now)} and ${matches})
    select (select count(*)::int from found) as total,
      array(select id from found order by ${orders[sort ?? 'best']} limit ${limit} offset ${offset}) as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}

const sum = (terms: SQL[]): SQL => sql.join(terms, sql` + `)

function isIn({ written, sound }: SearchWord): SQL {
  return or(like(batch.searchKey, `%${literally(written)}%`), ...(sound === null ? [] : soundsLike(sound)))!
}

/** Two letters are the sound of too many beginnings, so they have to be the whole word. */
function soundsLike(sound: string): SQL[] {
  const patterns = sound.length > 2 ? [`${sound}%`, `% ${sound}%`] : [sound, `${sound} %`, `% ${sound} %`, `% ${sound}`]
  return patterns.map((pattern) => like(batch.soundKey, pattern))
}

/** A word that begins as it was typed is nearer than one that holds it, and that is nearer than one that sounds alike. */
const closeness = ({ written }: SearchWord): SQL => sql`case
  when strpos(' ' || ${batch.searchKey}, ${` ${written}`}) > 0 then 3 when strpos(${batch.searchKey}, ${written}) > 0 then 2 else 1 end`

const looksLike = ({ written, sound }: SearchWord): SQL =>
  or(sql`${written} <% ${batch.searchKey}`, sound === null ? undefined : sql`${sound} <% ${batch.soundKey}`)!

const similarity = ({ written, sound }: SearchWord): SQL =>
  sql`greatest(word_similarity(${written}, ${batch.searchKey}), word_similarity(${sound ?? written}, ${batch.soundKey}) * 0.9)`
