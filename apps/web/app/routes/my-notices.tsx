import { my_notices } from '@prostuti/text/messages'
import { NoticesPage } from '../features/notices/notices-page.tsx'

export const title = my_notices

export default NoticesPage
