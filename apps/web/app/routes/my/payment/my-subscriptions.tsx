import * as m from '@prostuti/text/messages'
import { SubscriptionsPage } from '../../../features/subscription/subscriptions-page.tsx'

export const title = m.subscription_page

export default SubscriptionsPage
