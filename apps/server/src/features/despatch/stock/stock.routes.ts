import * as calls from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerStaffCall, registerStaffWrite } from '../../staff/index.ts'
import { listStock, readStock } from './list-stock.ts'
import { moveStock, setShelf } from './move-stock.ts'
import { readPickList } from './pick-list.ts'

/** What lies on the shelves, and what is fetched from them. */
export function stockRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.listStock, ({ query, member, now }) => listStock(db, { ...query, member, now }))
  registerStaffCall(app, deps, calls.readStock, ({ params: { id }, query: { before }, member, now }) =>
    readStock(db, { id, before, member, now }),
  )
  registerStaffCall(app, deps, calls.readPickList, ({ query: { ids }, member }) => readPickList(db, { ids, member }))

  registerStaffWrite(app, deps, calls.moveStock, async (tx, { params: { id }, body, member, now }) => {
    const { before, after, reason } = await moveStock(tx, { id, member, given: body, now })
    return {
      answer: { on_shelf: after },
      ...{ resource: 'sheet', resourceId: id, before: { on_shelf: before }, after: { on_shelf: after } },
      ...(reason !== null && { reason }),
      action: `stock_${body.kind}` as const,
    }
  })
  registerStaffWrite(app, deps, calls.setShelf, async (tx, { params: { id }, body, member }) => {
    const { before, after } = await setShelf(tx, { id, member, shelf: body.shelf })
    return {
      answer: { id },
      ...{ resource: 'sheet', resourceId: id, before: { shelf: before }, after: { shelf: after } },
      action: 'shelf_set' as const,
    }
  })
}
