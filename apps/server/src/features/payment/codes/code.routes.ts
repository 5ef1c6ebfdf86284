import { discountCodeResource, makeDiscountCodes, stopDiscountCode } from '@prostuti/contract/staff'
import * as messages from '@prostuti/text/all-messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { changeResource, registerResource } from '../../resource/index.ts'
import { plainLine } from '../../rich-text/index.ts'
import { registerStaffWrite } from '../../staff/index.ts'
import { beginStaffJob } from '../../staff-jobs/index.ts'
import { discountCodeStore } from './discount-code-store.ts'
import { addCodeSeriesJob, codeSeriesKind } from './make-codes-job.ts'
import { refuseTerms } from './refuse-terms.ts'

/** Discount codes, as staff make and stop them. */
export function codeRoutes(app: FastifyInstance, deps: Deps): void {
  registerResource(app, deps, discountCodeResource, discountCodeStore)
  addCodeSeriesJob(deps.jobKinds)

  registerStaffWrite(app, deps, stopDiscountCode, (tx, { params: { id }, ...by }) =>
    changeResource(tx, discountCodeResource, discountCodeStore, {
      id,
      change: (before) => ({ ...before, is_active: false }),
      ...by,
    }),
  )

  registerStaffWrite(app, deps, makeDiscountCodes, async (tx, { body, member, now, locale }) => {
    const { prefix, count, ...given } = body
    const terms = { ...given, owner: plainLine(given.owner) }
    await refuseTerms(tx, terms, { isLive: true, member, locale })
    const title = messages.office_codes_job_title(
      { count: formatNumber(count, locale), owner: terms.owner },
      { locale },
    )
    const jobId = await beginStaffJob(tx, {
      kind: codeSeriesKind,
      title,
      staffId: member.id,
      input: { prefix, count, terms, list: '/discount-codes' },
      fileName: `${prefix || 'codes'}-${count}.csv`,
      total: count,
      now,
    })
    return {
      answer: { job_id: jobId },
      resource: 'discount_code_series',
      resourceId: jobId,
      after: { prefix, count, ...terms },
    }
  })
}
