import { appData, bannerSection, contactList, faq, faqs, otherServices, scrollingNotices } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { deviceTokenOf } from '../../auth/device-token.ts'
import { maybeSignIn } from '../../auth/maybe-sign-in.ts'
import type { AppDeps } from '../../deps.ts'
import { localeOf } from '../../plugins/locale.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { listContacts } from './list-contacts.ts'
import { listFaqs } from './list-faqs.ts'
import { listHeroSlides } from './list-hero-slides.ts'
import { listScrollingNotices } from './list-scrolling-notices.ts'
import { listServices } from './list-services.ts'
import { readAppData } from './read-app-data.ts'
import { readFaq } from './read-faq.ts'
import { readWebManifest } from './read-web-manifest.ts'

export function siteRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { database, clock } = deps
  const { db } = database
  const { reading = db } = deps
  registerCall(app, appData, async ({ locale, request, reply }) => {
    // Holds the caller's own name and device token: no cache may keep it.
    reply.header('cache-control', 'no-store')
    const signIn = await maybeSignIn(request, deps)
    // A page rendered for everybody asks without a browser: it gets no token.
    const isBrowser = request.headers['x-rendering'] === undefined
    return {
      ...(await readAppData(signIn ? db : reading, locale, signIn)),
      gns_ddt: isBrowser ? deviceTokenOf(request) : null,
    }
  })
  registerCall(app, scrollingNotices, async ({ locale }) => ({
    notices: await listScrollingNotices(reading, { locale, now: clock() }),
  }))
  registerCall(app, bannerSection, async ({ locale }) => ({ slide_items: await listHeroSlides(reading, locale) }))
  registerCall(app, otherServices, async ({ locale }) => ({ services: await listServices(reading, locale) }))
  registerCall(app, contactList, async ({ locale }) => ({ contacts: await listContacts(reading, locale) }))
  registerCall(app, faqs, ({ locale, query }) =>
    listFaqs(reading, {
      locale,
      homeOnly: query['list-for'] === 'homepage',
      q: query.q,
      category: query.category,
      perPage: query.perpage ?? 20,
      page: query.page ?? 1,
    }),
  )
  registerCall(app, faq, ({ locale, params }) => readFaq(reading, { locale, faqId: params.id }))
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) =>
    reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'Cookie, X-Language, Accept-Encoding',
      })
      .send(JSON.stringify(await readWebManifest(reading, localeOf(request)))),
  )
}
