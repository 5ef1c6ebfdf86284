import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { registerCsrf } from './auth/csrf.ts'
import { requireDoctor, requireSignIn } from './auth/guards.ts'
import { createSignIns } from './auth/sign-ins.ts'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import { accountRoutes } from './features/account/index.ts'
import { activityRoutes } from './features/activity/index.ts'
import { backupAge } from './features/backup/index.ts'
import { calendarRoutes } from './features/calendar/index.ts'
import { complaintRoutes } from './features/complaint/index.ts'
import { dashboardRoutes } from './features/dashboard/index.ts'
import { deviceRoutes, doctorDeviceRoutes, registerDevice } from './features/devices/index.ts'
import { documentRoutes } from './features/document/index.ts'
import { enrolmentRoutes } from './features/enrolment/index.ts'
import { eventRegistrationRoutes } from './features/event-registration/index.ts'
import {
  createExamStores,
  type ExamDeps,
  examResultRoutes,
  examSittingRoutes,
  sealedPaperRoutes,
} from './features/exam/index.ts'
import { insightRoutes } from './features/exam-insight/index.ts'
import { fileRoutes } from './features/files/index.ts'
import { identityRoutes, passwordRoutes, registerImpersonationAudit } from './features/identity/index.ts'
import { liveRoutes } from './features/live/index.ts'
import { liveClassRoutes, zoomRoomRoute, zoomSandboxPages } from './features/live-class/index.ts'
import { notebookRoutes } from './features/notebook/index.ts'
import { noticeDoctors, noticeRoutes } from './features/notice/index.ts'
import { objectionRoutes } from './features/objection/index.ts'
import { outboxRoutes } from './features/outbox/index.ts'
import { payPageRoutes } from './features/pay-pages/index.ts'
import { gatewayCallbackRoutes, invoiceRoutes, ownOrdersRoutes, paymentRoutes } from './features/payment/index.ts'
import { planFeedRoute, planRoutes } from './features/plan/index.ts'
import { practiceRoutes } from './features/practice/index.ts'
import { presentDoctor, profileRoutes } from './features/profile/index.ts'
import { pushRoutes, pushSettingRoutes } from './features/push/index.ts'
import { readinessRoutes } from './features/readiness/index.ts'
import { courierWebhooks, parcelListPage, parcelPage, sheetRoutes } from './features/sheet/index.ts'
import { hearContentChange, readPageFacts } from './features/site/index.ts'
import { sitemapRoutes } from './features/sitemap/index.ts'
import { subscriptionRoutes } from './features/subscription/index.ts'
import { timetableRoutes } from './features/timetable/index.ts'
import { videoFileRoutes, videoRoutes } from './features/video/index.ts'
import { watchBackup } from './metrics/backup.ts'
import { requireThisMachine } from './network/require-this-machine.ts'
import type { Pace } from './pacing/pace.ts'
import { openPageDataRoutes, ownPageDataRoutes } from './page-data.ts'
import { registerApiCompression } from './plugins/api-compression.ts'
import { registerApiDocs } from './plugins/api-docs.ts'
import { sendError } from './plugins/errors.ts'
import { throwWhatLaneFound } from './plugins/fast-lane.ts'
import { registerHealth } from './plugins/health.ts'
import { registerMetrics } from './plugins/metrics.ts'
import { registerSecurityHeaders } from './plugins/security-headers.ts'
import { createSiteBase } from './site-base.ts'
import type { Pages } from './web/pages.ts'
import { registerPreviewHost } from './web/preview/preview-host.ts'
import { registerStaticFiles } from './web/static-files.ts'
import { registerWebHost } from './web/web-host.ts'

export type WebOptions = { pages: Pages; mode: 'production' | 'development'; renderPace?: Pace | undefined }

