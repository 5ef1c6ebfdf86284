import type { BodyOf, ResponseOf } from '@prostuti/contract'
import type {
  listCampaignRecipients,
  listCampaigns,
  makeCampaign,
  previewCampaign,
  readCampaign,
} from '@prostuti/contract/staff'

export type Campaign = ResponseOf<typeof readCampaign>['campaign']
export type CampaignFields = BodyOf<typeof makeCampaign>
export type Audience = CampaignFields['audience']
export type Sentence = Audience['any'][number][number]
export type Reach = ResponseOf<typeof previewCampaign>
export type Recipient = ResponseOf<typeof listCampaignRecipients>['rows'][number]

export const campaignsPath: (typeof listCampaigns)['path'] = '/api/v3/admin/campaigns'
