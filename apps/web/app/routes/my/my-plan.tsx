import * as m from '@prostuti/text/messages'
import { PlanPage } from '../../features/plan/plan-page.tsx'

export const title = m.plan_title

export default PlanPage
