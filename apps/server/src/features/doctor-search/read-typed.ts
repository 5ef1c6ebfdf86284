import type { Db } from '@prostuti/db'
import { toLatinDigits } from '@prostuti/text/digits'
import { sql } from 'drizzle-orm'

/** One word: as search keys have it, and as the sound keys of names do; null where it has no sound. */
type TypedWord = { written: string; sound: string | null }

export type Typed = {
  words: TypedWord[]
  /** As it stands on labels and receipts: capitals, no spaces. */
  code: string
  /** What is left when everything but digits is taken out; undefined where letters were typed too. */
  digits: string | undefined
}

/** Trigrams need three letters: a shorter word would look at every row. */
export const indexedLetters = 3

/** What stands between words, as the database's expressions have it. */
export const notOfWords = '[^[:alnum:]\u0980-\u09ff]+'

const mostWords = 6
/** Everybody who is looked for is one. */
const titles = new Set(['dr', 'ডা', 'ডাঃ', 'ডাক্তার', 'doctor', 'prof'])
const sounds = /^[0-9]*[a-z][a-z0-9]*$/

/** What somebody typed into the one box, taken apart by the functions that made the keys it is compared with. */
export async function readTyped(db: Db, q: string): Promise<Typed> {
  const { rows } = await db.execute<{ written: string; sound: string }>(sql`
    select written, replace(sound_key(written), 'h', '') as sound
    from regexp_split_to_table(search_key(${q}), ${notOfWords}) written
    where written <> ''`)
  const words = rows
    .filter(({ written }) => !titles.has(written))
    .slice(0, mostWords)
    .map(({ written, sound }) => ({ written, sound: sounds.test(sound) ? sound : null }))
  const code = toLatinDigits(q).replace(/\s/g, '').toUpperCase()
  const bare = code.replace(/[-+().#]/g, '')
  return { words, code, digits: /^\d+$/.test(bare) ? bare : undefined }
}
