export { sweepLooseFiles } from './attachments/sweep-loose-files.ts'
export { complaintRoutes } from './complaint.routes.ts'
