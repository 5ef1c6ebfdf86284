import * as calls from '@prostuti/contract'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import { type Caller, registerCall } from '../../plugins/register-call.ts'
import type { ExamDeps } from '../exam/index.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { feedRoutes } from './feed/feed.routes.ts'
import { layAgain } from './laying/lay-again.ts'
import { markBlock } from './laying/mark-block.ts'
import { moveBlock } from './laying/move-block.ts'
import { readWork } from './open-work/read-work.ts'
import { paintDays } from './paint-days.ts'
import { readPlan } from './read-plan.ts'
import { setRota } from './set-rota.ts'

/** It asks every course and writes many rows; nobody lays a week every few seconds. */
const layingByDoctor: RateLimit = { name: 'plan-lay', tries: 120, windowMs: 3_600_000 }

/** Doctor block: duty as it is painted, and the work that is laid around it. */
export function planRoutes(app: FastifyInstance, deps: ExamDeps): void {
  const { database, clock, exams, env } = deps
  const { db } = database
  const readerOf = (doctorId: number, { locale }: Pick<Caller<typeof calls.readPlan>, 'locale'>) => ({
    ...{ doctorId, locale },
    now: clock(),
    counts: exams.participants,
  })
  type Writer = Pick<Caller<typeof calls.layPlan>, 'request' | 'locale' | 'reply'>
  const ownOf = ({ request, reply, locale }: Writer) => {
    reply.header('cache-control', 'no-store')
    return readerOf(ownDoctorOf(request), { locale })
  }

  registerCall(app, calls.readPlan, ({ request, reply, query, locale }) => {
    reply.header('cache-control', 'no-store')
    return readPlan(db, { ...readerOf(signInOf(request).doctorId, { locale }), week: query.week })
  })

  registerCall(app, calls.setRota, async (caller) => {
    const reader = ownOf(caller)
    await db.transaction((tx) => setRota(tx, { ...reader, rota: caller.body, today: dhakaDate(reader.now) }))
    return readPlan(db, { ...reader, week: caller.body.week })
  })

  registerCall(app, calls.paintDays, async (caller) => {
    const reader = ownOf(caller)
    await db.transaction((tx) => paintDays(tx, { ...reader, days: caller.body.days, today: dhakaDate(reader.now) }))
    return readPlan(db, { ...reader, week: caller.body.week })
  })

  registerCall(app, calls.layPlan, async (caller) => {
    const reader = ownOf(caller)
    await spendByDoctor(db, layingByDoctor, { ...reader, secret: env.appSecret })
    const known = await readWork(db, reader)
    await db.transaction((tx) => layAgain(tx, { ...reader, known }))
    return readPlan(db, { ...reader, week: caller.body.week })
  })

  registerCall(app, calls.movePlanBlock, async (caller) => {
    const reader = ownOf(caller)
    const { starts_at, locked } = caller.body
    const known = await readWork(db, reader)
    const move = { blockId: caller.params.id, startsAt: new Date(starts_at), isLocked: locked, known }
    await db.transaction((tx) => moveBlock(tx, { ...reader, ...move }))
    return readPlan(db, { ...reader, week: caller.body.week })
  })

  registerCall(app, calls.markPlanBlock, async (caller) => {
    const reader = ownOf(caller)
    await markBlock(db, { ...reader, blockId: caller.params.id, locked: caller.body.locked, done: caller.body.done })
    return readPlan(db, { ...reader, week: caller.body.week })
  })

  feedRoutes(app, deps)
}
