import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/** One word that was typed: as it is stored for search, and how it sounds where that says enough to look by. */
export type SearchWord = { written: string; sound: string | null }

const mostWords = 8
const letters = /^[0-9]*[a-z][a-z0-9]*$/

/** What was typed, taken apart by the same functions that made the stored keys. */
export async function readSearchWords(tx: Tx, typed: string): Promise<SearchWord[]> {
  const { rows } = await tx.execute<{ written: string; sound: string }>(sql`
    select written, sound_key(written) as sound
    from regexp_split_to_table(search_key(${typed}), '[^[:alnum:]\u0980-\u09ff]+') written
    where written <> '' limit ${mostWords}`)
  return rows.map(({ written, sound }) => ({ written, sound: sound.length > 1 && letters.test(sound) ? sound : null }))
}
