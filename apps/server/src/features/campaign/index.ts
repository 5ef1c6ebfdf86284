export { campaignRoutes } from './campaign.routes.ts'
export { quietUntil } from './quiet-hours.ts'
export { sendCampaigns } from './sending/send-campaigns.ts'
export { readSmsRules } from './sms-rules.ts'
