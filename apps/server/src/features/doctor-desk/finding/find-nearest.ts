import { type Db, tables } from '@prostuti/db'
import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Typed } from '../../doctor-search/index.ts'
import { isOwnDoctor, type StaffMember } from '../../staff/index.ts'

const { doctor } = tables

const shownAtMost = 5
/** So many are compared: a sound that thousands have says little. */
const comparedAtMost = 2_000
/** How like one of the words must be, tried from strict to loose. */
const likenesses = ['0.6', '0.4', '0.3']

type NearSearch = { typed: Typed; member: StaffMember }

/** Nobody has the name that was typed: the five whose names come nearest to some of it. */
export async function findNearest(db: Db, { typed, member }: NearSearch): Promise<number[]> {
  const words = typed.words.filter(({ written }) => written.length > 2 && !/^\d+$/.test(written))
  if (words.length === 0) return []
  const isNear = or(
    ...words.map(({ written, sound }) =>
      sound === null ? sql`${written} <% ${doctor.searchKey}` : sql`${sound} <% ${doctor.soundKey}`,
    ),
  )
  const scores: SQL[] = words.map(
    ({ written, sound }) =>
      sql`greatest(word_similarity(${written}, ${doctor.searchKey}), word_similarity(${sound ?? written}, ${doctor.soundKey}))`,
  )
  const isTheirs = and(isNull(doctor.closedAt), isOwnDoctor(member, sql`${doctor.id}`))
  return db.transaction(async (tx) => {
    for (const likeness of likenesses) {
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`)
      const { rows } = await tx.execute<{ id: number }>(sql`
        with near as materialized (
          select ${doctor.id}, ${sql.join(scores, sql` + `)} as score from ${doctor}
          where ${and(isTheirs, isNear)} limit ${comparedAtMost})
        select id from near order by score desc, id limit ${shownAtMost}`)
      if (rows.length > 0) return rows.map(({ id }) => id)
    }
    return []
  })
}
