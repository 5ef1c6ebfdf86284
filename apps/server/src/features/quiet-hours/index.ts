export { type QuietHours, quietUntil } from './quiet-until.ts'
