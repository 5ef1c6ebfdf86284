import type { ResponseOf } from '@prostuti/contract'
import type { previewMerge } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { decideClash, type Held } from './decide-clash.ts'

export type Pair = { kept: number; gone: number }
type Shown = ResponseOf<typeof previewMerge>['clashes'][number]

/** Where both have the same; of what is bought also the ids by which the one that is given up is found. */
export type Clash = Shown & { keptThing?: number; goneThing?: number }

type Facts = { isPaid: boolean; isIn: boolean }
type Both = { title: tables.LocalizedText; keptThing: number; goneThing: number; kept: Facts; gone: Facts }

/** Of one side: whether its order binds, and whether it is more than an order. */
const held = (isPaid: SQL, isIn: SQL): SQL => sql`json_build_object('isPaid', ${isPaid}, 'isIn', ${isIn})`

export async function findClashes(tx: Tx, pair: Pair): Promise<Clash[]> {
  return [
    ...(await ofBatches(tx, pair)),
    ...(await ofEvents(tx, pair)),
    ...(await ofPapers(tx, pair)),
    ...(await ofProfiles(tx, pair)),
    ...(await ofDevices(tx, pair)),
  ]
}

const decided =
  (kind: 'enrolment' | 'event') =>
  ({ kept, gone, ...both }: Both): Clash => ({ kind, ...both, decision: decideClash(kept as Held, gone as Held) })

async function ofBatches(tx: Tx, { kept, gone }: Pair): Promise<Clash[]> {
  const isPaid = (side: string) =>
    sql`exists (select from purchase_order o where o.enrolment_id = ${sql.raw(side)}.id and o.booked_at is not null
      and o.closed_at is null and o.total_paisa > 0)`
  const isIn = (side: string) => sql`${sql.raw(side)}.state = 'active'`
  const { rows } = await tx.execute<Both>(sql`
    select batch.title, k.id as "keptThing", g.id as "goneThing",
      ${held(isPaid('k'), isIn('k'))} as kept, ${held(isPaid('g'), isIn('g'))} as gone
    from enrolment k join enrolment g on g.batch_id = k.batch_id join batch on batch.id = k.batch_id
    where k.doctor_id = ${kept} and g.doctor_id = ${gone}
      and k.state in ('pending', 'active') and g.state in ('pending', 'active') order by k.id`)
  return rows.map(decided('enrolment'))
}

async function ofEvents(tx: Tx, { kept, gone }: Pair): Promise<Clash[]> {
  const isRegistered = (id: number) =>
    sql`exists (select from event_registration r where r.event_id = event.id and r.doctor_id = ${id})`
  const hasOrder = (id: number, of: SQL = sql`true`) =>
    sql`exists (select from purchase_order o where o.event_id = event.id and o.doctor_id = ${id}
      and o.closed_at is null and ${of})`
  const isPaid = (id: number) => hasOrder(id, sql`o.booked_at is not null and o.total_paisa > 0`)
  const has = (id: number) => sql`(${isRegistered(id)} or ${hasOrder(id)})`
  const { rows } = await tx.execute<Both>(sql`
    select event.name as title, event.id as "keptThing", event.id as "goneThing",
      ${held(isPaid(kept), isRegistered(kept))} as kept, ${held(isPaid(gone), isRegistered(gone))} as gone
    from event where event.id in (
      select event_id from event_registration where doctor_id = ${gone}
      union select event_id from purchase_order where doctor_id = ${gone} and event_id is not null)
      and ${has(kept)} and ${has(gone)} order by event.id`)
  return rows.map(decided('event'))
}

/** Both sittings are in the ranks that others have read: each stays where it is. */
async function ofPapers(tx: Tx, { kept, gone }: Pair): Promise<Clash[]> {
  const { rows } = await tx.execute<{ title: tables.LocalizedText }>(sql`
    select title from paper where id in (select paper_id from attempt where doctor_id = ${kept}
      intersect select paper_id from attempt where doctor_id = ${gone}) order by id`)
  return rows.map(({ title }) => ({ kind: 'paper', title, decision: 'both_stay' }))
}

async function ofProfiles(tx: Tx, { kept, gone }: Pair): Promise<Clash[]> {
  const { rows } = await tx.execute<{ bmdc: boolean; email: boolean }>(sql`
    select k.bmdc <> g.bmdc as bmdc, k.email <> g.email as email from ${tables.doctor} k, ${tables.doctor} g
    where k.id = ${kept} and g.id = ${gone}`)
  return (['bmdc', 'email'] as const)
    .filter((kind) => rows[0]?.[kind])
    .map((kind) => ({ kind, title: null, decision: 'kept_counts' }))
}

async function ofDevices(tx: Tx, { kept, gone }: Pair): Promise<Clash[]> {
  const { rows } = await tx.execute<{ asked: number }>(sql`
    select count(*)::int as asked from device_request where doctor_id in (${kept}, ${gone}) and status = 'open'`)
  return rows[0]!.asked === 2 ? [{ kind: 'device_request', title: null, decision: 'kept_counts' }] : []
}
