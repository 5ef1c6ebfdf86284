import * as m from '@prostuti/text/messages'
import { ResultsPage } from '../../../features/my-results/results-page.tsx'

export const title = m.results_title

export default ResultsPage
