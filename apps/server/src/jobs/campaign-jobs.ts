import type { Deps } from '../deps.ts'
import { askDeliveries, sendCampaigns } from '../features/campaign/index.ts'
import type { GatewayReader } from '../features/sms/index.ts'
import type { Job } from './job.ts'

/** SMS to many doctors go out, a chunk at a time, and what a dead process left of them is settled. */
export const campaignJobs = (deps: Deps & { readGateways: GatewayReader }): Job[] => [
  { name: 'send_campaigns', everyMs: 2_000, run: (_now, signal) => sendCampaigns(deps, signal) },
  { name: 'ask_sms_deliveries', everyMs: 15_000, run: (_now, signal) => askDeliveries(deps, signal) },
]
