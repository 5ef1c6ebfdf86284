import { z } from 'zod'
import { defineSingle } from '../resource/define-resource.ts'

/** As `#0c5450`. */
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)

/** A picture of ours, by its path; two strokes would begin the address of another site. */
const picture = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w./-]+$/)

/** How the public site looks: its logos, and the two colours that all others follow from. Null is Prostuti's own. */
export const lookSingle = defineSingle({
  name: 'look',
  path: '/api/v3/admin/look',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    logo: picture.nullable(),
    footer_logo: picture.nullable(),
    brand_colour: colour.nullable(),
    accent_colour: colour.nullable(),
  }),
})
