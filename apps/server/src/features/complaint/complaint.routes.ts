import {
  closeComplaint as closeComplaintCall,
  listComplaints as listComplaintsCall,
  markComplaintRead,
  raiseComplaint as raiseComplaintCall,
  readComplaint as readComplaintCall,
  reopenComplaint as reopenComplaintCall,
  sendComplaintMessage,
} from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { complaintFileRoutes } from './attachments/complaint-files.routes.ts'
import { closeComplaint } from './close-complaint.ts'
import { complaintsByDoctor, messagesByDoctor } from './limits.ts'
import { listComplaints } from './list-complaints.ts'
import { markRead } from './mark-read.ts'
import { presentMessages } from './present-messages.ts'
import { raiseComplaint } from './raise-complaint.ts'
import { readComplaint } from './read-complaint.ts'
import { reopenComplaint } from './reopen-complaint.ts'
import { sendMessage } from './send-message.ts'

/** Doctor block. */
export function complaintRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, env, clock } = deps
  const { db } = database
  const spend = (limit: RateLimit, doctorId: number) =>
    spendByDoctor(db, limit, { doctorId, secret: env.appSecret, now: clock() })

  registerCall(app, listComplaintsCall, ({ request, reply, query }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return listComplaints(db, { doctorId, page: query.page ?? 1, perPage: query['per-page'] ?? 20 })
  })

  registerCall(app, raiseComplaintCall, async ({ request, body }) => {
    const doctorId = ownDoctorOf(request)
    await spend(complaintsByDoctor, doctorId)
    return { complaint_id: await db.transaction((tx) => raiseComplaint(tx, { doctorId, wish: body, now: clock() })) }
  })

  registerCall(app, readComplaintCall, ({ request, reply, params, query, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return readComplaint(db, { doctorId, complaintId: params.id, ...query, locale })
  })

  registerCall(app, sendComplaintMessage, async ({ request, params, body }) => {
    const doctorId = ownDoctorOf(request)
    await spend(messagesByDoctor, doctorId)
    return db.transaction(async (tx) => {
      const row = await sendMessage(tx, { doctorId, complaintId: params.id, wish: body, now: clock() })
      const [message] = await presentMessages(tx, [row])
      return { message: message! }
    })
  })

  registerCall(app, markComplaintRead, async ({ request, params, body }) => {
    const doctorId = ownDoctorOf(request)
    await markRead(db, { doctorId, complaintId: params.id, messageId: body.message_id })
    return undefined
  })

  registerCall(app, closeComplaintCall, async ({ request, params }) => {
    const doctorId = ownDoctorOf(request)
    await spend(messagesByDoctor, doctorId)
    await db.transaction((tx) => closeComplaint(tx, { complaintId: params.id, by: { doctorId }, now: clock() }))
    return undefined
  })

  registerCall(app, reopenComplaintCall, async ({ request, params }) => {
    const doctorId = ownDoctorOf(request)
    await spend(messagesByDoctor, doctorId)
    await db.transaction((tx) => reopenComplaint(tx, { complaintId: params.id, doctorId, now: clock() }))
    return undefined
  })

  complaintFileRoutes(app, deps)
}
