export { demoAccounts, demoStaffAccounts } from './doctors.ts'
export { seedDemo } from './seed-demo.ts'
export { demoExamKey, demoStandings } from './sittings/seed-running-exam.ts'
