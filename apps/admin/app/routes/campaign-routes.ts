import type { RouteObject } from 'react-router'

/** SMS to many doctors. */
export const campaignRoutes: RouteObject[] = [
  { path: 'campaigns', lazy: () => import('../screens/campaigns/campaigns.tsx') },
  { path: 'campaigns/new', lazy: () => import('../screens/campaigns/new-campaign.tsx') },
  { path: 'campaigns/:id', lazy: () => import('../screens/campaigns/campaign.tsx') },
  { path: 'sms-log', lazy: () => import('../screens/sms-log/sms-log.tsx') },
]
