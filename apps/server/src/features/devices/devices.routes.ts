import {
  endSignIn as endSignInCall,
  listDevices as listDevicesCall,
  listSignIns as listSignInsCall,
  releaseDevice as releaseDeviceCall,
  requestDevice as requestDeviceCall,
  requestDeviceOtp as requestDeviceOtpCall,
  verifyDevice as verifyDeviceCall,
} from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { listDevices } from './list-devices.ts'
import { releaseDevice } from './release-device.ts'
import { requestDevice } from './request-device.ts'
import { sendDeviceOtp } from './send-device-otp.ts'
import { endSignIn } from './sign-ins/end-sign-in.ts'
import { listSignIns } from './sign-ins/list-sign-ins.ts'
import { verifyDevice } from './verify-device.ts'

/** Signed-in block: what a doctor on a device that is not verified yet must be able to do. */
export function deviceRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps

  registerCall(app, listDevicesCall, ({ request, locale, reply }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId, deviceId } = signInOf(request)
    return listDevices(database.db, { doctorId, deviceId, locale, now: clock() })
  })

  registerCall(app, requestDeviceOtpCall, ({ request, locale }) => {
    return sendDeviceOtp(deps, { ...ownSignInOf(request), locale, address: request.ip })
  })

  registerCall(app, verifyDeviceCall, async ({ request, body, locale }) => {
    await verifyDevice(deps, {
      ...ownSignInOf(request),
      code: body.code,
      releaseDeviceId: body.release_device_id ?? undefined,
    })
    return { device_verified: true as const, message: messages.device_verified({}, { locale }) }
  })

  registerCall(app, requestDeviceCall, async ({ request, body, locale }) => {
    await requestDevice(database.db, { ...ownSignInOf(request), reason: body.reason, locale, now: clock() })
    return { message: messages.device_request_sent({}, { locale }) }
  })
}

/** Doctor block: only from a verified device. */
export function doctorDeviceRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  registerCall(app, releaseDeviceCall, async ({ request, params, locale }) => {
    const { doctorId } = ownSignInOf(request)
    await releaseDevice(db, { doctorId, deviceId: params.id, now: clock() })
    return { message: messages.device_released({}, { locale }) }
  })

  registerCall(app, listSignInsCall, ({ request, locale, reply }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId, id } = signInOf(request)
    return listSignIns(db, { doctorId, signInId: id, locale, now: clock() })
  })

  registerCall(app, endSignInCall, async ({ request, params }) => {
    const { doctorId } = ownSignInOf(request)
    await endSignIn(db, { doctorId, signInId: params.id, now: clock() })
    return undefined
  })
}

/** Staff who look at the site as the doctor have no device here, and leave the doctor's alone: they have ways of their own. */
function ownSignInOf(request: FastifyRequest): { doctorId: number; deviceId: number } {
  const { doctorId, deviceId } = signInOf(request)
  if (deviceId === null) throw new AppError('forbidden')
  return { doctorId, deviceId }
}
