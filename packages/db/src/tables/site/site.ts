import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, type LocalizedText, localizedText } from '../localized-text.ts'
import { offeredGateways } from '../payment/payment-gateways.ts'
import { couriers } from '../sheet/couriers.ts'
import type {
  AppLink,
  ChatPlugin,
  FooterMenuItem,
  HeroAction,
  HeroFact,
  HomeSections,
  ManualPayment,
  NewSiteNotice,
  ServiceTimes,
  SiteMenu,
  SocialLink,
  SupportChannel,
} from './site-values.ts'

export const smsGateways = ['ssl-wireless', 'bulksmsbd', 'alpha-sms'] as const

const defaultSlogan: LocalizedText = {
  bn: 'পোস্টগ্র্যাজুয়েশন মেডিকেল ওরিয়েন্টেশন সেন্টার',
  en: 'Post graduation medical orientation center',
}

const defaultHomeSections: HomeSections = {
  events: { title: { bn: 'সামনের আয়োজন', en: 'Coming up' } },
  batches: {
    title: { bn: 'আপনার ব্যাচ খুঁজে নিন', en: 'Find your batch' },
    text: { bn: 'যে পরীক্ষার জন্য পড়ছেন, বেছে নিন।', en: 'Choose the exam you are studying for.' },
  },
  faq: { title: { bn: 'যা সবাই জানতে চান', en: 'What everyone asks' } },
  contact: { title: { bn: 'যোগাযোগ', en: 'Contact' } },
}

const usualServiceTimes: ServiceTimes = {
  opens: '09:00',
  closes: '22:00',
  closedDays: [5],
  answerHours: { lecture: 12, exam: 8, payment: 6, sheet: 12, device: 4, other: 12 },
  settleHours: 39,
}

/** The one row that makes this the site of one centre and not of another. */
export const site = pgTable(
  'site',
  {
    id: integer().primaryKey().default(1),
    companyName: localizedText().notNull(),
    companySlogan: localizedText().notNull().default(defaultSlogan),
    // Without a logo the page draws a monogram from the name.
    logo: text(),
    footerLogo: text(),
    // The two colours that the others follow from; null are Prostuti's own.
    brandColour: text(),
    accentColour: text(),
    menus: jsonb().$type<SiteMenu[]>().notNull().default([]),
    footerMenu: jsonb().$type<FooterMenuItem[]>().notNull().default([]),
    footerText: localizedText(),
    footerSocialLinks: jsonb().$type<SocialLink[]>().notNull().default([]),
    appLinks: jsonb().$type<AppLink[]>().notNull().default([]),
    phone: text().notNull(),
    phoneHoursNote: localizedText(),
    email: text().notNull(),
    supportChannels: jsonb().$type<SupportChannel[]>().notNull().default([]),
    heroEyebrow: localizedText(),
    heroHeadline: localizedText().notNull(),
    heroText: localizedText(),
    heroFacts: jsonb().$type<HeroFact[]>().notNull().default([]),
    heroActions: jsonb().$type<HeroAction[]>().notNull().default([]),
    homeSections: jsonb().$type<HomeSections>().notNull().default(defaultHomeSections),
    needOtpForRegistration: boolean().notNull().default(true),
    needOtpForResetPassword: boolean().notNull().default(true),
    // While off, a doctor may use any number of devices.
    deviceLocking: boolean().notNull().default(true),
    deviceLimit: integer().notNull().default(2),
    // Right-click and the developer-tools shortcut are blocked while this is on.
    blockDevtools: boolean().notNull().default(true),
    // Null means that no third-party chat script is ever loaded.
    chatPlugin: jsonb().$type<ChatPlugin>(),
    newSiteNotice: jsonb().$type<NewSiteNotice>(),
    // The key of the finished, released exam whose questions the hero shows one a day.
    featuredExamKey: text(),
    // The ways to pay that are offered, in this order.
    paymentGateways: text({ enum: offeredGateways }).array().notNull().default(['bkash', 'sslcommerz']),
    // Who carries lecture sheets; `manual` waits for staff.
    courier: text({ enum: couriers }).notNull().default('steadfast'),
    // Whether doctors are reminded of live classes by SMS too, which the centre pays for.
    classSms: boolean().notNull().default(false),
    // So long before a live class its doctors are reminded of it.
    classReminderMinutes: integer().notNull().default(30),
    // Which SMS gateway is tried first, and which when that one fails; without a first one, what the environment says.
    smsGateway: text({ enum: smsGateways }),
    smsFallback: text({ enum: smsGateways }),
    // What one part of an SMS costs, for what staff are told before they send many; null while nobody has said so.
    smsPartPaisa: integer(),
    // In Dhaka: between these hours no campaign is sent. The same hour twice is no night at all.
    quietFromHour: integer().notNull().default(22),
    quietUntilHour: integer().notNull().default(8),
    // Where to send money by hand; needed while `manual` is offered.
    manualPayment: jsonb().$type<ManualPayment>(),
    // When complaints are worked on, and how soon each kind of them is answered.
    serviceTimes: jsonb().$type<ServiceTimes>().notNull().default(usualServiceTimes),
    ...timestamps(),
  },
  (table) => [
    check('site_is_one_row', sql`${table.id} = 1`),
    check('site_phone_is_e164', sql`${table.phone} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check('site_texts', isLocalizedText(table.companyName, table.companySlogan, table.heroHeadline)),
    check(
      'site_optional_texts',
      isLocalizedText(table.footerText, table.phoneHoursNote, table.heroEyebrow, table.heroText),
    ),
    check('site_colours', sql`${table.brandColour} ~ '^#[0-9a-f]{6}$' and ${table.accentColour} ~ '^#[0-9a-f]{6}$'`),
    check('site_courier', oneOf(table.courier, couriers)),
    check('site_class_reminder', sql`${table.classReminderMinutes} between 5 and 240`),
    check('site_sms_gateway', oneOf(table.smsGateway, smsGateways)),
    check(
      'site_sms_fallback',
      sql`${table.smsFallback} is null or (${table.smsFallback} in ('ssl-wireless', 'bulksmsbd', 'alpha-sms') and ${table.smsGateway} is not null and ${table.smsFallback} <> ${table.smsGateway})`,
    ),
    check('site_sms_part', sql`${table.smsPartPaisa} between 1 and 10000`),
    check(
      'site_quiet_hours',
      sql`${table.quietFromHour} between 0 and 23 and ${table.quietUntilHour} between 0 and 23`,
    ),
    check('site_device_limit', sql`${table.deviceLimit} between 1 and 20`),
    check(
      'site_payment_gateways',
      sql`${table.paymentGateways} <@ array['sslcommerz', 'bkash', 'manual'] and (not 'manual' = any(${table.paymentGateways}) or ${table.manualPayment} is not null)`,
    ),
    check('site_hero_actions_are_two_at_most', sql`jsonb_array_length(${table.heroActions}) <= 2`),
  ],
)
