import * as m from '@prostuti/text/messages'
import { ComplaintsPage } from '../../features/complaints/list/complaints-page.tsx'

export const title = m.my_complaints

export default ComplaintsPage
