import type { practice, QueryOf, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { packTypes, timeFor } from '@prostuti/learning-rules/practice/practice-rules'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, eq, sql } from 'drizzle-orm'
import type { ParticipantCounts } from '../exam/index.ts'
import { onWire } from './choices.ts'
import type { Pool } from './pool/read-pool.ts'
import { listSets } from './sets/list-sets.ts'

const { practiceSetting, rulePack, subject, topic } = tables

type Builder = ResponseOf<typeof practice>
type BuilderQuery = QueryOf<typeof practice> & {
  doctorId: number
  pool: Pool
  now: Date
  locale: Locale
  counts: ParticipantCounts
}

/** What the page of practice opens with. */
export async function readBuilder(tx: Tx, query: BuilderQuery): Promise<Builder> {
  const { doctorId, pool, locale, topics = [] } = query
  const subjects = countSubjects(pool)
  const [names, packs, [setting], sets] = await Promise.all([
    namesOf(tx, [...subjects.keys()]),
    tx.select().from(rulePack).where(eq(rulePack.isActive, true)).orderBy(asc(rulePack.position), asc(rulePack.id)),
    tx.select().from(practiceSetting).where(eq(practiceSetting.doctorId, doctorId)),
    listSets(tx, query),
  ])
  const named = [...new Set([...topics, ...(setting?.choices.topicIds ?? [])])]
  return {
    total: pool.questions.length,
    subjects: names.map(({ id, name }) => ({ id, name: pickText(name, locale), count: subjects.get(id) ?? 0 })),
    topics: await topicsOf(tx, named, locale),
    packs: packs.map(({ rules }) => ({
      key: rules.key,
      name: pickText(rules.name, locale),
      types: packTypes(rules),
      seconds_each: Math.round((timeFor(rules, 100) * 60) / 100),
      negative_marking: rules.sections.some(({ rule }) => rule.wrong > 0),
    })),
    choices: setting ? onWire(setting.choices) : null,
    sets,
  }
}

function countSubjects({ questions }: Pool): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { subjectId } of questions) counts.set(subjectId, (counts.get(subjectId) ?? 0) + 1)
  return counts
}

const idsIn = (ids: readonly number[]) => sql`any(${`{${ids.join()}}`}::int[])`

const namesOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ id: subject.id, name: subject.name })
    .from(subject)
    .where(sql`${subject.id} = ${idsIn(ids)}`)
    .orderBy(asc(subject.id))

async function topicsOf(tx: Tx, ids: readonly number[], locale: Locale): Promise<Builder['topics']> {
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(topic)
    .where(sql`${topic.id} = ${idsIn(ids)}`)
    .orderBy(asc(topic.id))
  return rows.map(({ id, subjectId, name }) => ({ id, subject_id: subjectId, name: pickText(name, locale) }))
}
