import * as calls from '@prostuti/contract/staff'
import * as messages from '@prostuti/text/all-messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerStaffWrite, requireProof } from '../../staff/index.ts'
import { beginStaffJob, dayFileName } from '../../staff-jobs/index.ts'
import { countLabels, labelsWithoutProof } from '../labels/count-labels.ts'
import { addLabelsJob, labelsJob } from '../labels/labels-job.ts'
import { findChosen } from '../parcels/find-chosen.ts'
import { spanOf } from '../parcels/parcel-span.ts'
import { addBookParcelsJob } from './book-parcels.ts'
import { bookParcelsJob } from './book-parcels-job.ts'

/** Labels carry whole phone numbers: they are for what still lies here, not for what was ever sent. */
const labelled = ['draft', 'to_pack', 'to_hand_over'] as const
/** What is done with many parcels at once. */
export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  addBookParcelsJob(deps)
  addLabelsJob(deps.jobKinds)
  const atMost = calls.parcelsAtMost

  registerStaffWrite(app, deps, calls.bookParcels, async (tx, { body, member, now }) => {
    const locale = body.language
    const ids = await findChosen(tx, { chosen: body.chosen, member, now, atMost })
    const title = messages.office_booking_title({ count: formatNumber(ids.length, locale) }, { locale })
    const input = { ids, locale, list: '/parcels' }
    const job = { kind: bookParcelsJob, title, staffId: member.id, input, total: ids.length, now }
    const jobId = await beginStaffJob(tx, job)
    return {
      ...{ answer: { job_id: jobId }, resource: 'job', resourceId: jobId },
      after: { count: ids.length },
      action: 'parcels_booked' as const,
    }
  })

  registerStaffWrite(app, deps, calls.makeLabels, async (tx, { body, member, session, now }) => {
    const { language: locale, paper } = body
    const ids = await findChosen(tx, { chosen: body.chosen, member, now, atMost, stages: labelled })
    const before = await countLabels(tx, { staffId: member.id, now })
    if (before + ids.length > labelsWithoutProof) requireProof({ session }, now)
    const title = messages.office_labels_title({ count: formatNumber(ids.length, locale) }, { locale })
    const jobId = await beginStaffJob(tx, {
      ...{ kind: labelsJob, title, staffId: member.id, now, total: ids.length },
      input: { ids, paper, locale, list: '/parcels' },
      fileName: dayFileName(title, now, 'pdf'),
    })
    return {
      ...{ answer: { job_id: jobId }, resource: 'job', resourceId: jobId },
      after: { count: ids.length, parcels: await spanOf(tx, ids), label_paper: paper },
      action: 'labels_made' as const,
    }
  })
}
