export { demoAccounts, demoStaffAccounts } from './doctors.ts'
export { seedDemo } from './seed-demo.ts'
