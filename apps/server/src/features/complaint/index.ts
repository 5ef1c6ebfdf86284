export { complaintRoutes } from './complaint.routes.ts'
export { sweepLooseFiles } from './sweep-loose-files.ts'
