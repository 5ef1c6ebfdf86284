import { type AuditResource, auditColumns, listAudit, listAuditChoices, readAuditEntry } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listResource, type ResourceStore, registerExport } from '../resource/index.ts'
import { registerStaffCall } from '../staff/index.ts'
import { auditList, auditScope } from './audit-list.ts'
import { auditRows } from './audit-rows.ts'
import { listChoices } from './list-choices.ts'

/** What was done in the office, to be looked up. Nothing here writes. */
export function auditTrailRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  // A list that is read and taken away as a file, and has nothing else of a resource.
  const resource = auditColumns as unknown as AuditResource
  const store = { list: auditList } as ResourceStore<AuditResource>

  registerStaffCall(app, deps, listAudit, async ({ query, member }) => ({
    ...(await listResource<AuditResource>(db, store, { query, member, resource })),
    many: [],
  }))
  registerExport<AuditResource>(app, deps, resource, store)

  registerStaffCall(app, deps, readAuditEntry, async ({ params, member }) => {
    const where = and(eq(tables.auditEntry.id, params.id), auditScope(member))
    const [found] = await auditRows(db, { where, limit: 1 })
    if (found === undefined) throw new AppError('not_found')
    return { ...found.line, ...found.more }
  })

  registerStaffCall(app, deps, listAuditChoices, ({ member }) => listChoices(db, member))
}
