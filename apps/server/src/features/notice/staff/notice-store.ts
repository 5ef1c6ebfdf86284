import { type FieldsOf, noticeResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, eq, not } from 'drizzle-orm'
import { holds } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { isOfBranches, isOfCourses } from './notice-audience.ts'
import { isInState, noticeRows } from './notice-rows.ts'
import { prepareNotice } from './prepare-notice.ts'
import { tellNotice } from './tell-notice.ts'

const { notice } = tables

/** What a member sees of the notices: what the product wrote itself is nobody's to change, and of their courses and branches alone. */
export const noticeScope = (member: StaffMember) =>
  and(
    not(notice.isAutomatic),
    member.courseIds === null ? undefined : isOfCourses(member.courseIds),
    isOfBranches(member),
  )

export function noticeStore(clock: () => Date, countAll: () => Promise<number>) {
  const store = tableStore({
    resource: noticeResource,
    table: notice,
    sorts: { published_at: notice.publishedAt },
    filters: {
      audience: (audience) => eq(notice.audience, audience),
      state: (state) => isInState(state, clock()),
      course: (course) => isOfCourses([course]),
    },
    search: (typed) => holds(notice.searchKey, typed),
    scope: noticeScope,
    prepare: prepareNotice,
    beside: ({ id, fields, before, member, now }) => ({
      ...(id === undefined && { staffId: member.id }),
      ...toldAt(fields, before, now),
    }),
    after: async (tx, { id, now }) => tellNotice(tx, { id, now }),
  })
  return {
    ...store,
    list: {
      ...store.list,
      select: (tx, query) => noticeRows(tx, { ...query, now: clock(), countAll }),
    },
  } satisfies typeof store
}

type Fields = FieldsOf<typeof noticeResource>

/** Once it is out it stays told; a plan that was moved is told of anew. */
function toldAt({ published_at }: Fields, before: Fields | undefined, now: Date) {
  const isOut = published_at !== null && new Date(published_at) <= now
  const wasOut = before?.published_at != null && new Date(before.published_at) <= now
  return wasOut ? {} : { toldAt: isOut ? now : null }
}
