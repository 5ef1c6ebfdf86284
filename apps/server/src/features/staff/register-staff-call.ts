import type { ResponseOf } from '@prostuti/contract'
import type { AuditDeed, StaffCall } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type Caller, registerCall } from '../../plugins/register-call.ts'
import { changedFields, type Fields, writeAudit } from '../audit/index.ts'
import { tellStaff } from './live/tell-staff.ts'
import { requireStaff } from './session/require-staff.ts'
import { staffCallerOf } from './session/staff-caller-of.ts'
import type { StaffCaller } from './session/staff-member.ts'

type Asked<C extends StaffCall> = Caller<C> & StaffCaller & { now: Date }

type StaffCallOptions = {
  setsUpFactor?: true
  watchesSession?: true
  bodyLimit?: number
  valuesAtMost?: number
  skipLog?: true
  ready?: true
}

/** A staff call that changes nothing of the centre's. What does is registered by `registerStaffWrite`. */
export function registerStaffCall<C extends StaffCall>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  answer: (asked: Asked<C>) => Promise<ResponseOf<C>> | ResponseOf<C>,
  { setsUpFactor, watchesSession, ...options }: StaffCallOptions = {},
): void {
  const guard = requireStaff(deps, {
    ...call,
    ...(setsUpFactor && { setsUpFactor }),
    ...(watchesSession && { watchesSession }),
  })
  registerCall(
    app,
    call,
    (caller) => {
      caller.reply.header('cache-control', 'no-store')
      return answer({ ...caller, ...staffCallerOf(caller.request), now: deps.clock() })
    },
    { ...options, guard },
  )
}

/** What was written, for the audit: of the thing's fields only those that differ are kept. */
export type Written<Answer> = {
  answer: Answer
  resource: string
  resourceId: number | string
  before?: Fields
  after?: Fields
  doctorId?: number
  reason?: string
  /** What else of the deed is worth knowing. */
  detail?: Record<string, number>
  /** Where the call's own name does not say it. */
  action?: AuditDeed
  /** What follows once all of it is kept: others are told, a gateway is asked. */
  afterwards?: () => Promise<void>
  /** The same, where the answer says what came of it. */
  finish?: (answer: Answer) => Promise<Answer>
}

/**
 * A staff call that changes something: one transaction, in which the audit row is written as well. The use case cannot forget it,
 * because what it gives back is what the row is made of. An error that it throws undoes what it wrote; one that it gives back is
 * answered once that is kept, such as a challenge that a wrong answer has used up.
 */
export function registerStaffWrite<C extends StaffCall>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  write: (tx: Transaction, asked: Asked<C>) => Promise<Written<ResponseOf<C>> | AppError>,
  options: StaffCallOptions = {},
): void {
  const { db } = deps.database
  registerStaffCall(
    app,
    deps,
    call,
    async (asked) => {
      const done = await db.transaction(async (tx) => {
        const written = await write(tx, asked)
        if (written instanceof AppError) return written
        const { answer, before = {}, after = {}, resourceId, afterwards, finish, ...about } = written
        await writeAudit(tx, {
          at: asked.now,
          staffId: asked.member.id,
          staffSessionId: asked.session.id,
          action: call.action,
          resourceId: String(resourceId),
          ...about,
          ...changedFields(before, after),
          requestId: asked.request.id,
        })
        await tellStaff(tx, { kind: 'changed', path: call.path })
        return { answer, afterwards, finish }
      })
      if (done instanceof AppError) throw done
      await done.afterwards?.()
      return done.finish === undefined ? done.answer : done.finish(done.answer)
    },
    options,
  )
}
