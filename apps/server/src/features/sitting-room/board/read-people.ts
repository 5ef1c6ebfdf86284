import type { Tx, tables } from '@prostuti/db'
import { toLatinDigits } from '@prostuti/text/digits'
import { maskPhone } from '@prostuti/text/phone'
import { searchKey } from '@prostuti/text/search-key'
import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { literally } from '../../../input/typed-text.ts'
import { atMost } from '../../../queues/at-most.ts'
import { type Bounds, seesDoctor, seesEverybody } from '../sitting-scope.ts'

export type Person = { name: string; phone: string; where: tables.LocalizedText | null }

const list = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::int[]`

/** Names, masked numbers and timetables of some; of several enrolments, rather the one by which they sit the paper. */
async function readPeople(
  tx: Tx,
  { paperId, doctorIds }: { paperId: number; doctorIds: readonly number[] },
): Promise<Map<number, Person>> {
  if (doctorIds.length === 0) return new Map()
  const { rows } = await tx.execute<{
    id: number
    name: string
    phone: string
    where: tables.LocalizedText | null
  }>(sql`
    select doctor.id, doctor.name, doctor.phone, own.title as where
    from doctor left join lateral (
      select schedule.title from enrolment join schedule on schedule.id = enrolment.schedule_id
      where enrolment.doctor_id = doctor.id and enrolment.state = 'active'
      order by exists (select from paper_batch where paper_id = ${paperId} and paper_batch.batch_id = enrolment.batch_id)
          or exists (select from schedule_event
            where schedule_event.paper_id = ${paperId} and schedule_event.schedule_id = enrolment.schedule_id) desc,
        enrolment.id desc limit 1) own on true
    where doctor.id = any(${list(doctorIds)})`)
  return new Map(rows.map(({ id, name, phone, where }) => [id, { name, phone: maskPhone(phone), where }]))
}

const knownAtMost = 20_000
const knownForMs = 5 * 60_000

/** Names hardly change while an exam is sat, and the board is asked for every second. */
export function createPeopleReader(tx: Tx) {
  const known = new LRUCache<string, Person>({ ...atMost(knownAtMost), ttl: knownForMs })
  return async (paperId: number, doctorIds: readonly number[]): Promise<Map<number, Person>> => {
    const unknown = doctorIds.filter((id) => !known.has(`${paperId} ${id}`))
    for (const [id, person] of await readPeople(tx, { paperId, doctorIds: unknown }))
      known.set(`${paperId} ${id}`, person)
    return new Map(
      doctorIds.flatMap((id) => [[id, known.get(`${paperId} ${id}`)!] as const]).filter(([, person]) => person),
    )
  }
}

/** Fewer digits are the end of too many numbers; more would read a hidden number digit by digit. */
const phoneEnd = /^\d{3,4}$/

/** Which of these doctors are meant by what was typed: the beginning of words of their name, or the end of their number. */
export async function findTyped(tx: Tx, doctorIds: readonly number[], typed: string): Promise<Set<number>> {
  const digits = toLatinDigits(typed).replaceAll(/[\s-]/g, '')
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const isMeant = phoneEnd.test(digits)
    ? sql`reverse(phone) like ${`${[...digits].toReversed().join('')}%`}`
    : sql.join(
        words.map((word) => sql`(' ' || search_key) like ${`% ${literally(searchKey(word))}%`}`),
        sql` and `,
      )
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from doctor where id = any(${list(doctorIds)}) and closed_at is null and ${isMeant}`)
  return new Set(rows.map(({ id }) => id))
}

/** Which of these doctors are of the member's courses and branches; null for who sees everybody. */
export async function findSeen(tx: Tx, doctorIds: readonly number[], bounds: Bounds): Promise<Set<number> | null> {
  if (seesEverybody(bounds)) return null
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from unnest(${list(doctorIds)}) as one (id) where ${seesDoctor(bounds, sql`one.id`)}`)
  return new Set(rows.map(({ id }) => id))
}