/** The access map of the doctors' site: read it and you know who may call what. Staff have a site of their own, `office.ts`. `web` is left out where only the API is wanted. */
export async function buildApp(given: Deps, web?: WebOptions): Promise<FastifyInstance> {
  const deps: ExamDeps = {
    ...given,
    signIns: createSignIns(given.database.db),
    exams: createExamStores(given.database.db),
  }
  const { env } = deps
  const { database, reading = database.db } = deps
  /** For features that only read, and nothing that its reader has just written. */
  const forReading = { ...deps, database: { ...database, db: reading } }
  const app = createSiteBase(deps, deps.signIns.knownTokenOf)
  registerSecurityHeaders(app, env)
  registerMetrics(app, deps)
  const readBackup = () => backupAge(deps.env, deps.clock())
  const leaveBackup = watchBackup(readBackup)
  app.addHook('onClose', async () => leaveBackup())
  registerHealth(app, { ...deps, readBackup })
  await registerApiDocs(app)

  // ── this machine alone, and in a demo alone: what would have been sent ──
  await app.register(async (local) => {
    local.addHook('onRequest', requireThisMachine(env))
    outboxRoutes(local, deps)
    await local.register(async (pages) => parcelListPage(pages, deps))
  })

  // ── pages of the sandbox, for whoever pays with play money or follows a parcel that nobody carries ──
  await app.register(async (pages) => payPageRoutes(pages, deps))
  await app.register(async (pages) => parcelPage(pages, deps))
  await app.register(async (pages) => zoomSandboxPages(pages, deps))

  // ── a page for Zoom's SDK, which needs a content policy and rights that no other page has ──
  zoomRoomRoute(app, deps)

  // ── payment gateways and couriers: forms and messages from other sites, without cookie or token, and believed nothing ──
  await app.register(async (callbacks) => gatewayCallbackRoutes(callbacks, deps))
  await app.register(async (webhooks) => courierWebhooks(webhooks, deps))

  await app.register(async (api) => {
    await api.register(cookie)
    await registerApiCompression(api)
    registerCsrf(api, env)

    // ── public: anybody ──
    await api.register(async (open) => {
      openPageDataRoutes(open, forReading)
      calendarRoutes(open, forReading)
      // Not of a replica: an address that was renewed answers no more from that moment on.
      planFeedRoute(open, deps)
      activityRoutes(open, deps)
      fileRoutes(open, deps)
      sealedPaperRoutes(open, deps)
      videoFileRoutes(open, deps)
      sitemapRoutes(open, forReading)
    })
    await api.register(async (open) => {
      // These show a doctor's own profile and results beside what everybody sees.
      registerImpersonationAudit(open, deps)
      ownPageDataRoutes(open, deps)
    })
    await api.register(async (open) => identityRoutes(open, deps, { registerDevice, presentDoctor, noticeDoctors }))

    // ── signed-in: a doctor on whatever device ──
    await api.register(async (signedIn) => {
      signedIn.addHook('onRequest', requireSignIn(deps))
      registerImpersonationAudit(signedIn, deps)
      deviceRoutes(signedIn, deps)
    })

    // ── doctor: a signed-in doctor on a verified device ──
    await api.register(async (doctor) => {
      // The lane of saves passes these by, and asks the same itself (`fast-saves.ts`).
      doctor.addHook('onRequest', throwWhatLaneFound)
      doctor.addHook('onRequest', requireDoctor(deps))
      registerImpersonationAudit(doctor, deps)
      passwordRoutes(doctor, deps)
      doctorDeviceRoutes(doctor, deps)
      profileRoutes(doctor, deps)
      accountRoutes(doctor, deps)
      examSittingRoutes(doctor, deps)
      examResultRoutes(doctor, deps)
      insightRoutes(doctor, deps)
      practiceRoutes(doctor, deps)
      objectionRoutes(doctor, deps)
      await doctor.register(async (notebook) => notebookRoutes(notebook, deps))
      enrolmentRoutes(doctor, deps)
      eventRegistrationRoutes(doctor, deps)
      paymentRoutes(doctor, deps)
      invoiceRoutes(doctor, deps)
      ownOrdersRoutes(doctor, deps)
      noticeRoutes(doctor, deps)
      complaintRoutes(doctor, deps)
      pushRoutes(doctor, deps)
      pushSettingRoutes(doctor, deps)
      videoRoutes(doctor, deps)
      documentRoutes(doctor, deps)
      sheetRoutes(doctor, deps)
      subscriptionRoutes(doctor, deps)
      timetableRoutes(doctor, deps)
      liveClassRoutes(doctor, deps)
      planRoutes(doctor, deps)
      dashboardRoutes(doctor, deps)
      readinessRoutes(doctor, deps)
      liveRoutes(doctor, deps)
    })

    api.all('/api', { schema: { hide: true } }, () => {
      throw new AppError('not_found')
    })
    api.all('/api/*', { schema: { hide: true } }, () => {
      throw new AppError('not_found')
    })
  })

  if (web !== undefined) {
    await registerStaticFiles(app)
    registerPreviewHost(app, deps, web.pages)
    const onContentChange = (changed: () => void) => hearContentChange(deps.database, changed)
    registerWebHost(app, { env, readFacts: () => readPageFacts(reading), onContentChange, ...web })
  }
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')))
  return app
}
