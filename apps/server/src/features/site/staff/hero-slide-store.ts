import { heroSlideResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { toEmbedLink } from '@prostuti/text/video-link'
import { eq } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'

const { heroSlide } = tables

export const heroSlideStore = tableStore({
  resource: heroSlideResource,
  table: heroSlide,
  sorts: { position: heroSlide.position },
  filters: { active: (active) => eq(heroSlide.isActive, active === 'true') },
  search: (typed) => saysIn(heroSlide.title, typed),
  prepare: (_tx, { fields, locale }) => {
    // The page plays a video in its own window, which only an address of YouTube can stand in.
    const isPlayed = !fields.is_video || toEmbedLink(fields.link) !== undefined
    refuseFields({ link: isPlayed ? undefined : messages.office_slide_video_link({}, { locale }) })
    return cleanFields(fields, { needed: { title: 150 }, optional: { subtitle: 200, duration_label: 40 } }, locale)
  },
})
