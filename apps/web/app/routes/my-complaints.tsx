import { my_complaints } from '@prostuti/text/messages'
import { ComplaintsPage } from '../features/complaints/list/complaints-page.tsx'

export const title = my_complaints

export default ComplaintsPage
