import type { serviceTimesSettings } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { FormStore } from '../../resource/index.ts'

const { site } = tables

/** One column of the row that makes this the site of one centre. What was promised before a change stays promised. */
export const serviceTimesStore: FormStore<typeof serviceTimesSettings> = {
  read: async (tx, { hold }) => {
    const query = tx.select({ times: site.serviceTimes }).from(site)
    const [row] = await (hold ? query.for('update') : query)
    return (
      row && {
        opens: row.times.opens,
        closes: row.times.closes,
        closed_days: row.times.closedDays,
        answer_hours: row.times.answerHours,
        settle_hours: row.times.settleHours,
      }
    )
  },
  write: async (tx, { fields, locale, now }) => {
    const { opens, closes } = fields
    refuseFields({ closes: closes > opens ? undefined : messages.error_field_ends_before({}, { locale }) })
    const closedDays = [...new Set(fields.closed_days)].toSorted((a, b) => a - b)
    const serviceTimes = {
      ...{ opens, closes, closedDays },
      ...{ answerHours: fields.answer_hours, settleHours: fields.settle_hours },
    }
    await tx.update(site).set({ serviceTimes, updatedAt: now })
    return 'site'
  },
}
