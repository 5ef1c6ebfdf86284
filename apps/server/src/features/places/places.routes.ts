import { divisions, medicalColleges } from '@prostuti/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { listDivisions } from './list-divisions.ts'
import { listMedicalColleges } from './list-medical-colleges.ts'

/** The web keeps these for two minutes; the language is in a cookie or a header of its own, so a cache must look at both. */
function keepTwoMinutes(reply: FastifyReply): void {
  reply.header('cache-control', 'private, max-age=120').header('vary', 'Cookie, X-Language, Accept-Encoding')
}

export function placeRoutes(app: FastifyInstance, { database: { db } }: Deps): void {
  registerCall(app, divisions, async ({ locale, reply }) => {
    keepTwoMinutes(reply)
    return { divisions: await listDivisions(db, locale) }
  })
  registerCall(app, medicalColleges, async ({ locale, reply }) => {
    keepTwoMinutes(reply)
    return { medical_colleges: await listMedicalColleges(db, locale) }
  })
}
