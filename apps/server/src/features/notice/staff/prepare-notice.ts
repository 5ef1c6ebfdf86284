import type { FieldsOf, noticeResource } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import { cleanNotice } from '../clean-notice.ts'
import { audienceId, isOwnAudience, kindsFor } from './notice-audience.ts'

type Fields = FieldsOf<typeof noticeResource>
type Locale = Parameters<typeof cleanNotice>[1]
type Written = { fields: Fields; before: Fields | undefined; member: StaffMember; now: Date; locale: Locale }

/** A path of the doctors' site or a safe address of the web; nothing that a page would run, and no other host in disguise. */
const linkPattern = /^(\/([^/\\]|$)|https:\/\/[^\s/]+\.[^\s/])/

/** Judges what the form sent, and gives it as it is kept: clean words, one audience, the moment at which it comes out. */
export async function prepareNotice(
  tx: Transaction,
  { fields, before, member, now, locale }: Written,
): Promise<Fields> {
  // Support may look at what the whole centre was told, and does not write in it.
  if (before && !kindsFor(member).includes(before.audience)) throw new AppError('not_found')
  const wasOut = before?.published_at != null && new Date(before.published_at) <= now
  const isSoon = fields.published_at === null || new Date(fields.published_at) <= now
  const publishedAt = wasOut ? before.published_at! : isSoon ? now.toISOString() : fields.published_at!
  const id = audienceId(fields)
  const isSame = before !== undefined && before.audience === fields.audience && audienceId(before) === id
  const isLate = fields.until !== null && new Date(fields.until) <= new Date(publishedAt)
  refuseFields({
    audience: wasOut && !isSame ? messages.office_notice_audience_is_fixed({}, { locale }) : undefined,
    link: fields.link && !linkPattern.test(fields.link) ? messages.office_link_not_of_site({}, { locale }) : undefined,
    until: isLate ? messages.office_notice_until_is_early({}, { locale }) : undefined,
    ...(await refusalOfAudience(tx, { fields, member, locale })),
  })
  return {
    ...fields,
    ...cleanNotice(fields, locale),
    course_id: fields.audience === 'course' ? fields.course_id : null,
    batch_id: fields.audience === 'batch' ? fields.batch_id : null,
    schedule_id: fields.audience === 'schedule' ? fields.schedule_id : null,
    link: fields.link || null,
    published_at: publishedAt,
  }
}

type Judged = { fields: Fields; member: StaffMember; locale: Locale }

/** What a member may not write to looks as if it did not exist. */
async function refusalOfAudience(
  tx: Transaction,
  { fields, member, locale }: Judged,
): Promise<Record<string, string | undefined>> {
  const { audience } = fields
  if (!kindsFor(member).includes(audience)) return { audience: messages.error_field_invalid_choice({}, { locale }) }
  if (audience === 'all') return {}
  const isTheirs = await isOwnAudience(tx, { audience, id: audienceId(fields), member })
  return { [`${audience}_id`]: isTheirs ? undefined : messages.error_field_invalid_choice({}, { locale }) }
}
