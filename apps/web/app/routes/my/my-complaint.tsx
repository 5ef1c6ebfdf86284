import * as m from '@prostuti/text/messages'
import { ComplaintPage } from '../../features/complaints/conversation/complaint-page.tsx'

export const title = m.my_complaints

export default ComplaintPage
