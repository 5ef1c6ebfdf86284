import * as m from '@prostuti/text/messages'
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'

export const title = m.my_dashboard_title

export default DashboardPage
