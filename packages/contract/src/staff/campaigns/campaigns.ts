import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference } from '../staff-fields.ts'
import {
  audienceReach,
  campaignAudience,
  campaignFields,
  campaignStates,
  deliveryStates,
  recipientStates,
  shownCampaign,
} from './campaign-fields.ts'

const path = '/api/v3/admin/campaigns'
const id = wholeNumber(1, 2_147_483_647)
const campaign = z.object({ campaign: shownCampaign })
const reads = 'campaigns.read'
const writes = 'campaigns.write'

export const listCampaigns = defineStaffCall({
  method: 'GET',
  path,
  summary: 'SMS that went or will go to many doctors, the newest first',
  action: reads,
  query: z.object({
    state: z.enum(campaignStates).optional(),
    /** `2026-11`, in which it was made. */
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
    before: id.optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      shownCampaign.pick({
        id: true,
        title: true,
        state: true,
        words: true,
        parts: true,
        part_paisa: true,
        recipients: true,
        sent: true,
        failed: true,
        doubtful: true,
        created_by: true,
        created_at: true,
        started: true,
      }),
    ),
    next: z.number().int().nullable(),
  }),
})

export const readCampaign = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One campaign: its text, whom it is for and how far it has come',
  action: reads,
  params: idParams,
  status: 200,
  response: campaign,
})

export const previewCampaign = defineStaffCall({
  method: 'POST',
  path: `${path}/preview`,
  summary: 'Whom an audience reaches, counted and sampled by name; nothing is kept',
  action: writes,
  body: z.object({ audience: campaignAudience }),
  status: 200,
  response: audienceReach.extend({
    part_paisa: z.number().int().nullable(),
    /** So many are tested and rehearsed before they are sent; so many this member may not send. */
    needs_rehearsal: z.boolean(),
    is_too_many: z.boolean(),
    limits: z.object({ rehearsed_from: z.number().int(), owners_from: z.number().int() }),
    /** Where it would be night when it begins to go: the morning after. */
    quiet_until: instant.nullable(),
  }),
})

export const makeCampaign = defineStaffCall({
  method: 'POST',
  path,
  summary: 'Keeps a new campaign as a draft',
  action: writes,
  body: campaignFields,
  status: 200,
  response: campaign,
})

/** As whoever presses has it before them: what a colleague wrote meanwhile is seen first. */
const asSeen = z.object({ version: z.number().int().min(0) })

export const changeCampaign = defineStaffCall({
  method: 'POST',
  path: `${path}/:id`,
  summary: 'Changes a campaign that was not started; what was rehearsed is rehearsed again',
  action: writes,
  params: idParams,
  body: campaignFields.extend(asSeen.shape),
  status: 200,
  response: campaign,
  errors: ['campaign_state', 'version_conflict'],
})

export const removeCampaign = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/removal`,
  summary: 'Drops a campaign of which nothing was ever sent',
  action: writes,
  params: idParams,
  body: asSeen,
  status: 200,
  response: z.object({}),
  errors: ['campaign_state', 'version_conflict'],
})

export const testCampaign = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/test`,
  summary: 'Sends the text to one number of the staff, to look at',
  action: writes,
  params: idParams,
  body: z.object({ phone: z.string().trim().min(1).max(30) }),
  status: 200,
  response: campaign.extend({ is_sent: z.boolean() }),
  errors: ['campaign_state', 'too_many_requests'],
})

export const rehearseCampaign = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/rehearsal`,
  summary: 'A dry run: everything but the sending',
  action: writes,
  params: idParams,
  status: 200,
  response: campaign.extend({ sample: z.array(z.string()) }),
  errors: ['campaign_state'],
})

export const startCampaign = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/start`,
  summary: 'Fixes whom it goes to and lights the fuse: nothing leaves before that has burnt down',
  action: writes,
  params: idParams,
  body: asSeen,
  status: 200,
  response: campaign,
  errors: ['campaign_state', 'campaign_unrehearsed', 'campaign_too_large', 'version_conflict'],
})

export const stopCampaign = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/stop`,
  summary: 'Takes back a campaign whose fuse burns, or stops one that is under way',
  action: writes,
  params: idParams,
  status: 200,
  response: campaign,
  errors: ['campaign_state'],
})

export const resumeCampaign = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/resume`,
  summary: 'Goes on with a stopped campaign, or with one that waits for a gateway; nobody gets it a second time',
  action: writes,
  params: idParams,
  status: 200,
  response: campaign,
  errors: ['campaign_state', 'campaign_too_large'],
})

export const listCampaignRecipients = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/recipients`,
  summary: 'The doctors whom a campaign is for, and what became of each',
  action: reads,
  params: idParams,
  query: z.object({ state: z.enum(recipientStates).optional(), after: id.optional() }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        /** The doctor's. */
        id: z.number().int(),
        name: z.string(),
        state: z.enum(recipientStates),
        tries: z.number().int(),
        gateway: z.string().nullable(),
        reference: z.string().nullable(),
        code: z.string().nullable(),
        tried_at: instant.nullable(),
        delivery: z.enum(deliveryStates).nullable(),
      }),
    ),
    next: z.number().int().nullable(),
  }),
})

export const decideDoubtful = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/doubtful`,
  summary: 'Says of those in doubt that they have it, or sends it to them again',
  action: writes,
  params: idParams,
  body: z.object({
    verdict: z.enum(['sent', 'again']),
    /** Null: all of them. */
    doctor_ids: z.array(reference).min(1).max(500).nullable(),
  }),
  status: 200,
  response: campaign,
  errors: ['campaign_state', 'campaign_too_large'],
})

export const listSmsTries = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/sms-tries',
  summary: 'Every try to hand an SMS to a gateway, the newest first; without its text and number',
  action: reads,
  query: z.object({
    ok: z.enum(['true', 'false']).optional(),
    gateway: z.enum(['ssl-wireless', 'bulksmsbd', 'alpha-sms']).optional(),
    campaign: id.optional(),
    before: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        id: z.number().int(),
        at: instant,
        gateway: z.string(),
        masked_phone: z.string(),
        parts: z.number().int(),
        ok: z.boolean(),
        code: z.string().nullable(),
        reference: z.string().nullable(),
        ms: z.number().int(),
        campaign: z.object({ id: z.number().int(), title: z.string() }).nullable(),
      }),
    ),
    next: z.number().int().nullable(),
    /** Of the last 24 hours, within what the member sees. */
    day: z.object({ tries: z.number().int(), failed: z.number().int(), parts: z.number().int() }),
  }),
})
