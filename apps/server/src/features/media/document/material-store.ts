import { type FieldsOf, materialResource } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, ne, sql } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inBatchesOfCourses, ownsBatch } from '../../staff/index.ts'
import { changesMedia } from '../changes-media.ts'
import { refuseEarlyEnd } from '../refuse-early-end.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { seesDocument } from './document-store.ts'

const { batch, document, material, schedule, scheduleEvent } = tables

type Fields = FieldsOf<typeof materialResource>

/** Something to read in a batch, perhaps the sheet of one lecture. */
export const materialStore = tableStore({
  resource: materialResource,
  table: material,
  sorts: { newest: material.id },
  filters: {
    batch: (id) => eq(material.batchId, id),
    lecture: (id) => eq(material.scheduleEventId, id),
    active: (active) => eq(material.isActive, active === 'true'),
  },
  search: (typed) => saysIn(material.title, typed),
  scope: (member) => inBatchesOfCourses(member, material.batchId),
  changes: (member) =>
    changesMedia(member, {
      createdBy: material.createdBy,
      inCourses: () => inBatchesOfCourses(member, material.batchId),
    }),
  also: {
    batch: beside(sql`select ${batch.title} from ${batch} where ${batch.id} = ${material.batchId}`),
    lecture: beside(
      sql`select ${scheduleEvent.title} from ${scheduleEvent} where ${scheduleEvent.id} = ${material.scheduleEventId}`,
    ),
    pages: beside(sql`select ${document.pages} from ${document} where ${document.id} = ${material.documentId}`),
  },
  async prepare(tx, { fields, member, locale }) {
    refuseEarlyEnd(fields, locale)
    await refuseUnknown(tx, { table: batch, id: fields.batch_id, field: 'batch_id', scope: ownsBatch(member), locale })
    const scope = seesDocument(member)
    await refuseUnknown(tx, { table: document, id: fields.document_id, field: 'document_id', scope, locale })
    await refuseStrangeLecture(tx, fields, locale)
    return cleanFields(fields, { needed: { title: 200, subject: 100 } }, locale)
  },
})

/** It lies beside a lecture of its own batch, or of none: exams have no page of a lecture. */
async function refuseStrangeLecture(
  tx: Transaction,
  { schedule_event_id: id, batch_id: batchId }: Fields,
  locale: Locale,
): Promise<void> {
  if (id === null) return
  const [lecture] = await tx
    .select({ id: scheduleEvent.id })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .where(and(eq(scheduleEvent.id, id), eq(schedule.batchId, batchId), ne(scheduleEvent.kind, 'exam')))
  if (lecture === undefined)
    throw invalidFields({ schedule_event_id: messages.error_field_invalid_choice({}, { locale }) })
}
