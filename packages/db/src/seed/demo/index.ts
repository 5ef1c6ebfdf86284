export { demoAccounts, demoStaffAccounts } from './doctors.ts'
export { seedDemo } from './seed-demo.ts'
export { demoExamKey } from './sittings/seed-running-exam.ts'
