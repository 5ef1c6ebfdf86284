import type { ResponseOf } from '@prostuti/contract'
import type { readCampaign } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type QuietHours, quietUntil } from '../quiet-hours/index.ts'
import { readVersion } from '../resource/index.ts'
import { readAudienceNames } from './audience/audience-names.ts'
import { type AudienceNames, audienceWords } from './audience/audience-words.ts'
import { type CampaignRow, type FoundCampaign, findCampaign } from './find-campaign.ts'
import { startedQuietUntil } from './fuse.ts'
import { readSmsRules } from './sms-rules.ts'
import { campaignThing } from './write-campaign.ts'

const { campaignRecipient } = tables

type Shown = ResponseOf<typeof readCampaign>['campaign']
type Presented = { names: AudienceNames; locale: Locale; partPaisa: number | null }

/** A campaign as its list shows it. Before it is started its cost is reckoned with today's price. */
export const presentRow = ({ campaign, by, starter }: FoundCampaign, { names, locale, partPaisa }: Presented) => ({
  id: campaign.id,
  title: campaign.title,
  state: campaign.state,
  words: audienceWords(campaign.audience, { names, locale, isBounded: false }),
  parts: campaign.parts,
  part_paisa: campaign.startedAt === null ? partPaisa : campaign.partPaisa,
  recipients: campaign.recipients,
  sent: campaign.sent,
  failed: campaign.failed,
  doubtful: campaign.doubtful,
  created_by: by,
  created_at: campaign.createdAt.toISOString(),
  started: starter && campaign.startedAt ? { by: starter, at: campaign.startedAt.toISOString() } : null,
})

type CampaignReader = { id: number; member: Parameters<typeof findCampaign>[1]['member']; locale: Locale; now: Date }

/** A campaign as its own screen shows it. */
export async function readShownCampaign(tx: Tx, { id, member, locale, now }: CampaignReader): Promise<Shown> {
  const found = await findCampaign(tx, { id, member })
  const { campaign } = found
  const names = await readAudienceNames(tx, { audiences: [campaign.audience] })
  const { partPaisa, quiet } = await readSmsRules(tx)
  const { version, by: changedBy } = await readVersion(tx, campaignThing(id))
  const at = (moment: Date | null | undefined) => moment?.toISOString() ?? null
  const { rehearsal, rehearsedAt } = campaign
  return {
    ...presentRow(found, { names, locale, partPaisa }),
    version,
    changed_by: changedBy,
    text: campaign.text,
    audience: campaign.audience,
    rehearsal:
      rehearsal && rehearsedAt
        ? {
            at: rehearsedAt.toISOString(),
            recipients: rehearsal.recipients,
            turned_off: rehearsal.turnedOff,
            held_back: rehearsal.heldBack,
          }
        : null,
    tested_at: at(campaign.testedAt),
    fuse_ends_at: campaign.state === 'fuse' ? at(campaign.fuseEndsAt) : null,
    pause: campaign.pauseReason ? { reason: campaign.pauseReason, until: at(campaign.resumesAt) } : null,
    quiet_until: at(startsInQuiet(campaign, quiet, now)),
    held: campaign.held,
    delivered: await countDelivered(tx, id),
    ended_at: at(campaign.endedAt),
  }
}

/** What has begun to go says itself until when it waits (`pause`). */
function startsInQuiet({ state, fuseEndsAt }: CampaignRow, quiet: QuietHours, now: Date): Date | undefined {
  if (state === 'fuse') return quietUntil(quiet, fuseEndsAt ?? now)
  return state === 'draft' || state === 'rehearsed' ? startedQuietUntil(quiet, now) : undefined
}

/** Null where no gateway has said anything of any of them. */
async function countDelivered(tx: Tx, id: number): Promise<number | null> {
  const known = and(eq(campaignRecipient.campaignId, id), isNotNull(campaignRecipient.delivery))
  const [counted] = await tx
    .select({
      known: sql<number>`count(*)::int`,
      delivered: sql<number>`count(*) filter (where ${campaignRecipient.delivery} = 'delivered')::int`,
    })
    .from(campaignRecipient)
    .where(known)
  return counted && counted.known > 0 ? counted.delivered : null
}
