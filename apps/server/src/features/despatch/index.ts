export { addBookParcelsJob, bookParcelsJob } from './booking/book-parcels.ts'
export { despatchRoutes } from './despatch.routes.ts'
