import type { LocalizedText } from '../localized-text.ts'

export type SiteMenu = { title: LocalizedText; link: string; children?: SiteMenu[] }

/** Entries that share a group stand under one heading of the footer. */
export type FooterMenuItem = { group?: LocalizedText; title: LocalizedText; link: string }

export type SocialKind = 'facebook' | 'youtube' | 'whatsapp' | 'messenger' | 'instagram' | 'linkedin' | 'email'

export type SocialLink = { kind: SocialKind; title: LocalizedText; link: string }

export type AppLink = { platform: 'android' | 'ios'; link: string }

/** Hours are Asia/Dhaka, 'HH:MM'; a channel that closes at midnight says '24:00'. */
export type SupportChannel = {
  kind: 'messenger' | 'whatsapp' | 'phone'
  link: string
  opens: string
  closes: string
}

/** What stands above a section of the home page. */
export type HomeSection = { title: LocalizedText; text?: LocalizedText }
export type HomeSections = Record<'events' | 'batches' | 'faq' | 'contact', HomeSection>

export type HeroFact = { value: LocalizedText; label: LocalizedText }

export type HeroAction = { title: LocalizedText; link: string }

export type ChatPlugin = { provider: 'facebook'; pageId: string }

export type NewSiteNotice = { title: LocalizedText; body: LocalizedText; link?: string }

/** Numbers of the centre to which a doctor may send money themselves, and what to write with it. */
export type ManualPayment = { numbers: { wallet: 'bkash' | 'nagad' | 'rocket'; number: string }[]; note: LocalizedText }

/** When the centre works on what doctors write, and how many of those hours it takes at the most. */
export type ServiceTimes = {
  /** Wall-clock times in Dhaka, `HH:MM`. */
  opens: string
  closes: string
  /** Weekdays on which nobody works; 0 is Sunday. */
  closedDays: number[]
  answerHours: Record<'lecture' | 'exam' | 'payment' | 'sheet' | 'device' | 'other', number>
  settleHours: number
}
