import * as m from '@prostuti/text/messages'
import { RetestPage } from '../../features/notebook/retest/retest-page.tsx'

export const title = m.notebook_retest

export default RetestPage
