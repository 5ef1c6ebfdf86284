import * as calls from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { writeAudit } from '../audit/index.ts'
import { registerStaffCall, registerStaffWrite, type StaffMember } from '../staff/index.ts'
import { knowsAudience, readAudienceNames } from './audience/audience-names.ts'
import { audienceWords } from './audience/audience-words.ts'
import { countAudience } from './audience/count-audience.ts'
import { isTooMany, needsRehearsal, ownersFrom, rehearsedFrom } from './campaign-limits.ts'
import { findCampaign, findCampaigns } from './find-campaign.ts'
import { startedQuietUntil } from './fuse.ts'
import { listSmsTries } from './list-sms-tries.ts'
import { presentRow, readShownCampaign } from './present-campaign.ts'
import { decideDoubtful } from './recipients/decide-doubtful.ts'
import { listRecipients } from './recipients/list-recipients.ts'
import { rehearseCampaign } from './rehearse-campaign.ts'
import { readSmsRules } from './sms-rules.ts'
import { startCampaign } from './start-campaign.ts'
import { resumeCampaign, stopCampaign } from './stop-campaign.ts'
import { testCampaign } from './test-campaign.ts'
import { changeCampaign, makeCampaign, removeCampaign } from './write-campaign.ts'

type Reader = { member: StaffMember; locale: Locale; now: Date }

const shown = async (tx: Tx, id: number, { member, locale, now }: Reader) => ({
  campaign: await readShownCampaign(tx, { id, member, locale, now }),
})

const resource = 'campaign'

/** SMS to many doctors. */
export function campaignRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps)
  writingRoutes(app, deps)
  pressedRoutes(app, deps)
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffCall(app, deps, calls.listCampaigns, async ({ member, query, locale }) => {
    const month = query.month === undefined ? undefined : monthOf(query.month)
    const { rows, next } = await findCampaigns(db, { member, state: query.state, month, before: query.before })
    const names = await readAudienceNames(db, { audiences: rows.map(({ campaign }) => campaign.audience) })
    const { partPaisa } = await readSmsRules(db)
    return { rows: rows.map((row) => presentRow(row, { names, locale, partPaisa })), next }
  })

  registerStaffCall(app, deps, calls.readCampaign, ({ params, ...reader }) => shown(db, params.id, reader))

  registerStaffCall(app, deps, calls.previewCampaign, async ({ body: { audience }, member, locale, now }) => {
    if (!(await knowsAudience(db, audience, member)))
      throw invalidFields({ audience: messages.error_field_invalid_choice({}, { locale }) })
    const names = await readAudienceNames(db, { audiences: [audience], member })
    const isBounded = member.courseIds !== null || member.branchIds !== null
    const { recipients, turned_off, sample } = await countAudience(db, { audience, member, now })
    const { partPaisa, quiet } = await readSmsRules(db)
    return {
      words: audienceWords(audience, { names, locale, isBounded }),
      recipients,
      turned_off,
      sample,
      part_paisa: partPaisa,
      needs_rehearsal: needsRehearsal(recipients),
      is_too_many: isTooMany(recipients, member),
      limits: { rehearsed_from: rehearsedFrom, owners_from: ownersFrom },
      quiet_until: startedQuietUntil(quiet, now)?.toISOString() ?? null,
    }
  })

  registerStaffCall(app, deps, calls.listCampaignRecipients, async ({ params: { id }, query, member }) => {
    await findCampaign(db, { id, member })
    return listRecipients(db, { campaignId: id, state: query.state, after: query.after })
  })

  registerStaffCall(app, deps, calls.listSmsTries, ({ query, member, now }) =>
    listSmsTries(db, {
      member,
      ok: query.ok === undefined ? undefined : query.ok === 'true',
      gateway: query.gateway,
      campaignId: query.campaign,
      before: query.before,
      now,
    }),
  )
}

/** The month in Dhaka. */
function monthOf(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: dhakaMidnight(`${month}-01`), until: dhakaMidnight(`${next}-01`) }
}

function writingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  registerStaffWrite(app, deps, calls.makeCampaign, async (tx, { body, ...reader }) => {
    const id = await makeCampaign(tx, { fields: body, ...reader })
    return { answer: await shown(tx, id, reader), resource, resourceId: id, action: 'campaign_made', after: body }
  })

  registerStaffWrite(app, deps, calls.changeCampaign, async (tx, { params: { id }, body, ...reader }) => {
    const { version, ...fields } = body
    const changed = await changeCampaign(tx, { id, fields, version, ...reader })
    return { answer: await shown(tx, id, reader), resource, resourceId: id, ...changed }
  })

  registerStaffWrite(app, deps, calls.removeCampaign, async (tx, { params: { id }, body: { version }, member }) => {
    const { title, text } = await removeCampaign(tx, { id, version, member })
    return { answer: {}, resource, resourceId: id, action: 'campaign_removed', before: { title, text } }
  })

  // No transaction: a gateway takes its time. It is written down before it goes, because nothing takes it back.
  registerStaffCall(app, deps, calls.testCampaign, async ({ params: { id }, body, session, request, ...reader }) => {
    const { member, locale, now } = reader
    const is_sent = await testCampaign(deps, { id, phone: body.phone, member, locale, now }, (masked) =>
      writeAudit(db, {
        at: now,
        staffId: member.id,
        staffSessionId: session.id,
        action: 'campaign_tested',
        resource,
        resourceId: String(id),
        after: { phone: masked },
        requestId: request.id,
      }),
    )
    return { ...(await shown(db, id, reader)), is_sent }
  })
}

/** What is pressed on the screen of one campaign. */
function pressedRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffWrite(app, deps, calls.rehearseCampaign, async (tx, { params: { id }, ...reader }) => {
    const { rehearsal, sample } = await rehearseCampaign(tx, { id, ...reader })
    const { recipients } = rehearsal
    return {
      answer: { ...(await shown(tx, id, reader)), sample },
      resource,
      resourceId: id,
      action: 'campaign_rehearsed',
      after: { recipients },
    }
  })

  registerStaffWrite(app, deps, calls.startCampaign, async (tx, { params: { id }, body: { version }, ...reader }) => {
    const recipients = await startCampaign(tx, { id, version, ...reader })
    return {
      answer: await shown(tx, id, reader),
      resource,
      resourceId: id,
      action: 'campaign_started',
      after: { recipients },
    }
  })

  registerStaffWrite(app, deps, calls.stopCampaign, async (tx, { params: { id }, ...reader }) => {
    const { before, after } = await stopCampaign(tx, { id, ...reader })
    return {
      answer: await shown(tx, id, reader),
      resource,
      resourceId: id,
      action: after === 'stopped' ? 'campaign_stopped' : 'campaign_taken_back',
      before: { state: before },
      after: { state: after },
    }
  })

  registerStaffWrite(app, deps, calls.resumeCampaign, async (tx, { params: { id }, ...reader }) => {
    const { before, after } = await resumeCampaign(tx, { id, ...reader })
    return {
      answer: await shown(tx, id, reader),
      resource,
      resourceId: id,
      action: 'campaign_resumed',
      before: { state: before },
      after: { state: after },
    }
  })

  registerStaffWrite(app, deps, calls.decideDoubtful, async (tx, { params: { id }, body, ...reader }) => {
    const { verdict, doctor_ids: doctorIds } = body
    const decided = await decideDoubtful(tx, { id, verdict, doctorIds, ...reader })
    return {
      answer: await shown(tx, id, reader),
      resource,
      resourceId: id,
      action: 'campaign_doubt_decided',
      after: { verdict },
      detail: { decided },
    }
  })
}
