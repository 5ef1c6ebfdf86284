import { materialResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inBatchesOfCourses, ownsBatch } from '../../staff/index.ts'
import { refuseEarlyEnd } from '../refuse-early-end.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { seesDocument } from './document-store.ts'

const { batch, document, material } = tables

/** Something to read in a batch. Beside which lecture it lies is not said here. */
export const materialStore = tableStore({
  resource: materialResource,
  table: material,
  sorts: { newest: material.id },
  filters: {
    batch: (id) => eq(material.batchId, id),
    active: (active) => eq(material.isActive, active === 'true'),
  },
  search: (typed) => saysIn(material.title, typed),
  scope: (member) => inBatchesOfCourses(member, material.batchId),
  also: {
    batch: beside(sql`select ${batch.title} from ${batch} where ${batch.id} = ${material.batchId}`),
    pages: beside(sql`select ${document.pages} from ${document} where ${document.id} = ${material.documentId}`),
  },
  async prepare(tx, { fields, member, locale }) {
    refuseEarlyEnd(fields, locale)
    await refuseUnknown(tx, { table: batch, id: fields.batch_id, field: 'batch_id', scope: ownsBatch(member), locale })
    const scope = seesDocument(member)
    await refuseUnknown(tx, { table: document, id: fields.document_id, field: 'document_id', scope, locale })
    return cleanFields(fields, { needed: { title: 200, subject: 100 } }, locale)
  },
})
