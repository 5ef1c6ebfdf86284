import { type Db, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizeName } from '@prostuti/text/name'
import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { lockDoctor } from './lock-doctor.ts'
import { ownDevice } from './own-device.ts'
import { readPolicy } from './read-policy.ts'
import { withdrawRequestOfDoctor } from './withdraw-request.ts'

const { deviceRequest } = tables

const dayMs = 24 * 60 * 60 * 1000
const mostADay = 5

type Input = { doctorId: number; deviceId: number; reason: string; locale: Locale; now: Date }

/** Below the limit one may ask too: a doctor who lost the SIM gets no code. */
export const requestDevice = (db: Db, { doctorId, deviceId, reason, locale, now }: Input): Promise<void> =>
  db.transaction(async (tx) => {
    const words = normalizeName(reason)
    if (words === '') throw invalidFields({ reason: messages.error_field_required({}, { locale }) })
    await lockDoctor(tx, doctorId)
    const { locking } = await readPolicy(tx)
    const own = await ownDevice(tx, { doctorId, deviceId })
    if (own.verifiedAt !== null || !locking) throw new AppError('forbidden')
    const recent = and(
      eq(deviceRequest.doctorId, doctorId),
      gt(deviceRequest.createdAt, new Date(now.getTime() - dayMs)),
    )
    if ((await tx.$count(deviceRequest, recent)) >= mostADay)
      throw new AppError('too_many_requests', { retryAfterSeconds: dayMs / 1000 })
    await withdrawRequestOfDoctor(tx, doctorId, now)
    await tx.insert(deviceRequest).values({ doctorId, deviceId, reason: words, createdAt: now })
  })
