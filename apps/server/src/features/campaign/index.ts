export { campaignRoutes } from './campaign.routes.ts'
export { sendCampaigns } from './sending/send-campaigns.ts'
