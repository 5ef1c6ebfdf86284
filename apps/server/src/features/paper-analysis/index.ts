export { analyseClosedPapers } from './analyse-closed-papers.ts'
export { paperAnalysisRoutes } from './paper-analysis.routes.ts'
