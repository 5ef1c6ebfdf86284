import type { OrderCall } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { registerStaffWrite, type StaffMember } from '../staff/index.ts'
import { moveBefore } from './move-before.ts'

type Arranged = {
  /** As revisions and the audit call it. */
  resource: string
  table: PgTable & { id: PgColumn; position: PgColumn }
  /** Where each album has an order of its own: the column that says which. */
  within?: PgColumn
  scope?: (member: StaffMember) => SQL | undefined
}

/** Puts the call on the server that arranges a list by hand. */
export function registerOrder(
  app: FastifyInstance,
  deps: Deps,
  call: OrderCall,
  { resource, table, within, scope }: Arranged,
): void {
  registerStaffWrite(app, deps, call, async (tx, { body: { id, before }, member }) => {
    const all = await holdAll(tx, id)
    const ids = all.map((row) => row.id)
    const own = await ownOf(tx, ids, scope?.(member))
    const mine = ids.filter((each) => own.has(each))
    const moved = moveBefore(mine, id, before)
    if (moved === undefined) throw new AppError('not_found')
    // What is not the member's stays where it is: theirs only change places with each other.
    const wanted = ids.map((each) => (own.has(each) ? moved[mine.indexOf(each)]! : each))
    const positionOf = new Map(all.map((row) => [row.id, row.position]))
    const changed = wanted
      .map((each, index) => ({ id: each, position: index + 1 }))
      .filter((row) => positionOf.get(row.id) !== row.position)
    if (changed.length > 0)
      await tx.execute(
        sql`update ${table} set position = wanted.position from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as wanted(id int, position int) where ${table.id} = wanted.id`,
      )
    return {
      answer: { before: mine[mine.indexOf(id) + 1] ?? null },
      resource,
      resourceId: id,
      before: { position: ids.indexOf(id) + 1 },
      after: { position: wanted.indexOf(id) + 1 },
    }
  })

  /** The whole list that `id` stands in, in its order, held against whoever else arranges it. */
  async function holdAll(tx: Transaction, id: number) {
    // Row locks alone would not do: who waits for them goes on with the order that it read before.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${resource}`}))`)
    const same = within && sql`${within} = (select ${within} from ${table} where ${eq(table.id, id)})`
    const rows = await tx
      .select({ id: table.id, position: table.position })
      .from(table)
      .where(same)
      .orderBy(asc(table.position), asc(table.id))
      .for('update')
    return rows as { id: number; position: number }[]
  }

  /** Which of them the member may move. */
  async function ownOf(tx: Transaction, ids: number[], isMine: SQL | undefined): Promise<Set<number>> {
    if (isMine === undefined) return new Set(ids)
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), isMine))
    return new Set((rows as { id: number }[]).map((row) => row.id))
  }
}
