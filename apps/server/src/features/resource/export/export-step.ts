import type { Resource } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { writeAudit } from '../../audit/index.ts'
import type { JobStep, StepOutcome } from '../../staff-jobs/index.ts'
import { countMatching, readPage } from '../list-resource.ts'
import type { ResourceStore } from '../resource-store.ts'
import { columnsOf } from './export-columns.ts'
import { exportMark } from './export-mark.ts'
import { type ExportFormat, exportFormats } from './formats.ts'

export type ExportInput = {
  format: ExportFormat
  filter: Record<string, unknown>
  sort: string | undefined
  order: 'asc' | 'desc' | undefined
  titles: Record<string, string>
  title: string
  list: string
  locale: Locale
  sessionId: number
  requestId: string
}

type ExportGiven<R extends Resource> = JobStep<ExportInput> & { resource: R }

const perStep = 500
/** Who took it, and what the columns are called. */
const headLines = 2

/** Writes the next rows of the list into the file, as its member would see them now. */
export async function exportStep<R extends Resource>(
  tx: Transaction,
  store: ResourceStore<R>,
  { jobId, resource, input, position, member, now }: ExportGiven<R>,
): Promise<StepOutcome> {
  const { filter, sort, order, titles, locale, title } = input
  const { begin, line } = exportFormats[input.format]
  const columns = columnsOf(resource, titles, locale)
  const after = position?.after as string | undefined
  const query = { ...filter, sort, order, 'per-page': perStep, ...(after !== undefined && { after }) }
  const { rows, next } = await readPage(tx, store, { query, member, resource })
  const before = Number(position?.written ?? 0)
  const written = before + rows.length
  const lines = rows.map((row, nth) =>
    line(
      columns.map(({ cellIn }) => cellIn(row)),
      headLines + before + nth + 1,
    ),
  )
  if (next === null)
    await writeAudit(tx, {
      at: now,
      staffId: member.id,
      staffSessionId: input.sessionId,
      action: resource.reads,
      resource: resource.name,
      resourceId: `job ${jobId}`,
      after: { exported: written },
      requestId: input.requestId,
    })
  const outcome = { next: next === null ? undefined : { after: next, written }, done: rows.length }
  if (position !== null) return { ...outcome, part: Buffer.from(lines.join('')) }
  const total = await countMatching(tx, store, { query: filter, member })
  const mark = exportMark({ title, count: total, member, now, locale })
  const headings = columns.map(({ heading }) => heading)
  const head = [line([mark], 1), line(headings, headLines)]
  return { ...outcome, total, part: Buffer.from(begin + [...head, ...lines].join('')) }
}
