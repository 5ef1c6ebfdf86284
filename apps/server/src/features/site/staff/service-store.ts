import { serviceResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { service } = tables

export const serviceStore = tableStore({
  resource: serviceResource,
  table: service,
  sorts: { position: service.position },
  filters: { active: (active) => eq(service.isActive, active === 'true') },
  search: (typed) => saysIn(service.title, typed),
  prepare: (_tx, { fields, locale }) =>
    cleanFields(fields, { needed: { title: 100 }, optional: { subtitle: 150 } }, locale),
})
