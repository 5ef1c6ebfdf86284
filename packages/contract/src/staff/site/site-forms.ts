import { z } from 'zod'
import { defineSingle } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { optionalText, shownText, writtenText } from '../staff-fields.ts'
import { contactLink, email, siteLink, typedPhone } from './site-fields.ts'

const rights = { reads: 'website.read', writes: 'website.write' } as const

/** What stands at the top of the home page. */
export const heroSingle = defineSingle({
  name: 'hero',
  path: '/api/v3/admin/hero',
  ...rights,
  fields: z.object({
    hero_eyebrow: optionalText(80),
    hero_headline: writtenText(120),
    hero_text: optionalText(500),
    hero_facts: z.array(z.object({ value: writtenText(30), label: writtenText(60) })).max(4),
    hero_actions: z.array(z.object({ title: writtenText(60), link: siteLink })).max(2),
    /** The finished exam whose questions are shown one a day. */
    featured_exam_key: z.string().max(80).nullable(),
  }),
})

export const listFeaturableExams = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/featurable-exams',
  summary: 'Exams that are over and whose answers are open: the home page may show a question of them a day',
  action: 'website.read',
  status: 200,
  response: z.object({ exams: z.array(z.object({ key: z.string(), title: shownText })) }),
})

const menuEntry = z.object({ title: writtenText(60), link: siteLink })

/** The menu at the head of every page, two levels deep. */
export const menusSingle = defineSingle({
  name: 'menus',
  path: '/api/v3/admin/menus',
  ...rights,
  fields: z.object({
    menus: z.array(menuEntry.extend({ children: z.array(menuEntry).max(15).optional() })).max(10),
  }),
})

const socialKinds = ['facebook', 'youtube', 'whatsapp', 'messenger', 'instagram', 'linkedin', 'email'] as const

/** The foot of every page. */
export const footerSingle = defineSingle({
  name: 'footer',
  path: '/api/v3/admin/footer',
  ...rights,
  fields: z.object({
    footer_text: optionalText(500),
    /** Entries that share a group stand under one heading. */
    footer_menu: z.array(menuEntry.extend({ group: optionalText(60).optional() })).max(40),
    footer_social_links: z
      .array(z.object({ kind: z.enum(socialKinds), title: writtenText(60), link: contactLink }))
      .max(10),
    app_links: z.array(z.object({ platform: z.enum(['android', 'ios']), link: siteLink })).max(2),
  }),
})

const section = z.object({ title: writtenText(100), text: optionalText(300).optional() })
const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)

const channelKinds = ['messenger', 'whatsapp', 'phone'] as const

/** What the public pages say of the centre itself. */
export const siteTextsSingle = defineSingle({
  name: 'site_texts',
  path: '/api/v3/admin/site-texts',
  ...rights,
  fields: z.object({
    company_name: writtenText(80),
    company_slogan: writtenText(150),
    phone: typedPhone,
    phone_hours_note: optionalText(120),
    email,
    support_channels: z
      .array(z.object({ kind: z.enum(channelKinds), link: contactLink, opens: clock, closes: clock }))
      .max(6),
    home_sections: z.object({ events: section, batches: section, faq: section, contact: section }),
    /** What whoever knew the old site is told; null: nothing. */
    new_site_notice: z
      .object({ title: writtenText(100), body: writtenText(600), link: siteLink.optional() })
      .nullable(),
  }),
})
