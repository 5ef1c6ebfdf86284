import { randomBytes } from 'node:crypto'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { smsParts } from '@prostuti/text/sms-parts'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { refuseFields } from '../../input/refuse-fields.ts'
import { readVersion, writeRevision } from '../resource/index.ts'
import type { StaffMember } from '../staff/index.ts'
import { knowsAudience } from './audience/audience-names.ts'
import { type CampaignRow, holdCampaign } from './find-campaign.ts'
import { textHash } from './text-hash.ts'

const { campaign } = tables

type Fields = { title: string; text: string; audience: tables.CampaignAudience }
type Written = { fields: Fields; member: StaffMember; locale: Locale; now: Date }

/** What its revisions are written under. */
export const campaignThing = (id: number) => ({ resource: 'campaign', resourceId: String(id) })

/** It was not started: everything of it can still be changed. */
export const isOpen = ({ state }: Pick<CampaignRow, 'state'>): boolean => state === 'draft' || state === 'rehearsed'

type Open = {
  id: number
  member: StaffMember
  /** What they had before them; left out where nothing is changed or sent by it. */
  version?: number
}

export async function requireOpen(tx: Transaction, { version, ...given }: Open): Promise<CampaignRow> {
  const held = await holdCampaign(tx, given)
  if (!isOpen(held)) throw new AppError('campaign_state')
  if (version !== undefined && (await readVersion(tx, campaignThing(given.id))).version !== version)
    throw new AppError('version_conflict')
  return held
}

/** As much of a campaign as staff write, as it is kept. */
async function prepare(tx: Transaction, { fields, member, locale }: Omit<Written, 'now'>) {
  const isKnown = await knowsAudience(tx, fields.audience, member)
  refuseFields({ audience: isKnown ? undefined : messages.error_field_invalid_choice({}, { locale }) })
  const text = fields.text.normalize('NFC')
  return {
    title: fields.title.normalize('NFC'),
    text,
    textHash: textHash(text),
    parts: smsParts(text).parts,
    audience: fields.audience,
  }
}

export async function makeCampaign(tx: Transaction, { now, ...given }: Written): Promise<number> {
  const [made] = await tx
    .insert(campaign)
    .values({
      ...(await prepare(tx, given)),
      key: randomBytes(4).toString('hex'),
      createdBy: given.member.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: campaign.id })
  return made!.id
}

type Change = Written & {
  id: number
  /** What its writer had before them. */
  version: number
}

/** What was found about another text or other people counts no more. */
export async function changeCampaign(tx: Transaction, { id, version, now, ...given }: Change) {
  const before = await requireOpen(tx, { id, member: given.member, version })
  const kept = await prepare(tx, given)
  const isSameText = before.textHash === kept.textHash
  await tx
    .update(campaign)
    .set({
      ...kept,
      state: 'draft',
      rehearsal: null,
      rehearsedAt: null,
      ...(!isSameText && { testedAt: null }),
      updatedAt: now,
    })
    .where(eq(campaign.id, id))
  const change = { before: written(before), after: written(kept) }
  await writeRevision(tx, { ...campaignThing(id), ...change, staffId: given.member.id, now })
  return change
}

const written = ({ title, text, audience }: Fields): Fields => ({ title, text, audience })

export async function removeCampaign(tx: Transaction, given: Required<Open>): Promise<CampaignRow> {
  const held = await requireOpen(tx, given)
  await tx.delete(campaign).where(eq(campaign.id, given.id))
  return held
}
