import * as m from '@prostuti/text/messages'
import { NotebookPage } from '../../features/notebook/overview/notebook-page.tsx'

export const title = m.notebook_title

export default NotebookPage
