import { my_dashboard_title } from '@prostuti/text/messages'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'

export const title = my_dashboard_title

export default DashboardPage
