import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import { accountDeskRoutes } from './features/account/index.ts'
import { auditTrailRoutes } from './features/audit-trail/index.ts'
import { campaignRoutes } from './features/campaign/index.ts'
import { courseRoutes } from './features/catalogue/index.ts'
import { inboxRoutes } from './features/complaint/index.ts'
import { staffContentRoutes } from './features/content/index.ts'
import { dayEndRoutes } from './features/day-end/index.ts'
import { listViewRoutes, searchRoutes, staffLiveRoutes } from './features/desk/index.ts'
import { despatchRoutes } from './features/despatch/index.ts'
import { doctorDeskRoutes } from './features/doctor-desk/index.ts'
import { enrolmentDeskRoutes } from './features/enrolment-desk/index.ts'
import { fileRoutes, staffPictureRoutes } from './features/files/index.ts'
import { keyCorrectionRoutes } from './features/key-correction/index.ts'
import { createMediaTools, mediaRoutes } from './features/media/index.ts'
import { meritListRoutes } from './features/merit-list/index.ts'
import { staffNoticeRoutes } from './features/notice/index.ts'
import { staffObjectionRoutes } from './features/objection/index.ts'
import { paperAnalysisRoutes } from './features/paper-analysis/index.ts'
import { paperDeskRoutes } from './features/paper-desk/index.ts'
import {
  codeRoutes,
  duesRoutes,
  paymentDeskRoutes,
  refundDeskRoutes,
  tillRoutes,
  waiverRoutes,
} from './features/payment/index.ts'
import { staffPlacesRoutes } from './features/places/index.ts'
import { previewRoutes } from './features/preview/index.ts'
import { questionBankRoutes } from './features/question-bank/index.ts'
import { questionImportRoutes } from './features/question-import/index.ts'
import { settingsRoutes } from './features/settings/index.ts'
import { websiteRoutes } from './features/site/index.ts'
import { sittingRoomRoutes } from './features/sitting-room/index.ts'
import {
  createKnownStaff,
  demoStaffRoute,
  invitationRoutes,
  memberRoutes,
  ownSessionRoutes,
  requireOwnPage,
  securityRoutes,
  staffSignInRoutes,
} from './features/staff/index.ts'
import { staffJobRoutes } from './features/staff-jobs/index.ts'
import { statementRoutes } from './features/statement/index.ts'
import { timetableSheetRoutes } from './features/timetable/index.ts'
import { todayRoutes } from './features/today/index.ts'
import { registerApiCompression } from './plugins/api-compression.ts'
import { sendError } from './plugins/errors.ts'
import { registerOfficeHeaders } from './plugins/security-headers.ts'
import { createSiteBase } from './site-base.ts'
import { registerOfficePages } from './web/office-pages.ts'

/**
 * The access map of the office: the staff's site, on an address of its own. What one member may do and another not is not here but
 * in the permission table (`features/staff/permissions`); a staff call cannot be registered without its line there.
 */
export async function buildOffice(
  deps: Deps,
  { pages = true, mediaTools = createMediaTools() } = {},
): Promise<FastifyInstance> {
  const known = createKnownStaff(deps.env)
  const app = createSiteBase(deps, known.tokenOf)
  known.watch(app)
  await app.register(cookie)
  registerOfficeHeaders(app, deps.env)

  await app.register(async (api) => {
    await registerApiCompression(api)

    // ── this machine alone, and in a demo alone: what an authenticator app would show ──
    await api.register(async (local) => demoStaffRoute(local, deps))

    // ── whoever opens the address: nobody is known yet ──
    await api.register(async (door) => {
      door.addHook('onRequest', async (request) => requireOwnPage(request))
      staffSignInRoutes(door, deps)
      invitationRoutes(door, deps)
    })

    // ── staff: a member of the centre, each call with the right that it names ──
    await api.register(async (staff) => {
      ownSessionRoutes(staff, deps)
      securityRoutes(staff, deps)
      memberRoutes(staff, deps)
      auditTrailRoutes(staff, deps)
      staffJobRoutes(staff, deps)
      todayRoutes(staff, deps)
      sittingRoomRoutes(staff, deps)
      listViewRoutes(staff, deps)
      searchRoutes(staff, deps)
      staffLiveRoutes(staff, deps)
      settingsRoutes(staff, deps)
      websiteRoutes(staff, deps)
      staffContentRoutes(staff, deps)
      staffPlacesRoutes(staff, deps)
      staffPictureRoutes(staff, deps)
      courseRoutes(staff, deps)
      codeRoutes(staff, deps)
      paymentDeskRoutes(staff, deps)
      tillRoutes(staff, deps)
      refundDeskRoutes(staff, deps)
      duesRoutes(staff, deps)
      waiverRoutes(staff, deps)
      staffNoticeRoutes(staff, deps)
      campaignRoutes(staff, deps)
      previewRoutes(staff, deps)
      timetableSheetRoutes(staff, deps)
      mediaRoutes(staff, deps, mediaTools)
      questionImportRoutes(staff, deps)
      paperDeskRoutes(staff, deps)
      questionBankRoutes(staff, deps)
      meritListRoutes(staff, deps)
      paperAnalysisRoutes(staff, deps)
      keyCorrectionRoutes(staff, deps)
      staffObjectionRoutes(staff, deps)
      doctorDeskRoutes(staff, deps)
      accountDeskRoutes(staff, deps)
      enrolmentDeskRoutes(staff, deps)
      statementRoutes(staff, deps)
      dayEndRoutes(staff, deps)
      inboxRoutes(staff, deps)
      despatchRoutes(staff, deps)
    })

    api.all('/api/*', { schema: { hide: true } }, () => {
      throw new AppError('not_found')
    })
  })

  // Pictures of the public site, for the texts that they stand in.
  fileRoutes(app, deps)
  if (pages) await registerOfficePages(app)
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')))
  return app
}
