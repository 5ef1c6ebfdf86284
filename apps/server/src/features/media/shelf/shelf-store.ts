import { shelfResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inCourses } from '../../staff/index.ts'
import { seesVideo } from '../../video/index.ts'
import { refuseUnknown } from '../refuse-unknown.ts'

const { course, subscriptionOffer, subscriptionOfferVideo, video } = tables

/**
 * A shelf of recorded lectures that doctors subscribe to. Its price is that of the next order: what was ordered keeps its own, and what was
 * bought stays bought when a video leaves the shelf.
 */
export const shelfStore = tableStore({
  resource: shelfResource,
  table: subscriptionOffer,
  sorts: { position: subscriptionOffer.position },
  filters: { active: (active) => eq(subscriptionOffer.isActive, active === 'true') },
  search: (typed) => saysIn(subscriptionOffer.title, typed),
  scope: (member) => inCourses(member, subscriptionOffer.courseId),
  also: {
    course: beside(sql`select ${course.title} from ${course} where ${course.id} = ${subscriptionOffer.courseId}`),
    videos: beside(
      sql`select count(*)::int from ${subscriptionOfferVideo} where ${subscriptionOfferVideo.offerId} = ${subscriptionOffer.id}`,
    ),
  },
  more: async (tx, row) => {
    const videos = await tx
      .select({ id: subscriptionOfferVideo.videoId })
      .from(subscriptionOfferVideo)
      .where(eq(subscriptionOfferVideo.offerId, row.id))
      .orderBy(asc(subscriptionOfferVideo.position), asc(subscriptionOfferVideo.videoId))
    const kept = row.durations as (typeof subscriptionOffer.$inferSelect)['durations']
    return {
      durations: kept.map(({ days, percentOff }) => ({ days, percent_off: percentOff })),
      video_ids: videos.map(({ id }) => id),
    }
  },
  async prepare(tx, { fields, before, member, locale }) {
    const { course_id: courseId } = fields
    // Whoever is bound to courses makes shelves of those.
    if (courseId === null && member.courseIds !== null)
      throw invalidFields({ course_id: messages.error_field_required({}, { locale }) })
    if (courseId !== null)
      await refuseUnknown(tx, {
        table: course,
        id: courseId,
        field: 'course_id',
        scope: inCourses(member, course.id),
        locale,
      })
    for (const id of fields.video_ids.filter((each) => !before?.video_ids.includes(each)))
      await refuseUnknown(tx, { table: video, id, field: 'video_ids', scope: seesVideo(member), locale })
    const days = fields.durations.map((each) => each.days)
    const twice = days.findIndex((each, at) => days.indexOf(each) !== at)
    if (twice !== -1) throw invalidFields({ [`durations.${twice}.days`]: messages.error_field_taken({}, { locale }) })
    if (fields.video_ids.length < fields.least_videos && fields.is_active)
      throw invalidFields({ least_videos: messages.error_shelf_too_few({}, { locale }) })
    return cleanFields(fields, { needed: { title: 150, summary: 500 } }, locale)
  },
  beside: ({ fields }) => ({
    durations: fields.durations
      .toSorted((one, other) => one.days - other.days)
      .map(({ days, percent_off }) => ({ days, percentOff: percent_off })),
  }),
  after: async (tx, { id, fields }) => {
    const wanted = [...new Set(fields.video_ids)]
    const ofShelf = eq(subscriptionOfferVideo.offerId, id)
    await tx
      .delete(subscriptionOfferVideo)
      .where(wanted.length === 0 ? ofShelf : and(ofShelf, notInArray(subscriptionOfferVideo.videoId, wanted)))
    if (wanted.length === 0) return
    await tx
      .insert(subscriptionOfferVideo)
      .values(wanted.map((videoId, position) => ({ offerId: id, videoId, position })))
      .onConflictDoUpdate({
        target: [subscriptionOfferVideo.offerId, subscriptionOfferVideo.videoId],
        set: { position: sql`excluded.position` },
      })
  },
})
