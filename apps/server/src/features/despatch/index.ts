export { addBookParcelsJob } from './booking/book-parcels.ts'
export { bookParcelsJob } from './booking/book-parcels-job.ts'
export { despatchRoutes } from './despatch.routes.ts'
