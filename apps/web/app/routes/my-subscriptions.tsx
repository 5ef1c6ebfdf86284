import { subscription_page } from '@prostuti/text/messages'
import { SubscriptionsPage } from '../features/subscription/subscriptions-page.tsx'

export const title = subscription_page

export default SubscriptionsPage
