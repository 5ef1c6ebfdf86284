import { randomBytes } from 'node:crypto'
import { tables } from '@prostuti/db'
import { buildDoctor } from '../../builders/build-doctor.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { campaign, campaignRecipient, district, doctor } = tables

type Campaign = Partial<typeof campaign.$inferInsert>

/** Of a place where one doctor lives: every other audience grows with the world. */
async function audienceOfOne({ db }: StaffWorld) {
  const [place] = await db.select().from(district).limit(1)
  await buildDoctor(db, { presentDistrictId: place!.id, presentDivisionId: place!.divisionId })
  return { any: [[{ about: 'district' as const, ids: [place!.id], not: false }]] }
}

const fieldsOf = async (world: StaffWorld) => ({
  title: 'ক্লাসের খবর',
  text: 'কাল সকাল ৯টায় ক্লাস',
  audience: await audienceOfOne(world),
})

async function makeCampaign(world: StaffWorld, createdBy: number, given: Campaign = {}) {
  const { db } = world
  const [made] = await db
    .insert(campaign)
    .values({
      ...(await fieldsOf(world)),
      textHash: randomBytes(6).toString('hex'),
      key: '0a1b2c3d',
      parts: 1,
      createdBy,
      ...given,
    })
    .returning({ id: campaign.id })
  const { id } = made!
  const [somebody] = await db.select({ id: doctor.id }).from(doctor).limit(1)
  if (given.state === 'done')
    await db.insert(campaignRecipient).values({ campaignId: id, doctorId: somebody!.id, state: 'doubtful', tries: 1 })
  return id
}

/** Whoever has bounds sees what they made; of somebody else's they see nothing. */
const of = (
  askOf: (id: number, world: StaffWorld) => StaffAsk | Promise<StaffAsk>,
  given?: Campaign,
): StaffMatrixRow => ({
  ask: async (world, staffId) => askOf(await makeCampaign(world, staffId, given), world),
  foreign: async (world) => {
    const { id: other } = await buildStaff(world.db, { role: 'owner' })
    return askOf(await makeCampaign(world, other, given), world)
  },
})

const pressed = (given?: Campaign) => of((id) => ({ params: { id } }), given)

export const campaignRows: Record<string, StaffMatrixRow> = {
  listCampaigns: { unscoped: 'asked of its own campaigns in campaign.test.ts' },
  listSmsTries: { unscoped: 'of its own campaigns, by the same condition as the list of these' },
  readCampaign: pressed(),
  listCampaignRecipients: pressed(),
  previewCampaign: {
    ask: async (world) => ({ body: { audience: await audienceOfOne(world) } }),
    unscoped: 'counts within the bounds of its member: campaign.test.ts',
    unaudited: 'it counts, and keeps nothing',
  },
  makeCampaign: {
    ask: async (world) => ({ body: await fieldsOf(world) }),
    unscoped: 'its audience is bounded when it is counted and started: campaign.test.ts',
  },
  changeCampaign: of(async (id, world) => ({ params: { id }, body: { ...(await fieldsOf(world)), version: 0 } })),
  removeCampaign: of((id) => ({ params: { id }, body: { version: 0 } })),
  testCampaign: of((id) => ({ params: { id }, body: { phone: '01712345678' } })),
  rehearseCampaign: pressed(),
  startCampaign: of((id) => ({ params: { id }, body: { version: 0 } })),
  stopCampaign: pressed({ state: 'sending' }),
  resumeCampaign: pressed({ state: 'stopped' }),
  decideDoubtful: of((id) => ({ params: { id }, body: { verdict: 'sent', doctor_ids: null } }), { state: 'done' }),
}
