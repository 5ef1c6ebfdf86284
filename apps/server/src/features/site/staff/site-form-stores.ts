import { footerSingle, heroSingle, menusSingle, siteTextsSingle } from '@prostuti/contract/staff'
import * as messages from '@prostuti/text/all-messages'
import { toE164 } from '@prostuti/text/to-e164'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { siteStore } from '../../resource/index.ts'
import { cleanFields, cleanItems } from '../../rich-text/index.ts'
import { listFeaturableExams } from './list-featurable-exams.ts'

export const heroStore = siteStore({
  resource: heroSingle,
  prepare: async (tx, { fields, before, now, locale }) => {
    const { featured_exam_key: key } = fields
    const isKept = key === null || key === before?.featured_exam_key
    const [exam] = isKept ? [true] : await listFeaturableExams(tx, { now, key })
    refuseFields({ featured_exam_key: exam ? undefined : messages.error_field_invalid_choice({}, { locale }) })
    return {
      ...cleanFields(
        fields,
        { needed: { hero_headline: 120 }, optional: { hero_eyebrow: 80, hero_text: 500 } },
        locale,
      ),
      hero_facts: cleanItems(fields.hero_facts, { needed: { value: 30, label: 60 } }, { name: 'hero_facts', locale }),
      hero_actions: cleanItems(fields.hero_actions, { needed: { title: 60 } }, { name: 'hero_actions', locale }),
    }
  },
})

export const menusStore = siteStore({
  resource: menusSingle,
  prepare: (_tx, { fields, locale }) => ({
    menus: cleanItems(fields.menus, { needed: { title: 60 } }, { name: 'menus', locale }).map(
      ({ children = [], ...menu }, at) => ({
        ...menu,
        ...(children.length > 0 && {
          children: cleanItems(children, { needed: { title: 60 } }, { name: `menus.${at}.children`, locale }),
        }),
      }),
    ),
  }),
})

export const footerStore = siteStore({
  resource: footerSingle,
  prepare: (_tx, { fields, locale }) => ({
    ...cleanFields(fields, { needed: {}, optional: { footer_text: 500 } }, locale),
    footer_menu: cleanItems(
      fields.footer_menu.map(({ group = null, ...entry }) => ({ ...entry, group })),
      { needed: { title: 60 }, optional: { group: 60 } },
      { name: 'footer_menu', locale },
    ).map(({ group, ...entry }) => ({ ...entry, ...(group && { group }) })),
    footer_social_links: cleanItems(
      fields.footer_social_links,
      { needed: { title: 60 } },
      { name: 'footer_social_links', locale },
    ),
  }),
})

const sectionNames = ['events', 'batches', 'faq', 'contact'] as const

export const siteTextsStore = siteStore({
  resource: siteTextsSingle,
  prepare: (_tx, { fields, locale }) => {
    const phone = toE164(fields.phone)
    refuseFields({ phone: phone ? undefined : messages.office_branch_phone_wrong({}, { locale }) })
    const sections = sectionNames.map((name) => {
      const { title, text = null } = fields.home_sections[name]
      const lengths = { needed: { title: 100 }, optional: { text: 300 } }
      const [cleaned] = cleanItems([{ title, text }], lengths, { name: `home_sections.${name}`, locale })
      return [name, { title: cleaned!.title, ...(cleaned!.text && { text: cleaned!.text }) }] as const
    })
    const { new_site_notice: notice } = fields
    return {
      ...cleanFields(
        fields,
        { needed: { company_name: 80, company_slogan: 150 }, optional: { phone_hours_note: 120 } },
        locale,
      ),
      phone: phone ?? fields.phone,
      home_sections: Object.fromEntries(sections) as typeof fields.home_sections,
      new_site_notice: notice && cleanFields(notice, { needed: { title: 100, body: 600 } }, locale),
    }
  },
})
