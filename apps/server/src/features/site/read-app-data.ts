import type { appData, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import type { SignIn } from '../../auth/find-sign-in.ts'
import { AppError } from '../../errors.ts'
import { presentDoctor } from '../profile/index.ts'
import { readImpersonation } from './read-impersonation.ts'

type AppData = Omit<ResponseOf<typeof appData>, 'gns_ddt'>

/** The centre as every page shows it, in the reader's language, and who the reader is. */
export async function readAppData(tx: Tx, locale: Locale, signIn?: SignIn): Promise<AppData> {
  const [site] = await tx.select().from(tables.site).limit(1)
  if (site === undefined) throw new AppError('unavailable')
  const say = (text: { bn: string; en?: string }) => pickText(text, locale)
  const sayIf = (text: { bn: string; en?: string } | null | undefined) => (text ? say(text) : '')
  const titled = <Item extends { title: { bn: string; en?: string } }>(item: Item) => ({
    ...item,
    title: say(item.title),
  })
  const section = ({ title, text }: tables.HomeSection) => ({ title: say(title), text: text ? say(text) : null })
  return {
    logo: site.logo,
    company_name: say(site.companyName),
    company_slogan: say(site.companySlogan),
    menus: site.menus.map((menu) => ({ ...titled(menu), children: menu.children?.map(titled) })),
    footer_logo: site.footerLogo,
    footer_text: sayIf(site.footerText),
    footer_menu: site.footerMenu.map((item) => ({ ...titled(item), group: sayIf(item.group) })),
    footer_social_links: site.footerSocialLinks.map(titled),
    app_links: site.appLinks,
    phone: site.phone,
    email: site.email,
    support_channels: site.supportChannels,
    is_logged_in: signIn !== undefined,
    doctor: signIn ? await presentDoctor(tx, signIn) : null,
    impersonation: signIn ? await readImpersonation(tx, signIn) : null,
    need_otp_for_registration: site.needOtpForRegistration,
    need_otp_for_reset_password: site.needOtpForResetPassword,
    device_locking: site.deviceLocking,
    block_devtools: site.blockDevtools,
    chat_plugin: site.chatPlugin && { provider: site.chatPlugin.provider, page_id: site.chatPlugin.pageId },
    new_site_notice: site.newSiteNotice && {
      title: say(site.newSiteNotice.title),
      body: say(site.newSiteNotice.body),
      link: site.newSiteNotice.link ?? null,
    },
    hero: {
      eyebrow: sayIf(site.heroEyebrow),
      headline: say(site.heroHeadline),
      text: sayIf(site.heroText),
      facts: site.heroFacts.map((fact) => ({ value: say(fact.value), label: say(fact.label) })),
      actions: site.heroActions.map(titled),
    },
    home_sections: {
      events: section(site.homeSections.events),
      batches: section(site.homeSections.batches),
      faq: section(site.homeSections.faq),
      contact: section(site.homeSections.contact),
    },
    featured_exam_key: site.featuredExamKey,
  }
}
