import { freeVideoResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields, plainParagraphs } from '../../rich-text/index.ts'

const { freeVideo } = tables

export const freeVideoStore = tableStore({
  resource: freeVideoResource,
  table: freeVideo,
  sorts: { position: freeVideo.position },
  filters: { active: (active) => eq(freeVideo.isActive, active === 'true') },
  search: (typed) => saysIn(freeVideo.title, typed),
  prepare: (_tx, { fields, locale }) =>
    cleanFields(
      cleanFields(fields, { needed: { title: 150 } }, locale),
      { needed: { description: 3000 } },
      locale,
      plainParagraphs,
    ),
})
