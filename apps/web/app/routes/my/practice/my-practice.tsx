import * as m from '@prostuti/text/messages'
import { PracticePage } from '../../../features/practice/practice-page.tsx'

export const title = m.practice_title

export default PracticePage
