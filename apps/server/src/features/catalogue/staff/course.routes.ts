import {
  arrangeBatchCategories,
  arrangeCourses,
  arrangeTeachers,
  batchCategoryResource,
  batchResource,
  closeBatch,
  copyBatch as copyBatchCall,
  courseResource,
  courseSessionResource,
  eventResource,
  holidayResource,
  listBranches as listBranchesCall,
  listEventRegistrations as listEventRegistrationsCall,
  listHolidayClasses as listHolidayClassesCall,
  previewBatchCopy,
  removeHoliday,
  scheduleResource,
  setCourseEnrolment,
  teacherResource,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { changeResource, registerOrder, registerResource, removeResource, writeRevision } from '../../resource/index.ts'
import { inCourses, registerStaffCall, registerStaffWrite } from '../../staff/index.ts'
import { batchCategoryStore } from './batch-category-store.ts'
import { batchStore } from './batch-store.ts'
import { copyBatch, previewCopy } from './copy-batch.ts'
import { courseSessionStore } from './course-session-store.ts'
import { courseStore } from './course-store.ts'
import { eventStore } from './event-store.ts'
import { listHolidayClasses } from './holiday-deeds.ts'
import { holidayStore } from './holiday-store.ts'
import { listBranches } from './list-branches.ts'
import { listEventRegistrations } from './list-event-registrations.ts'
import { scheduleStore } from './schedule-store.ts'
import { teacherStore } from './teacher-store.ts'

/** Courses and what belongs to them, as staff write them. */
export function courseRoutes(app: FastifyInstance, deps: Deps): void {
  registerResource(app, deps, courseResource, courseStore)
  registerResource(app, deps, courseSessionResource, courseSessionStore)
  registerResource(app, deps, batchCategoryResource, batchCategoryStore)
  registerResource(app, deps, batchResource, batchStore)
  registerResource(app, deps, scheduleResource, scheduleStore)
  registerResource(app, deps, eventResource, eventStore)
  registerResource(app, deps, teacherResource, teacherStore)
  registerResource(app, deps, holidayResource, holidayStore)

  registerOrder(app, deps, arrangeCourses, {
    resource: courseResource.name,
    table: tables.course,
    scope: (member) => inCourses(member, tables.course.id),
  })
  registerOrder(app, deps, arrangeBatchCategories, {
    resource: batchCategoryResource.name,
    table: tables.batchCategory,
    scope: (member) => inCourses(member, tables.batchCategory.courseId),
  })
  registerOrder(app, deps, arrangeTeachers, { resource: teacherResource.name, table: tables.teacher })

  registerStaffWrite(app, deps, setCourseEnrolment, (tx, { params: { id }, body, ...by }) =>
    changeResource(tx, courseResource, courseStore, {
      id,
      change: (before) => ({ ...before, enrolment_open: body.open }),
      ...by,
    }),
  )

  registerStaffWrite(app, deps, closeBatch, (tx, { params: { id }, ...by }) =>
    changeResource(tx, batchResource, batchStore, {
      id,
      // One that has ended already keeps its day: pressing twice changes nothing.
      change: (before) => ({
        ...before,
        enrolment_ends_at:
          Date.parse(before.enrolment_ends_at) <= by.now.getTime() ? before.enrolment_ends_at : by.now.toISOString(),
      }),
      ...by,
    }),
  )

  registerStaffWrite(app, deps, copyBatchCall, async (tx, { params, body, member, now, locale }) => {
    const copy = await copyBatch(tx, {
      id: params.id,
      title: body.title,
      sessionId: body.course_session_id,
      firstClassOn: body.first_class_on,
      member,
      now,
      locale,
    })
    const thing = { resource: batchResource.name, resourceId: String(copy.id) }
    const after = (await batchStore.read(tx, { id: copy.id, member }))!
    await writeRevision(tx, { ...thing, before: undefined, after, staffId: member.id, now })
    return { answer: copy, ...thing, after: { ...after, copied_from: params.id, rows: copy.rows } }
  })

  registerStaffCall(app, deps, previewBatchCopy, ({ params, query, member, locale }) =>
    previewCopy(deps.database.db, { id: params.id, firstClassOn: query.first_class_on, member, locale }),
  )

  registerStaffCall(app, deps, listHolidayClassesCall, ({ params, member }) =>
    listHolidayClasses(deps.database.db, { id: params.id, member }),
  )
  // Nothing hangs on a holiday: timetables only look at it when their rows are moved.
  registerStaffWrite(app, deps, removeHoliday, (tx, { params, body, member }) =>
    removeResource(tx, holidayResource, holidayStore, { id: params.id, version: body.version, member }),
  )

  registerStaffCall(app, deps, listBranchesCall, async ({ member }) => ({
    branches: await listBranches(deps.database.db, member),
  }))

  registerStaffCall(app, deps, listEventRegistrationsCall, ({ params, query, member }) =>
    listEventRegistrations(deps.database.db, { eventId: params.id, member, page: query.page ?? 1 }),
  )
}
