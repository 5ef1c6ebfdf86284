import {
  dropListQuery,
  readListView,
  savedQueriesAtMost,
  saveListColumns,
  saveListQuery,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { formatNumber } from '@prostuti/text/numbers'
import { and, asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { registerStaffCall } from '../../staff/index.ts'

const { listColumns, savedQuery } = tables

/** How each member likes their lists. Nobody else's matter, so that nothing of it is in the audit. */
export function listViewRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, readListView, async ({ member, query: { list } }) => {
    const [chosen] = await db
      .select({ columns: listColumns.columns })
      .from(listColumns)
      .where(and(eq(listColumns.staffId, member.id), eq(listColumns.list, list)))
    const queries = await db
      .select({ id: savedQuery.id, name: savedQuery.name, query: savedQuery.query })
      .from(savedQuery)
      .where(and(eq(savedQuery.staffId, member.id), eq(savedQuery.list, list)))
      .orderBy(asc(savedQuery.name), asc(savedQuery.id))
    return { columns: chosen?.columns ?? null, queries }
  })

  registerStaffCall(app, deps, saveListColumns, async ({ member, body: { list, columns } }) => {
    if (columns === null)
      await db.delete(listColumns).where(and(eq(listColumns.staffId, member.id), eq(listColumns.list, list)))
    else
      await db
        .insert(listColumns)
        .values({ staffId: member.id, list, columns })
        .onConflictDoUpdate({ target: [listColumns.staffId, listColumns.list], set: { columns } })
    return undefined
  })

  registerStaffCall(app, deps, saveListQuery, async ({ member, body: { list, name, query }, locale, now }) => {
    const kept = await db.$count(savedQuery, and(eq(savedQuery.staffId, member.id), eq(savedQuery.list, list)))
    if (kept >= savedQueriesAtMost) {
      const count = formatNumber(savedQueriesAtMost, locale)
      throw new AppError('validation_failed', {
        fields: { name: [messages.office_query_too_many({ count }, { locale })] },
      })
    }
    const [made] = await db
      .insert(savedQuery)
      .values({ staffId: member.id, list, name, query, createdAt: now })
      .returning({ id: savedQuery.id })
    return { id: made!.id }
  })

  registerStaffCall(app, deps, dropListQuery, async ({ member, params: { id } }) => {
    const dropped = await db
      .delete(savedQuery)
      .where(and(eq(savedQuery.id, id), eq(savedQuery.staffId, member.id)))
      .returning({ id: savedQuery.id })
    if (dropped.length === 0) throw new AppError('not_found')
    return undefined
  })
}
