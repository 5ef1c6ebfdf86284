import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { refuseFields } from '../../input/refuse-fields.ts'
import type { StaffMember } from '../staff/index.ts'
import { knowsAudience } from './audience/audience-names.ts'
import { selectAudience } from './audience/count-audience.ts'
import { isTooMany, needsRehearsal } from './campaign-limits.ts'
import type { CampaignRow } from './find-campaign.ts'
import { fuseMs } from './fuse.ts'
import { readSmsRules } from './sms-rules.ts'
import { requireOpen } from './write-campaign.ts'

const { campaign } = tables

/** Of what was rehearsed so much may have been added meanwhile: somebody enrols every hour. */
const mayGrow = 1.1

type Started = { id: number; version: number; member: StaffMember; locale: Locale; now: Date }

/** Fixes whom it goes to, and lights the fuse. Who enrols from here on does not get it. */
export async function startCampaign(tx: Transaction, { id, version, member, locale, now }: Started): Promise<number> {
  const held = await requireOpen(tx, { id, member, version })
  const { audience } = held
  const nobody = messages.office_campaign_nobody({}, { locale })
  // Whoever starts it answers for it, within their own bounds.
  refuseFields({ audience: (await knowsAudience(tx, audience, member)) ? undefined : nobody })
  const { rowCount } = await tx.execute(sql`insert into campaign_recipient (campaign_id, doctor_id)
    select ${id}::int, fitting.id from (${selectAudience({ audience, member, now })}) fitting`)
  const recipients = rowCount ?? 0
  refuseFields({ audience: recipients === 0 ? nobody : undefined })
  if (isTooMany(recipients, member)) throw new AppError('campaign_too_large')
  if (needsRehearsal(recipients) && !isReady(held, recipients)) throw new AppError('campaign_unrehearsed')
  const { partPaisa } = await readSmsRules(tx)
  await tx
    .update(campaign)
    .set({
      state: 'fuse',
      recipients,
      partPaisa,
      startedBy: member.id,
      startedAt: now,
      fuseEndsAt: new Date(now.getTime() + fuseMs),
      updatedAt: now,
    })
    .where(eq(campaign.id, id))
  return recipients
}

/** It was rehearsed, somebody has read it on a phone, and it reaches about as many as they were told. */
const isReady = ({ state, rehearsal, testedAt }: CampaignRow, recipients: number): boolean =>
  state === 'rehearsed' &&
  testedAt !== null &&
  rehearsal !== null &&
  recipients <= (rehearsal.recipients + rehearsal.heldBack) * mayGrow
