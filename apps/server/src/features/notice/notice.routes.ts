import * as calls from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { countUnread } from './count-unread.ts'
import { findNotice } from './find-notice.ts'
import { listNotices } from './list-notices.ts'
import { readAllNotices, readNotice } from './read-notice.ts'

const perPageUnlessAsked = 20

/** Doctor block: what the centre tells its doctors, and how much of it is new. */
export function noticeRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  registerCall(app, calls.notices, ({ request, reply, locale, query }) => {
    reply.header('cache-control', 'no-store')
    return listNotices(db, {
      doctorId: signInOf(request).doctorId,
      now: clock(),
      locale,
      page: query.page ?? 1,
      perPage: query['per-page'] ?? perPageUnlessAsked,
      unreadOnly: query.only === 'unread',
    })
  })

  registerCall(app, calls.notice, async ({ request, reply, locale, params }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return { notice: await findNotice(db, { doctorId, now: clock(), locale, noticeId: params.id }) }
  })

  registerCall(app, calls.unread, ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return countUnread(db, { doctorId: signInOf(request).doctorId, now: clock() })
  })

  registerCall(app, calls.readNotice, async ({ request, reply, params }) => {
    reply.header('cache-control', 'no-store')
    const reader = { doctorId: ownDoctorOf(request), now: clock() }
    await readNotice(db, { ...reader, noticeId: params.id })
    return countUnread(db, reader)
  })

  registerCall(app, calls.readAllNotices, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const reader = { doctorId: ownDoctorOf(request), now: clock() }
    await readAllNotices(db, reader)
    return countUnread(db, reader)
  })
}
