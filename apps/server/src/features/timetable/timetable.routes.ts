import { adminExams, courseExamInfo, courseExams, courseTimetable, pendingExams } from '@prostuti/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { findOwnCourse } from '../enrolment/index.ts'
import type { ExamDeps } from '../exam/index.ts'
import { listAdminExams } from './list-admin-exams.ts'
import { listExams, listPendingExams } from './list-exams.ts'
import { readCourseTitle } from './read-course-title.ts'
import { readExamInfo } from './read-exam-info.ts'
import { readTimetable } from './read-timetable.ts'

/** Doctor block. What has ended can still be read; only beginning an exam asks for more. */
export function timetableRoutes(app: FastifyInstance, { database: { db }, clock, exams }: ExamDeps): void {
  const counts = exams.participants
  const open = (request: FastifyRequest, reply: FastifyReply, enrolmentId: number) => {
    reply.header('cache-control', 'no-store')
    return findOwnCourse(db, { doctorId: signInOf(request).doctorId, enrolmentId, alsoEnded: true })
  }

  registerCall(app, courseTimetable, async ({ request, reply, params, query, locale }) => {
    const course = await open(request, reply, params.id)
    return readTimetable(db, { course, scheduleId: query.schedule, locale, now: clock(), counts })
  })
  registerCall(app, courseExams, async ({ request, reply, params, locale }) => {
    const course = await open(request, reply, params.id)
    const exams = await listExams(db, { course, locale, now: clock(), counts })
    return { course: await readCourseTitle(db, course, locale), exams }
  })
  registerCall(app, pendingExams, async ({ request, reply, params, locale }) => {
    const course = await open(request, reply, params.id)
    const exams = await listPendingExams(db, { course, locale, now: clock(), counts })
    return { course: await readCourseTitle(db, course, locale), exams }
  })
  registerCall(app, courseExamInfo, async ({ request, reply, params, locale }) => {
    const course = await open(request, reply, params.id)
    const info = await readExamInfo(db, { course, eventId: params.eventId, locale, now: clock(), counts })
    return { course: await readCourseTitle(db, course, locale), ...info }
  })
  registerCall(app, adminExams, async ({ request, reply, params, locale }) => {
    const course = await open(request, reply, params.id)
    const exams = await listAdminExams(db, { course, locale, now: clock(), counts })
    return { course: await readCourseTitle(db, course, locale), exams }
  })
}
