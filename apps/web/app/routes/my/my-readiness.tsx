import * as m from '@prostuti/text/messages'
import { ReadinessPage } from '../../features/readiness/readiness-page.tsx'

export const title = m.readiness_title

export default ReadinessPage
