export { priceAt } from './batches/price-at.ts'
export { isEnrolmentOpen } from './batches/read-batch-seats.ts'
export { catalogueRoutes } from './catalogue.routes.ts'
export { eventRoutes } from './events/events.routes.ts'
