import {
  cancelDelivery as cancelDeliveryCall,
  changeDelivery as changeDeliveryCall,
  courseSheets,
  readDelivery as readDeliveryCall,
  requestDelivery as requestDeliveryCall,
} from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { cancelDelivery, changeDelivery } from './delivery/change-delivery.ts'
import { readDelivery } from './delivery/read-delivery.ts'
import { requestDelivery } from './delivery/request-delivery.ts'
import { readSheets } from './read-sheets.ts'

/** A parcel can be taken back and asked for again, but not so often that its rows fill a disk. */
const parcelsByDoctor: RateLimit = { name: 'request-parcel', tries: 20, windowMs: 3_600_000 }

/** Doctor block. */
export function sheetRoutes(app: FastifyInstance, { database: { db }, env, clock, couriers }: Deps): void {
  registerCall(app, courseSheets, ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return readSheets(db, { doctorId, enrolmentId: params.id, couriers, locale, now: clock() })
  })

  registerCall(app, requestDeliveryCall, async ({ request, reply, params, body, locale }) => {
    reply.header('cache-control', 'no-store')
    const own = { doctorId: ownDoctorOf(request), enrolmentId: params.id, couriers, locale }
    await spendByDoctor(db, parcelsByDoctor, { ...own, secret: env.appSecret, now: clock() })
    const deliveryId = await db.transaction((tx) => requestDelivery(tx, { ...own, given: body, now: clock() }))
    return readDelivery(db, { ...own, deliveryId })
  })

  registerCall(app, readDeliveryCall, ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return readDelivery(db, { doctorId, enrolmentId: params.id, deliveryId: params.deliveryId, couriers, locale })
  })

  registerCall(app, changeDeliveryCall, async ({ request, reply, params, body, locale }) => {
    reply.header('cache-control', 'no-store')
    const own = { doctorId: ownDoctorOf(request), enrolmentId: params.id, deliveryId: params.deliveryId, locale }
    await db.transaction((tx) => changeDelivery(tx, { ...own, given: body, now: clock() }))
    return readDelivery(db, { ...own, couriers })
  })

  registerCall(app, cancelDeliveryCall, async ({ request, reply, params, locale }) => {
    reply.header('cache-control', 'no-store')
    const own = { doctorId: ownDoctorOf(request), enrolmentId: params.id, deliveryId: params.deliveryId }
    await db.transaction((tx) => cancelDelivery(tx, { ...own, now: clock() }))
    return readDelivery(db, { ...own, couriers, locale })
  })
}
