import {
  arrangeContacts,
  arrangeFaqs,
  arrangeHeroSlides,
  arrangeScrollingNotices,
  arrangeServices,
  contactResource,
  faqResource,
  listFeaturableExams as featurableExams,
  footerSingle,
  heroSingle,
  heroSlideResource,
  listLinkTargets as linkTargets,
  lookSingle,
  menusSingle,
  scrollingNoticeResource,
  serviceResource,
  siteTextsSingle,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerOrder, registerResource, registerSingle } from '../../resource/index.ts'
import { registerStaffCall } from '../../staff/index.ts'
import { branchScope, contactStore } from './contact-store.ts'
import { faqStore } from './faq-store.ts'
import { heroSlideStore } from './hero-slide-store.ts'
import { listFeaturableExams } from './list-featurable-exams.ts'
import { listLinkTargets } from './list-link-targets.ts'
import { lookStore } from './look-store.ts'
import { scrollingNoticeStore } from './scrolling-notice-store.ts'
import { serviceStore } from './service-store.ts'
import { footerStore, heroStore, menusStore, siteTextsStore } from './site-form-stores.ts'

const { contact, faq, heroSlide, scrollingNotice, service } = tables

/** What the public site says, as staff write it. */
export function websiteRoutes(app: FastifyInstance, deps: Deps): void {
  registerResource(app, deps, faqResource, faqStore)
  registerOrder(app, deps, arrangeFaqs, { resource: 'faq', table: faq })
  registerResource(app, deps, heroSlideResource, heroSlideStore)
  registerOrder(app, deps, arrangeHeroSlides, { resource: 'hero_slide', table: heroSlide })
  registerResource(app, deps, serviceResource, serviceStore)
  registerOrder(app, deps, arrangeServices, { resource: 'service', table: service })
  registerResource(app, deps, contactResource, contactStore)
  registerOrder(app, deps, arrangeContacts, { resource: 'contact', table: contact, scope: branchScope })
  registerResource(app, deps, scrollingNoticeResource, scrollingNoticeStore)
  registerOrder(app, deps, arrangeScrollingNotices, { resource: 'scrolling_notice', table: scrollingNotice })
  registerSingle(app, deps, heroSingle, heroStore)
  registerSingle(app, deps, menusSingle, menusStore)
  registerSingle(app, deps, footerSingle, footerStore)
  registerSingle(app, deps, siteTextsSingle, siteTextsStore)
  registerSingle(app, deps, lookSingle, lookStore)
  registerStaffCall(app, deps, linkTargets, async ({ query }) => ({
    targets: await listLinkTargets(deps.database.db, query),
  }))
  registerStaffCall(app, deps, featurableExams, async ({ now }) => ({
    exams: await listFeaturableExams(deps.database.db, { now }),
  }))
}
