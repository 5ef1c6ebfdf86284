import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant, link } from '../fields.ts'
import { signedInDoctor } from '../profile/doctor.ts'

const menuLink = z.object({ title: z.string(), link })
const homeSection = z.object({ title: z.string(), text: z.string().nullable() })
const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)

const socialKinds = ['facebook', 'youtube', 'whatsapp', 'messenger', 'instagram', 'linkedin', 'email'] as const
const supportKinds = ['messenger', 'whatsapp', 'phone'] as const

export const appData = defineCall({
  method: 'GET',
  path: '/api/v3/web/app-data',
  summary: 'What every page needs: the centre’s name, menus, links and switches, and who is signed in',
  access: 'public',
  status: 200,
  response: z.object({
    logo: z.string().nullable(),
    company_name: z.string(),
    company_slogan: z.string(),
    menus: z.array(menuLink.extend({ children: z.array(menuLink).optional() })),
    footer_logo: z.string().nullable(),
    footer_text: z.string(),
    footer_menu: z.array(menuLink.extend({ group: z.string() })),
    footer_social_links: z.array(menuLink.extend({ kind: z.enum(socialKinds) })),
    app_links: z.array(z.object({ platform: z.enum(['android', 'ios']), link })),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    support_channels: z.array(z.object({ kind: z.enum(supportKinds), link, opens: clock, closes: clock })),
    is_logged_in: z.boolean(),
    doctor: signedInDoctor.nullable(),
    /** Set when a member of staff looks at the site as this doctor. */
    impersonation: z.object({ staff_name: z.string(), ends_at: instant }).nullable(),
    need_otp_for_registration: z.boolean(),
    need_otp_for_reset_password: z.boolean(),
    /** False while a doctor may use any number of devices. */
    device_locking: z.boolean(),
    block_devtools: z.boolean(),
    chat_plugin: z.object({ provider: z.literal('facebook'), page_id: z.string() }).nullable(),
    new_site_notice: z.object({ title: z.string(), body: z.string(), link: link.nullable() }).nullable(),
    hero: z.object({
      eyebrow: z.string(),
      headline: z.string(),
      text: z.string(),
      facts: z.array(z.object({ value: z.string(), label: z.string() })),
      actions: z.array(menuLink),
    }),
    /** What stands above the sections of the home page. */
    home_sections: z.object({ events: homeSection, batches: homeSection, faq: homeSection, contact: homeSection }),
    featured_exam_key: z.string().nullable(),
    /** The device token. A caller that has none is given one, and sends it back as X-Device-Token from then on. */
    gns_ddt: z.string().nullable(),
  }),
  errors: [],
})
