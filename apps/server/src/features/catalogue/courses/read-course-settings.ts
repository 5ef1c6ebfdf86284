import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { course, courseSetting } = tables

export async function readCourseSettings(tx: Tx, { locale, courseId }: { locale: Locale; courseId: number }) {
  const [row] = await tx
    .select({ setting: courseSetting })
    .from(courseSetting)
    .innerJoin(course, eq(course.id, courseSetting.courseId))
    .where(and(eq(courseSetting.courseId, courseId), eq(course.isActive, true)))
  if (row === undefined) throw new AppError('not_found')
  const { setting } = row
  return {
    course_id: setting.courseId,
    enrolment_open: setting.enrolmentOpen,
    allow_instalments: setting.allowInstalments,
    show_rank: setting.showRank,
    support_phone: setting.supportPhone,
    help_text: pickText(setting.helpText, locale),
  }
}
