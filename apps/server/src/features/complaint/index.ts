export { answerComplaint } from './answer-complaint.ts'
export { sweepLooseFiles } from './attachments/sweep-loose-files.ts'
export { complaintRoutes } from './complaint.routes.ts'
