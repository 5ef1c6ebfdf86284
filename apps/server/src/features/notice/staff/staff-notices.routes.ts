import * as calls from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { askNowAndThen } from '../../../queues/ask-now-and-then.ts'
import { registerResource } from '../../resource/index.ts'
import { registerStaffCall, registerStaffWrite } from '../../staff/index.ts'
import { countEverybody, countReach } from './count-reach.ts'
import { noticeRows } from './notice-rows.ts'
import { noticeScope, noticeStore } from './notice-store.ts'
import { withdrawNotice } from './withdraw-notice.ts'

/** What the centre tells its doctors, as staff write it. */
export function staffNoticeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const countOnce = askNowAndThen((_who: 'all') => countEverybody(db))
  const countAll = () => countOnce('all')
  registerResource(app, deps, calls.noticeResource, noticeStore(deps.clock, countAll))

  registerStaffCall(app, deps, calls.countNoticeReach, ({ query: { audience, id }, member }) =>
    countReach(db, { audience, id, member }),
  )

  registerStaffCall(app, deps, calls.readNoticeStanding, async ({ params, member, now }) => {
    const where = and(eq(tables.notice.id, params.id), noticeScope(member))
    const [found] = await noticeRows(db, { where, limit: 1, now, countAll })
    if (found === undefined) throw new AppError('not_found')
    const { state, reaches, reads, published_at, by } = found
    return { state, reaches, reads, published_at, by }
  })

  registerStaffWrite(app, deps, calls.withdrawNotice, async (tx, { params, body, member, now }) => {
    const { before, after } = await withdrawNotice(tx, { id: params.id, withdrawn: body.withdrawn, member, now })
    return {
      answer: { state: after },
      resource: 'notice',
      resourceId: params.id,
      action: body.withdrawn ? 'notice_withdrawn' : 'notice_put_back',
      before: { state: before },
      after: { state: after },
    }
  })
}
