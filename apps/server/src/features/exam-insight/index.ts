export { insightRoutes } from './insight.routes.ts'
export { workOutCohorts } from './working/work-out-cohorts.ts'
export { workOutInsights } from './working/work-out-insights.ts'
