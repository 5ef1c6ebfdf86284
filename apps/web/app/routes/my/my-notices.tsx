import * as m from '@prostuti/text/messages'
import { NoticesPage } from '../../features/notices/notices-page.tsx'

export const title = m.my_notices

export default NoticesPage
