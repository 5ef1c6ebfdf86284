import type { timelineGroups, timelineKinds, timelineThings } from '@prostuti/contract/staff'
import { type SQL, sql } from 'drizzle-orm'
import type { DoctorScope } from '../doctor-in-scope.ts'

type Group = (typeof timelineGroups)[number]
type Kind = (typeof timelineKinds)[number]
type Thing = (typeof timelineThings)[number]

/** The facts of one happening as SQL; what is left out is null. */
type Facts = Partial<
  Record<'title' | 'subtitle' | 'words' | 'state' | 'way' | 'paisa' | 'number' | 'outOf' | 'rank' | 'by', SQL>
>

type Source = {
  group: Group
  kind: Kind
  id: SQL
  at: SQL
  facts?: Facts
  thing?: { kind: Thing | SQL; id: SQL }
  /** `from … where …` */
  of: SQL
}

/** One select of the timeline: all of them have the same columns, so that they can be read as one. */
export const happenings = ({ group, kind, id, at, facts = {}, thing, of }: Source): SQL => sql`
  select ${group}::text as "group", ${kind}::text as kind, ${kind} || ':' || ${id} as key, ${at} as at,
    ${facts.title ?? sql`null`}::jsonb as title, ${facts.subtitle ?? sql`null`}::jsonb as subtitle,
    ${facts.words ?? sql`null`}::text as words,
    ${facts.state ?? sql`null`}::text as state, ${facts.way ?? sql`null`}::text as way,
    ${facts.paisa ?? sql`null`}::int as paisa, ${facts.number ?? sql`null`}::int as number,
    ${facts.outOf ?? sql`null`}::int as out_of, ${facts.rank ?? sql`null`}::int as rank,
    ${facts.by ?? sql`null`}::text as by,
    ${thing?.kind ?? sql`null`}::text as thing_kind, (${thing?.id ?? sql`null`})::text as thing_id
  ${of}`

/** Whether what hangs on this enrolment is the member's; what hangs on none belongs to no course. */
export const isSeen = ({ enrolmentIds, member }: DoctorScope, enrolmentId: SQL): SQL => {
  if (enrolmentIds === null) return sql`true`
  const isTheirs = sql`${enrolmentId} = any(${sql.param(enrolmentIds)}::int[])`
  return member.courseIds === null ? sql`(${enrolmentId} is null or ${isTheirs})` : isTheirs
}
