import { type Db, type Tx, tables } from '@prostuti/db'
import { normalizePhone } from '@prostuti/text/phone'
import { and, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { literally } from '../../input/typed-text.ts'
import { isOwnDoctor, type StaffMember } from '../staff/index.ts'
import type { Typed } from './read-typed.ts'

const { doctor } = tables

/** How much of a mistyped word must be found again. */
const likeness = '0.5'
/** So many are compared; a name that thousands have is found by a second word. */
const comparedAtMost = 1_000
/** Where one word is wrong, so many of those who have the others are compared with it. */
const comparedWithWrong = 4_000
/** Whoever has so many of the name before them asks for a second word rather than for other names. */
const enough = 10
/** Fewer digits are the end of too many numbers. */
const fewestDigits = 3
/** More would read a hidden number digit by digit; beyond them only the whole number finds whose it is. */
const mostDigits = 4

/** Who was found, and whether by a number, by their name, or by one that is only near to what was typed. */
export type FoundDoctor = { id: number; by: 'number' | 'name' | 'near' }

/** What is looked for, by whom, and how many are enough. */
type DoctorSearch = { typed: Typed; member: StaffMember; limit: number }

/** The nearest first: who has every word, then those of whose name one word is another, then those whose words all look alike. */
export async function findDoctorIds(db: Db, { typed, member, limit }: DoctorSearch): Promise<FoundDoctor[]> {
  const isTheirs = and(isNull(doctor.closedAt), isOwnDoctor(member, sql`${doctor.id}`))
  const byNumber = numbersIn(typed)
  if (byNumber) return as('number', await findIds(db, { where: and(isTheirs, byNumber), limit }))
  // A name may have a number beside it: `nusrat 104218`.
  const numbers = typed.words.filter(({ written }) => isNumber(written)).map(({ written }) => ofNumber(written))
  const names = typed.words.filter(({ written }) => !isNumber(written))
  const words = telling(names)
  // What is often left out keeps nobody out, but who has it comes first.
  const spare = names.filter((name) => !words.includes(name)).map(isThere)
  if (words.length === 0) return []
  const isMeant = and(isTheirs, ...numbers)
  const exact = { where: and(isMeant, ...words.map(isIn)), score: sum([...words.map(closeness), ...spare]), limit }
  const found = as('name', await findIds(db, exact))
  const near = found.length < enough ? await findNear(db, { words, spare, isMeant, limit }) : []
  const known = new Set(found.map(({ id }) => id))
  return [
    ...found,
    ...as(
      'near',
      near.filter((id) => !known.has(id)),
    ),
  ].slice(0, limit)
}

const findNear = async (db: Db, asked: Near): Promise<number[]> => {
  const oneWrong = await findOneWrong(db, asked)
  return oneWrong.length > 0 ? oneWrong : findAlike(db, asked)
}

const as = (by: FoundDoctor['by'], ids: number[]): FoundDoctor[] => ids.map((id) => ({ id, by }))

type Near = { words: Typing[]; spare: SQL[]; isMeant: SQL | undefined; limit: number }

/** All words but one are theirs: that one was heard or typed wrongly. Whose name has the likest word comes first. */
async function findOneWrong(db: Db, { words, spare, isMeant, limit }: Near): Promise<number[]> {
  if (words.length < 2) return []
  const withWrong = words.map((wrong) => {
    const others = words.filter((word) => word !== wrong).map(isIn)
    return sql`(select ${doctor.id}, ${sum([similarity(wrong), ...spare.map((there) => sql`0.1 * ${there}`)])} as score, length(${doctor.name}) as long
      from ${doctor} where ${and(isMeant, ...others)} limit ${comparedWithWrong})`
  })
  const { rows } = await db.execute<{ id: number }>(sql`
    with found as materialized (${sql.join(withWrong, sql` union all `)})
    select id from found group by id order by max(score) desc, min(long), id limit ${limit}`)
  return rows.map(({ id }) => id)
}

const findAlike = (db: Db, { words, isMeant, limit }: Near): Promise<number[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`)
    return findIds(tx, { where: and(isMeant, ...words.map(looksLike)), score: sum(words.map(similarity)), limit })
  })

const isNumber = (word: string): boolean => /^\d{3,}$/.test(word)

function numbersIn({ digits, code }: Typed): SQL | undefined {
  if (/^[AD]-?\d{2,7}$/.test(code)) return eq(doctor.bmdc, code.replace(/^([AD])-?/, '$1-'))
  return digits === undefined || digits.length < fewestDigits ? undefined : ofNumber(digits)
}

/** A BMDC number, a whole phone, or the end of one. */
function ofNumber(digits: string): SQL | undefined {
  const phone = normalizePhone(digits)
  return or(
    phone === undefined ? undefined : eq(doctor.phone, phone),
    digits.length > mostDigits
      ? undefined
      : sql`reverse(${doctor.phone}) like ${`${[...digits].toReversed().join('')}%`}`,
    inArray(doctor.bmdc, [`A-${digits}`, `D-${digits}`]),
  )
}

type Typing = Typed['words'][number]

/** Mohammad, Mosammat and their short forms, as they sound. */
const titlesOfNames = new Set(['m', 'md', 'mmd', 'mmt', 'ms', 'mst', 'msmt'])

/** `al`, `ul`, `md`, `mohammad` are left out of names as often as not: they count where nothing else was typed. */
function telling(words: Typing[]): Typing[] {
  const longer = words.filter(
    ({ written, sound }) => written.length > 2 && sound !== null && sound.length > 1 && !titlesOfNames.has(sound),
  )
  return longer.length > 0 ? longer : words
}

/** At the start of one of the name's words, as it is written or as it sounds. */
const isIn = ({ written, sound }: Typing): SQL =>
  or(
    like(doctor.searchKey, `${literally(written)}%`),
    like(doctor.searchKey, `% ${literally(written)}%`),
    ...(sound === null ? [] : soundsLike(sound).map((pattern) => like(doctor.soundKey, pattern))),
  )!

/** Two letters are the sound of too many beginnings, so they have to be the whole word. */
const soundsLike = (sound: string): string[] =>
  sound.length > 2 ? [`${sound}%`, `% ${sound}%`] : [sound, `${sound} %`, `% ${sound} %`, `% ${sound}`]

/** A word that is the whole word is nearer than one that only begins like it, and that is nearer than one that sounds so. */
const closeness = ({ written, sound }: Typing): SQL => sql`case
  when strpos(' ' || ${doctor.searchKey} || ' ', ${` ${written} `}) > 0 then 4
  when strpos(' ' || ${doctor.searchKey}, ${` ${written}`}) > 0 then 3
  when strpos(' ' || ${doctor.soundKey} || ' ', ${` ${sound ?? written} `}) > 0 then 2 else 1 end`

const looksLike = ({ written, sound }: Typing): SQL =>
  sound === null ? sql`${written} <% ${doctor.searchKey}` : sql`${sound} <% ${doctor.soundKey}`

const similarity = ({ written, sound }: Typing): SQL =>
  sound === null
    ? sql`word_similarity(${written}, ${doctor.searchKey})`
    : sql`word_similarity(${sound}, ${doctor.soundKey})`

const isThere = (word: Typing): SQL => sql`case when ${isIn(word)} then 5 else 0 end`

const sum = (terms: SQL[]): SQL => sql.join(terms, sql` + `)

type DoctorQuery = { where: SQL | undefined; score?: SQL; limit: number }

async function findIds(tx: Tx, { where, score = sql`0`, limit }: DoctorQuery): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with found as materialized (
      select ${doctor.id}, ${score} as score, length(${doctor.name}) as long from ${doctor}
      where ${where} limit ${comparedAtMost})
    select id from found order by score desc, long, id limit ${limit}`)
  return rows.map(({ id }) => id)
}
