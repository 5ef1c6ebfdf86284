import { my_complaints } from '@prostuti/text/messages'
import { ComplaintPage } from '../features/complaints/conversation/complaint-page.tsx'

export const title = my_complaints

export default ComplaintPage
