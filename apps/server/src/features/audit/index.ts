export { changedFields, type Fields } from './changed-fields.ts'
export { writeAudit } from './write-audit.ts'
